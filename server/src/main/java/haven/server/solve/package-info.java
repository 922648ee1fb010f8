/**
 * Monster turns from JSON: {@code PositionReader} reads the position, {@code Solver} answers with
 * every legal outcome and the reasons. The page and {@code haven solve} share both.
 */
@NullMarked
package haven.server.solve;

import org.jspecify.annotations.NullMarked;
