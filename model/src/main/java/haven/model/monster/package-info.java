/**
 * What is printed about monsters: stat cards, ability cards and their decks. Plain values. Start at
 * {@code MonsterType}.
 */
@NullMarked
package haven.model.monster;

import org.jspecify.annotations.NullMarked;
