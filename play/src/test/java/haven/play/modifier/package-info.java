/** Tests of attack modifiers: draws from stacked decks, shuffling and supply, the board. */
@NullMarked
package haven.play.modifier;

import org.jspecify.annotations.NullMarked;
