/**
 * The map in play: which hexes are empty, who starts where, doors and what they reveal, spawning,
 * objectives, pressure plates, escape, random dungeons. It calls the board, the model and the
 * scene. Start at {@code MapState}, {@code Entering} and {@code Reveal}.
 */
@NullMarked
package haven.play.map;

import org.jspecify.annotations.NullMarked;
