/**
 * The end of a scenario: whether it is completed or lost, and what each hero and the party gain by
 * it, ready for the campaign to book. Calls the model, the party and the loot. Start at {@code
 * ScenarioResult}.
 */
@NullMarked
package haven.play.end;

import org.jspecify.annotations.NullMarked;
