/**
 * The map in play: doors, rooms that are revealed, monsters that are placed or spawned, objectives,
 * markers, and which hexes are empty. Values without a figure's turn in them; start at {@code
 * MapState}.
 */
@NullMarked
package haven.play.map;

import org.jspecify.annotations.NullMarked;
