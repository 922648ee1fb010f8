/**
 * Attack modifiers: the decks with their supply of bless and curse cards, the board with its stone
 * and die, and what a draw does to an attack. Calls the ruleset's policies; chance comes in as an
 * argument. Start at {@code Modifiers}.
 */
@NullMarked
package haven.play.modifier;

import org.jspecify.annotations.NullMarked;
