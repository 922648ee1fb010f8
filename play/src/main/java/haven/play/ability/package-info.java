/**
 * What abilities do that are neither moves nor attacks, their numbers and conditions, what they
 * cost, and what lasts: {@code Abilities} carries out what a player decides, {@code Effects} knows
 * what works for whom, {@code Elements} what is infused. Calls any chapter by pushing its tasks.
 */
@NullMarked
package haven.play.ability;

import org.jspecify.annotations.NullMarked;
