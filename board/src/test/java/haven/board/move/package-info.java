/** Tests of the movement kernel against slow and simple enumerations. */
@NullMarked
package haven.board.move;

import org.jspecify.annotations.NullMarked;
