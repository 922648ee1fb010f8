package haven.model.scenario;

import haven.model.ability.Consequence;

/**
 * Something that a treasure, or the completion of a scenario, gives or takes. Of a treasure it is
 * for the looter, of a scenario for each character that took part, unless it is for the campaign.
 */
public sealed interface Reward {
  /** Lost if negative, down to nothing (END-17). */
  record Gold(int amount) implements Reward {}

  /** Gold for all characters together, as they share it. */
  record SharedGold(int amount) implements Reward {}

  /** Something that happens to the looter at once; of a scenario, experience. */
  record Brings(Consequence what) implements Reward {}

  /** As for a battle goal (BGL-06). */
  record Checkmarks(int number) implements Reward {}

  /** One copy, for the looter, or for one of the characters present (END-17). */
  record Item(String item) implements Reward {}

  /** All copies can be bought (LOT-44). */
  record ItemDesign(String item) implements Reward {}

  record RandomItemDesign() implements Reward {}

  record RandomScenario() implements Reward {}

  /** Another scenario of the campaign. */
  record OtherScenario(String scenario, Access access) implements Reward {}

  /** What becomes of another scenario. */
  public enum Access {
    UNLOCKED,
    /** Playable right after this one, without going home. */
    LINKED,
    /** Not available any more. */
    BLOCKED
  }

  /** Prosperity of the city; lost if negative. */
  record Prosperity(int amount) implements Reward {}

  /** Reputation of the party; lost if negative. */
  record Reputation(int amount) implements Reward {}

  record Achievement(Scope scope, String name, boolean gained) implements Reward {}

  /** Whose achievement it is. */
  public enum Scope {
    GLOBAL,
    PARTY
  }

  /** An event card joins the deck of that name. */
  record Event(String deck, int number) implements Reward {}

  record CharacterClass(String name) implements Reward {}

  record Envelope(String name) implements Reward {}

  /** A text of ours, for what nothing else says. */
  record Other(String text) implements Reward {}

  /** LOT-42: designs and scenarios are for all, everything else for the looter alone. */
  default boolean isForTheCampaign() {
    return switch (this) {
      case Gold _, Brings _, Checkmarks _, Item _ -> false;
      case SharedGold _,
          ItemDesign _,
          RandomItemDesign _,
          RandomScenario _,
          OtherScenario _,
          Prosperity _,
          Reputation _,
          Achievement _,
          Event _,
          CharacterClass _,
          Envelope _,
          Other _ ->
          true;
    };
  }

  /** Whether a treasure does it in the scenario, so that nothing is left for the campaign. */
  default boolean isDoneAtOnce() {
    return this instanceof Brings;
  }
}
