/**
 * Monster types with their stat cards, and the ability decks of their sets. Start at {@code
 * MonsterForms}.
 */
@NullMarked
package haven.content.monster;

import org.jspecify.annotations.NullMarked;
