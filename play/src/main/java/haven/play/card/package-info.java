/**
 * The ability cards of one character in play: where each lies, where it may go, what rests and the
 * negation of damage cost. Calls the cards and policies of the model; whose turn it is, is not
 * known here. Start at {@code Cards}; a hand is chosen with {@code HandChoice}.
 */
@NullMarked
package haven.play.card;

import org.jspecify.annotations.NullMarked;
