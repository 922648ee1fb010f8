/** Tests of the map in play; maps are drawn. */
@NullMarked
package haven.play.map;

import org.jspecify.annotations.NullMarked;
