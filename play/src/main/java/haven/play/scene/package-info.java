/**
 * Figures on a board at one moment: who stands where, on whose side, with which initiative. Calls
 * the board and the ruleset's policies. Start at {@code Scene}; {@code SceneText} reads drawn ones.
 */
@NullMarked
package haven.play.scene;

import org.jspecify.annotations.NullMarked;
