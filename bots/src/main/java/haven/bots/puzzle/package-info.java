/**
 * Puzzles: positions of played games in which one turn is clearly the best. A turn is searched to
 * its end, whatever may be answered on the way; every attack modifier is a +0, so that nothing is
 * left to luck.
 */
@NullMarked
package haven.bots.puzzle;

import org.jspecify.annotations.NullMarked;
