/**
 * The order of turns of one round, with its ties and newcomers, and the cards that monsters act on.
 * Calls the model, chance and the scene's initiative. Start at {@code TurnOrder}.
 */
@NullMarked
package haven.play.round;

import org.jspecify.annotations.NullMarked;
