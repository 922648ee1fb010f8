/**
 * Rounds and turns: card selection, the order of turns, what a character does in its turn, rests,
 * the end of the round; and the ability cards with the zones they lie in. Start at {@code Rounds}.
 */
@NullMarked
package haven.play.turn;

import org.jspecify.annotations.NullMarked;
