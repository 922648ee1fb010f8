/**
 * The monster's mind: whom it focuses, where it goes, whom it attacks, and why. Calls the board and
 * the ruleset's policies. Start at {@code MonsterMind}; the tie-breaks of the focus are in {@code
 * FocusChoice}, those of the attack hex in {@code AttackHexChoice}.
 */
@NullMarked
package haven.play.monster;

import org.jspecify.annotations.NullMarked;
