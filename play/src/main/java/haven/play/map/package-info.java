/**
 * The map in play: doors, rooms that are revealed, monsters that are placed or spawned, objectives,
 * markers, and which hexes are empty. Rules without a figure's turn in them; start at {@code
 * MapState}, which is what the map has of its own; the board, the ground and the figures are the
 * {@code Field}'s, on which the rules here work.
 */
@NullMarked
package haven.play.map;

import org.jspecify.annotations.NullMarked;
