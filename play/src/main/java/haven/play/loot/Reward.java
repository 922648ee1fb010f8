package haven.play.loot;

/** What the treasure index says of a number. */
public sealed interface Reward {
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
