package haven.play.scenario;

import haven.model.Condition;
import haven.model.ability.Consequence;
import java.util.Set;

/** What an event before the scenario does to one hero. */
public record EventEffect(String hero, Consequence what) {
  private static final int BLESSINGS = 2;

  /** A donation to the temple (AMD-37). */
  static EventEffect donation(String hero) {
    return new EventEffect(hero, new Consequence.Gain(Set.of(Condition.BLESS), BLESSINGS));
  }
}
