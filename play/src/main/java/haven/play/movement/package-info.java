/**
 * Figures that move, are pushed, pulled, commanded and teleported, and the overlay tiles that
 * abilities move. Start at {@code Moves}: {@code Moves.Enter} is what happens when a figure enters
 * a hex.
 */
@NullMarked
package haven.play.movement;

import org.jspecify.annotations.NullMarked;
