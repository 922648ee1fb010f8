/**
 * What a scenario's page says beyond its map: goal, losses, special rules, effects, loot, rewards.
 * Plain values; conditions and effects are closed sets that content can name. Start at {@code
 * Scenario}.
 */
@NullMarked
package haven.model.scenario;

import org.jspecify.annotations.NullMarked;
