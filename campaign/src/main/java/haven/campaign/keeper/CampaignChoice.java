package haven.campaign.keeper;

import haven.campaign.journey.Homecoming;
import haven.model.LootKind;
import haven.model.campaign.Favour;
import haven.model.campaign.RoomCard.Severity;
import haven.model.campaign.Sticker;
import java.util.List;
import java.util.Optional;

/** What somebody wants, or answers, between two scenarios. Characters go by their numbers. */
public sealed interface CampaignChoice {
  /** What records hold of it, such as {@code buy | 2 | Iron Helmet}. */
  default String text() {
    return CampaignNotation.of(this);
  }

  /** The choice of that text, whether it is offered or not; empty if no choice reads so. */
  static Optional<CampaignChoice> read(String text) {
    return CampaignNotation.read(text);
  }

  /** What one of the characters does. */
  sealed interface Errand extends CampaignChoice {
    int character();
  }

  /** An answer to something that was asked before all can go on. */
  sealed interface Answer extends CampaignChoice {}

  /** What the party does together. */
  sealed interface Together extends CampaignChoice {}

  /**
   * A player creates a character (CHR-04).
   *
   * @param name empty for that of the class
   */
  record Create(int player, String characterClass, String name, int level)
      implements CampaignChoice {}

  /** The character goes with the party again. */
  record Join(int character) implements Errand {}

  /** The character stays behind. */
  record StayBehind(int character) implements Errand {}

  record LevelUp(int character) implements Errand {}

  record Buy(int character, String item) implements Errand {}

  record Sell(int character, String item) implements Errand {}

  record Donate(int character) implements Errand {}

  record Retire(int character) implements Errand {}

  /** All its cards above level 1 are chosen anew (VAR-09). */
  record Respec(int character) implements Errand {}

  /** A sticker for a line of one of its cards, see {@link haven.model.campaign.Enhancement}. */
  record Enhance(int character, String card, boolean top, int line, Sticker sticker, int place)
      implements Errand {}

  /** The cards and items that it takes into its next scenarios; empty for those that fit. */
  record Prepare(int character, List<String> hand, List<String> items) implements Errand {
    public Prepare {
      hand = List.copyOf(hand);
      items = List.copyOf(items);
    }
  }

  /** What one of the characters does in an outpost. */
  sealed interface OutpostErrand extends Errand {}

  /** What the party does in an outpost. */
  sealed interface OutpostWork extends Together {}

  /** Resources of its own go to the common supply, for good (RES-02). */
  record Store(int character, LootKind kind, int number) implements OutpostErrand {}

  record Craft(int character, String item) implements OutpostErrand {}

  /** A potion of these herbs, in the order of their kinds. */
  record Brew(int character, List<LootKind> herbs) implements OutpostErrand {
    public Brew {
      herbs = herbs.stream().sorted().toList();
    }
  }

  /** A potion becomes one of its herbs again. */
  record Distil(int character, String potion) implements OutpostErrand {}

  /** On to the next step of the Outpost Phase. */
  record Proceed() implements OutpostWork {}

  /** A building is built, or upgraded. */
  record Build(int building) implements OutpostWork {}

  record Rebuild(int building) implements OutpostWork {}

  /**
   * So much from, or for, one of several supplies.
   *
   * @param holder whose supply it is; -1 for that of all
   * @param what a resource or inspiration
   */
  record Portion(int holder, String what, int number) implements Answer {}

  /** One of the things that were drawn, or that can be taken: a quest, a card. */
  record Take(String what) implements Answer {}

  /** A box of the perk list, by the place of the perk. */
  record MarkPerk(int perk) implements Answer {}

  /**
   * A favour for the scenario that begins (FAV-01).
   *
   * @param what a monster deck or a resource, where it is about one
   */
  record AskFavour(Favour favour, String what) implements Answer {}

  /** The character is given up for good (CHR-14a). */
  record Abandon(int character) implements Answer {}

  /** The character who gets it. */
  record Give(int character) implements Answer {}

  /** So much of it. */
  record Amount(int number) implements Answer {}

  /** One way out of an event. */
  record Way(boolean first) implements Answer {}

  /** Home to the town. */
  record GoHome() implements Together {}

  record HaveEvent() implements Together {}

  /** The level of the next scenarios; -1 for the recommended one. */
  record PlayAt(int level) implements Together {}

  record SetOut(int scenario, boolean casual) implements Together {}

  /** Into a random dungeon. */
  record Delve() implements Together {}

  /** The penalties for the rooms of a random dungeon (RDG-10). */
  record Penalize(List<Severity> penalties) implements Answer {
    public Penalize {
      penalties = List.copyOf(penalties);
    }
  }

  /** What the party brings home from a scenario that was played, or that is entered by hand. */
  record Return(Homecoming what) implements Answer {}

  /** What chance has brought, by its number among what could come up. */
  record Came(int what) implements Answer {}

  /** Takes the last choice back. */
  record Undo() implements Answer {}

  record Accept() implements Answer {}

  record Decline() implements Answer {}
}
