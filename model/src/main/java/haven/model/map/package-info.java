/**
 * A scenario's map as it is printed: what lies in which room, who stands there with how many
 * characters, what objectives, treasures, pressure plates and marked hexes mean. Plain values that
 * call only the board. Start at {@link haven.model.map.ScenarioMap}.
 */
@NullMarked
package haven.model.map;

import org.jspecify.annotations.NullMarked;
