/**
 * Figures that the rules move: what a monster, summon or scenario ally does in its turn, step by
 * step. Whom it focuses and where it goes is found in {@code haven.play.mind}. Start at {@code
 * Monsters}.
 */
@NullMarked
package haven.play.monster;

import org.jspecify.annotations.NullMarked;
