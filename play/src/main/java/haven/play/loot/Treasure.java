package haven.play.loot;

import java.util.Map;

/** A treasure tile's label: what its legend says it is (OVL-86). */
public sealed interface Treasure {

  /** A goal treasure: the scenario's own rules say what it does. */
  record Goal(String name) implements Treasure {}

  /** A numbered treasure: the index of the campaign says what is in it. */
  record Numbered(int number) implements Treasure {}

  /** What opening it does, at once (LOT-40). */
  default Opened open(Map<Integer, Reward> index) {
    return switch (this) {
      case Goal goal -> new Opened.ScenarioRule(goal);
      case Numbered numbered -> {
        Reward reward = index.get(numbered.number());
        if (reward == null) {
          throw new IllegalArgumentException(
              "the treasure index has no number " + numbered.number());
        }
        yield new Opened.Found(numbered, reward);
      }
    };
  }

  /** What happens when a treasure has been looted. */
  sealed interface Opened {
    record ScenarioRule(Goal goal) implements Opened {}

    record Found(Numbered treasure, Reward reward) implements Opened {}
  }

  /** What the index says of a number. */
  sealed interface Reward {
    record Gold(int amount) implements Reward {}

    record Item(String item) implements Reward {}

    record ItemDesign(String item) implements Reward {}

    record RandomItemDesign() implements Reward {}

    record RandomScenario() implements Reward {}

    /** LOT-42: designs and scenarios are for all, everything else for the looter alone. */
    default boolean isForTheCampaign() {
      return switch (this) {
        case Gold _, Item _ -> false;
        case ItemDesign _, RandomItemDesign _, RandomScenario _ -> true;
      };
    }
  }
}
