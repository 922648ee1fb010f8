/**
 * How figures come from hex to hex: Move abilities, teleport, push and pull, control, the end of a
 * flight. Asks the scene who stands where and the ruleset's policies; changes nothing, but answers
 * with what would happen. Start at {@code MoveAbility}; {@code Moved} is what every move results
 * in.
 */
@NullMarked
package haven.play.move;

import org.jspecify.annotations.NullMarked;
