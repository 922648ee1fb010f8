package haven.campaign.keeper;

import haven.model.scenario.Reward;
import java.util.List;

/** What a question is about, beside the character that it concerns. */
public sealed interface Topic {
  /** The event card that was turned. */
  record Event(String deck, int number) implements Topic {}

  record Item(String item) implements Topic {}

  /** What is given. */
  record Rewards(List<Reward> what) implements Topic {
    public Rewards {
      what = List.copyOf(what);
    }
  }

  /** So much gold, resources or the like is shared out; a loss if negative. */
  record Amount(int number) implements Topic {}

  record Building(int building) implements Topic {}

  record Scenario(int scenario) implements Topic {}

  /** The deck from which a card came up. */
  record Deck(String deck) implements Topic {}
}
