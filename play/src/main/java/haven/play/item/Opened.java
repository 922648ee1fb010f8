package haven.play.item;

import haven.model.map.Treasure;
import haven.model.scenario.Reward;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What happens, at once, when a treasure has been looted (LOT-40). */
public sealed interface Opened {
  /** The scenario's own rules say what a goal treasure does. */
  record ScenarioRule(Treasure.Goal goal) implements Opened {}

  /** The index of the campaign says what a numbered treasure holds. */
  record Found(Treasure.Numbered treasure, List<Reward> rewards) implements Opened {
    public Found {
      rewards = List.copyOf(rewards);
    }

    public Found(Treasure.Numbered treasure, Reward... rewards) {
      this(treasure, List.of(rewards));
    }
  }

  static Opened of(Treasure treasure, Map<Integer, List<Reward>> index) {
    return switch (treasure) {
      case Treasure.Goal goal -> new ScenarioRule(goal);
      case Treasure.Numbered numbered -> {
        @Nullable List<Reward> rewards = index.get(numbered.number());
        if (rewards == null) {
          throw new IllegalArgumentException(
              "the treasure index has no number " + numbered.number());
        }
        yield new Found(numbered, rewards);
      }
    };
  }
}
