/**
 * Hexes, walls, range, line of sight, paths and areas; no figure is known by name here. The lowest
 * floor of the house: it calls nothing but the JDK's own values.
 */
@NullMarked
package haven.board;

import org.jspecify.annotations.NullMarked;
