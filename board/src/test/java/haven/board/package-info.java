/** Tests of the board: drawn positions first, then properties of seeded random boards. */
@NullMarked
package haven.board;

import org.jspecify.annotations.NullMarked;
