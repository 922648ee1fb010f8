/**
 * What is printed on the cards of characters: ability cards, attack modifiers, items, summons,
 * battle goals, classes. Plain values. Start at {@code CharacterClass}.
 */
@NullMarked
package haven.model.card;

import org.jspecify.annotations.NullMarked;
