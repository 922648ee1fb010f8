package haven.model.scenario;

import haven.model.LootKind;
import haven.model.ability.Consequence;
import java.util.List;

/**
 * Something that a treasure, or the completion of a scenario, gives or takes. Of a treasure it is
 * for the looter, of a scenario for each character that took part, unless it is for the campaign.
 */
public sealed interface Reward {
  /** For the looter alone (LOT-42), or for each character that took part. */
  sealed interface ForACharacter extends Reward {}

  /** Designs, scenarios and the like: for all (LOT-42). */
  sealed interface ForTheCampaign extends Reward {}

  /** Lost if negative, down to nothing (END-17). */
  record Gold(int amount) implements ForACharacter {}

  /** Gold that can be spent on enhancing cards only. */
  record EnhancementGold(int amount) implements ForACharacter {}

  /** Gold for all characters together, as they share it. */
  record SharedGold(int amount) implements ForTheCampaign {}

  /** Something that happens to the looter at once; of a scenario, experience. */
  record Brings(Consequence what) implements ForACharacter {}

  /** As for a battle goal (BGL-06). */
  record Checkmarks(int number) implements ForACharacter {}

  /** For the personal supply of each (RES-02); lost if negative. */
  record Resource(LootKind kind, int number) implements ForACharacter {}

  /** The looter draws them at once from the loot deck of the scenario (TRE-00). */
  record LootCards(int number) implements ForACharacter {}

  /** One copy, for the looter, or for one of the characters present (END-17). */
  record Item(String item) implements ForACharacter {}

  /** For the character of one class alone, whoever else took part (JLC-19). */
  record OnlyFor(String characterClass, Reward what) implements ForTheCampaign {}

  /** All copies can be bought (LOT-44). */
  record ItemDesign(String item) implements ForTheCampaign {}

  record RandomItemDesign() implements ForTheCampaign {}

  record RandomScenario() implements ForTheCampaign {}

  /** One of these scenarios, as the party likes, becomes known. */
  record OneScenario(List<String> scenarios) implements ForTheCampaign {
    public OneScenario {
      scenarios = List.copyOf(scenarios);
    }
  }

  /** For one of those it could be for, as the party likes. */
  record ForOne(List<Reward> what) implements ForACharacter {
    public ForOne {
      what = List.copyOf(what);
    }
  }

  /** One of these, as the party likes. */
  record OneOf(List<Reward> what) implements ForTheCampaign {
    public OneOf {
      what = List.copyOf(what);
    }
  }

  /** Another scenario of the campaign. */
  record OtherScenario(String scenario, Access access) implements ForTheCampaign {}

  /** What becomes of another scenario. */
  public enum Access {
    UNLOCKED,
    /** Playable right after this one, without going home. */
    LINKED,
    /** The next one, before the party goes home (OUT-01). */
    MANDATORY,
    /** Not available any more. */
    BLOCKED
  }

  /** Prosperity of the city; lost if negative. */
  record Prosperity(int amount) implements ForTheCampaign {}

  /** Reputation of the party; lost if negative. */
  record Reputation(int amount) implements ForTheCampaign {}

  record Achievement(Scope scope, String name, boolean gained) implements ForTheCampaign {}

  /** Whose achievement it is. */
  public enum Scope {
    GLOBAL,
    PARTY
  }

  /** An event card joins the deck of that name, or leaves it. */
  record Event(String deck, int number, boolean joins) implements ForTheCampaign {}

  record CharacterClass(String name) implements ForTheCampaign {}

  record Envelope(String name) implements ForTheCampaign {}

  /** The halves of a design: all copies once every one of these treasures is looted (TRE-62). */
  record DesignInParts(String item, List<Integer> treasures) implements ForTheCampaign {
    public DesignInParts {
      treasures = List.copyOf(treasures);
    }
  }

  record Outpost(OutpostGain what) implements ForTheCampaign {}

  /** A text of ours, for what nothing else says. */
  record Other(String text) implements ForTheCampaign {}

  default boolean isForTheCampaign() {
    return this instanceof ForTheCampaign;
  }

  /** Whether a treasure does it in the scenario, so that nothing is left for the campaign. */
  default boolean isDoneAtOnce() {
    return this instanceof Brings || this instanceof LootCards;
  }
}
