/**
 * What a monster does on its turn, found from a position and nothing else: focus, the hex to attack
 * from, where it stops, whom it attacks, and why. Used by games, by the solver and by tests alike.
 * Start at {@code MonsterMind}.
 */
@NullMarked
package haven.play.mind;

import org.jspecify.annotations.NullMarked;
