/**
 * What is fixed before the first round: who sets out, with which items and battle goals, for which
 * scenario, at which level and by which variants; and the tallies that are kept of each hero. Calls
 * the model, the loot and the map. Start at {@code Setup}.
 */
@NullMarked
package haven.play.party;

import org.jspecify.annotations.NullMarked;
