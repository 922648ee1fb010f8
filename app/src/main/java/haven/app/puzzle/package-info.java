/** {@code haven puzzles}: books of puzzles are made and checked. */
@NullMarked
package haven.app.puzzle;

import org.jspecify.annotations.NullMarked;
