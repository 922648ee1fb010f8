package haven.play.mind;

import haven.board.Hex;
import haven.model.Criterion;
import haven.model.RuleId;
import java.util.List;

/**
 * One step of a monster's deliberation: which candidates a rule kept and which it dropped.
 *
 * @param about for which focus an attack hex, or for which attack hex a stop, is being looked for;
 *     the monster's own hex while the focus is
 */
public record Judgement(
    RuleId rule, Criterion criterion, Hex about, List<Candidate> kept, List<Candidate> dropped) {

  /** A hex that was weighed, and what it came to. */
  public record Candidate(Hex hex, int value) {}
}
