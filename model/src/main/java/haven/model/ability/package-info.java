/**
 * The verbs of the game: what abilities of cards, items, monsters and scenarios do. A small closed
 * set of records that compose; a switch over them is exhaustive. Plain values: how they are carried
 * out is the business of {@code play}. Start at {@code Ability}.
 */
@NullMarked
package haven.model.ability;

import org.jspecify.annotations.NullMarked;
