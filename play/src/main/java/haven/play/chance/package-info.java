/**
 * Chance as a value: part of the state, so that a game is its seed and the choices made. Calls
 * nothing.
 */
@NullMarked
package haven.play.chance;

import org.jspecify.annotations.NullMarked;
