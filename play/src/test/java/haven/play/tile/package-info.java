/** Tests of abilities that change the overlay tiles; positions are drawn. */
@NullMarked
package haven.play.tile;

import org.jspecify.annotations.NullMarked;
