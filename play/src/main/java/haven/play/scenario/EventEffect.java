package haven.play.scenario;

import haven.model.Condition;
import haven.model.ability.Affects;
import haven.model.scenario.ScenarioRule;

/** What an event before the scenario does to one hero. */
public record EventEffect(String hero, ScenarioRule.Deed deed) {
  private static final int BLESSINGS = 2;

  /** A donation to the temple (AMD-37). */
  static EventEffect donation(String hero) {
    return new EventEffect(
        hero, new ScenarioRule.Deed.Give(Condition.BLESS, BLESSINGS, Affects.SELF));
  }
}
