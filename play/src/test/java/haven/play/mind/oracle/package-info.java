/**
 * A second, naive solver of monster turns, written from the description of the monster-turn cases
 * by somebody who had not seen ours. It calls nothing of the engine, and must not: what both say is
 * worth more than what one says twice. Start at {@code OracleSolver}; {@code RandomCases} draws the
 * positions. {@code ButtonsSolver} is the same for Buttons & Bugs, which the cases do not know: it
 * was written from the rows of the catalogue.
 */
@NullMarked
package haven.play.mind.oracle;

import org.jspecify.annotations.NullMarked;
