/**
 * Attack modifiers: decks of cards, or a board with a die; what is drawn, how advantage combines,
 * what it is worth. Start at {@code Modifiers}.
 */
@NullMarked
package haven.play.modifier;

import org.jspecify.annotations.NullMarked;
