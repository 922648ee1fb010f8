package haven.play.mind;

import haven.model.Circumstance;
import haven.model.RuleId;
import java.util.List;

/**
 * The answer: all turns the rules allow the monster, equally legal, for the players to choose from
 * (AMB-01 to AMB-04), and why.
 *
 * @param notes what shaped the turn before anything was compared
 * @param why the judgements in the order in which they were made
 * @param allReasons whether these are all judgements; if not, only the first of very many
 */
public record MonsterTurn(
    List<Outcome> outcomes, List<Note> notes, List<Judgement> why, boolean allReasons) {

  /** A circumstance of this turn and the rule that deals with it. */
  public record Note(RuleId rule, Circumstance circumstance) {}
}
