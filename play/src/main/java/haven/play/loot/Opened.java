package haven.play.loot;

import haven.model.map.Treasure;
import java.util.Map;

/** What happens, at once, when a treasure has been looted (LOT-40). */
public sealed interface Opened {
  /** The scenario's own rules say what a goal treasure does. */
  record ScenarioRule(Treasure.Goal goal) implements Opened {}

  /** The index of the campaign says what a numbered treasure holds. */
  record Found(Treasure.Numbered treasure, Reward reward) implements Opened {}

  static Opened of(Treasure treasure, Map<Integer, Reward> index) {
    return switch (treasure) {
      case Treasure.Goal goal -> new ScenarioRule(goal);
      case Treasure.Numbered numbered -> {
        Reward reward = index.get(numbered.number());
        if (reward == null) {
          throw new IllegalArgumentException(
              "the treasure index has no number " + numbered.number());
        }
        yield new Found(numbered, reward);
      }
    };
  }
}
