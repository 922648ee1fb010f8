/**
 * What belongs to characters: classes, ability cards, perks and modifiers, items, battle goals.
 * Start at {@code CardForms}.
 */
@NullMarked
package haven.content.card;

import org.jspecify.annotations.NullMarked;
