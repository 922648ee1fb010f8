/**
 * {@code haven try}: a card, item or monster card played on a small stage. {@link
 * haven.app.trial.TrialStage} lays the stage out, a {@link haven.app.trial.Trial} is what is to be
 * seen there, a {@link haven.app.trial.Rehearsal} one run of it.
 */
@NullMarked
package haven.app.trial;

import org.jspecify.annotations.NullMarked;
