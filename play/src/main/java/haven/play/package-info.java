/**
 * One scenario from set-up to end: rounds, turns, combat, monsters, prompts and events. It calls
 * the model and the board; whoever decides something answers its prompts from outside.
 */
@NullMarked
package haven.play;

import org.jspecify.annotations.NullMarked;
