/**
 * Everything that lies on the table: {@code State} with its figures, heroes, lasting effects and
 * the stack of rules in progress; {@code Scene} is what the rules of the board see of it. Changed
 * by tasks only, read by everybody.
 */
@NullMarked
package haven.play.table;

import org.jspecify.annotations.NullMarked;
