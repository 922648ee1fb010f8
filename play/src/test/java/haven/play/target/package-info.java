/** Tests of range, line of sight and targeting on drawn scenes. */
@NullMarked
package haven.play.target;

import org.jspecify.annotations.NullMarked;
