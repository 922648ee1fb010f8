package haven.campaign.book;

import haven.model.LootKind;
import haven.model.RuleId;
import haven.model.ability.Consequence;
import haven.model.campaign.Enhancement;
import haven.model.campaign.Favour;
import haven.model.campaign.Guest;
import haven.model.rules.PartyRules.Journey;
import haven.model.scenario.Reward;
import haven.play.item.LootPile.End;
import java.util.List;

/**
 * Something that happened in the campaign, and the rule that was applied. All that the books hold
 * was booked: nothing changes in any other way. A negative number is a loss.
 */
public sealed interface Booking {
  RuleId rule();

  /** What all but the given person see of it. */
  default Booking inSecret() {
    return this;
  }

  /** The character whose sheet it is about, or -1. */
  default int character() {
    return -1;
  }

  /** Only whoever plays the character may know all of it. */
  sealed interface Secret extends Booking {}

  /** Nobody may know all of it. */
  sealed interface Hidden extends Booking {}

  /** Somebody new; its sheet is empty but for this. */
  record Created(RuleId rule, int character, int player, String characterClass, String name)
      implements Booking {}

  /** A personal quest was drawn for it. */
  record QuestDrawn(RuleId rule, int character, String quest) implements Secret {
    @Override
    public Booking inSecret() {
      return new QuestDrawn(rule, character, "");
    }
  }

  /** A personal quest that was drawn is its own from now on. */
  record QuestKept(RuleId rule, int character, String quest) implements Secret {
    @Override
    public Booking inSecret() {
      return new QuestKept(rule, character, "");
    }
  }

  /** A personal quest is shuffled back into the deck. */
  record QuestReturned(RuleId rule, int character, String quest) implements Secret {
    @Override
    public Booking inSecret() {
      return new QuestReturned(rule, character, "");
    }
  }

  /** A personal quest that was drawn is complete, and leaves the game with its character. */
  record QuestDone(RuleId rule, int character, String quest) implements Booking {}

  /** It has come closer to what its quest asks for, by the place of the demand on the card. */
  record QuestProgress(RuleId rule, int character, int demand, int number) implements Secret {
    @Override
    public Booking inSecret() {
      return new QuestProgress(rule, character, 0, 0);
    }
  }

  /** A type of monsters that it had never killed before. */
  record Trophy(RuleId rule, int character, String monster) implements Secret {
    @Override
    public Booking inSecret() {
      return new Trophy(rule, character, "");
    }
  }

  record Gold(RuleId rule, int character, int number) implements Booking {}

  /** Gold that only pays for stickers. */
  record EnhancementGold(RuleId rule, int character, int number) implements Booking {}

  record Experience(RuleId rule, int character, int number) implements Booking {}

  record Levelled(RuleId rule, int character, int level) implements Booking {}

  record CardGained(RuleId rule, int character, String card) implements Booking {}

  /** All its cards but those of levels 1 and X go back. */
  record CardsReturned(RuleId rule, int character) implements Booking {}

  record Checkmarks(RuleId rule, int character, int number) implements Booking {}

  /** One of the masteries of its class. */
  record Mastered(RuleId rule, int character, String mastery) implements Booking {}

  /** A box of the perk list may be marked. */
  record PerkGained(RuleId rule, int character) implements Booking {}

  record PerkMarked(RuleId rule, int character, int perk) implements Booking {}

  /**
   * A copy of an item is its own.
   *
   * @param found whether it was none of the shop's
   */
  record ItemGained(RuleId rule, int character, String item, boolean found) implements Booking {}

  /** A copy goes to the shop. */
  record ItemReturned(RuleId rule, int character, String item) implements Booking {}

  /** So many copies can be had in the shop that could not before. */
  record ItemsAvailable(RuleId rule, String item, int copies) implements Booking {}

  /** The character has played its last scenario. */
  record Gone(RuleId rule, int character, CharacterSheet.Fate fate) implements Booking {}

  /** Something is to happen to it at the start of its next scenario. */
  record Awaits(RuleId rule, int character, Consequence what) implements Booking {}

  /** It has given to the temple. */
  record Donated(RuleId rule, int character, int gold) implements Booking {}

  record Enhanced(RuleId rule, int character, Enhancement what) implements Booking {}

  /** All stickers on the cards of its class are taken off. */
  record StickersRemoved(RuleId rule, int character, String characterClass) implements Booking {}

  /** What it takes into its next scenarios; nothing stands for what fits. */
  record Prepared(RuleId rule, int character, List<String> hand, List<String> items)
      implements Booking {}

  /** A new party. */
  record Founded(RuleId rule, String name) implements Booking {}

  /** The character goes with the party from now on, or stays behind. */
  record Joined(RuleId rule, int character, boolean joins) implements Booking {}

  record Reputation(RuleId rule, int number) implements Booking {}

  record Prosperity(RuleId rule, int number) implements Booking {}

  record Achieved(RuleId rule, Reward.Scope scope, String name, boolean gained)
      implements Booking {}

  /** What has become of a scenario. */
  record Marked(RuleId rule, int scenario, World.Mark mark) implements Booking {}

  /** From one scenario the way leads to another without a road event. */
  record Linked(RuleId rule, int from, int to) implements Booking {}

  record TreasureLooted(RuleId rule, int treasure) implements Booking {}

  record ClassUnlocked(RuleId rule, String name) implements Booking {}

  /** A box or envelope is opened, or a condition of the world is met for the first time. */
  record Opened(RuleId rule, String name) implements Booking {}

  /** A card leaves its deck. */
  record CardDrawn(RuleId rule, String deck, String card) implements Booking {}

  /** A card joins a deck, which is shuffled. */
  record CardAdded(RuleId rule, String deck, String card) implements Booking {}

  /** A card for a random dungeon: nobody knows what lies behind a door (RDG-02). */
  record DungeonDrawn(RuleId rule, String deck, String card) implements Hidden {
    @Override
    public Booking inSecret() {
      return new DungeonDrawn(rule, deck, "");
    }
  }

  /** The cards of a random dungeon are shuffled into their decks again. */
  record DungeonLeft(RuleId rule) implements Booking {}

  /** A card is taken out of a deck, which is shuffled. */
  record CardRemoved(RuleId rule, String deck, String card) implements Booking {}

  /** A card is put under its deck. */
  record CardBeneath(RuleId rule, String deck, String card) implements Booking {}

  /** The party enters the town. */
  record CameHome(RuleId rule) implements Booking {}

  /** The party has used its event of this visit. */
  record EventUsed(RuleId rule) implements Booking {}

  record SetOut(RuleId rule, int scenario, boolean casual, Journey journey) implements Booking {}

  /** Somebody goes along into the next scenario. */
  record Accompanied(RuleId rule, Guest guest) implements Booking {}

  /**
   * The party has asked for a favour for its next scenario.
   *
   * @param what a deck or a resource, where it is about one
   */
  record FavourAsked(RuleId rule, Favour favour, String what) implements Booking {}

  /** Favours are paid for with cards of the monsters' deck, their -2 among them or not. */
  record FavoursPaid(RuleId rule, boolean minusTwo) implements Booking {}

  /** Somebody has looked at a card of a monster deck, by its place; it stays out or goes back. */
  record CardScouted(RuleId rule, String deck, int card, boolean out) implements Booking {}

  /** A scenario is over; what awaited those who played it has happened. */
  record Returned(RuleId rule, int scenario, End end, boolean casual) implements Booking {}

  /** The party will play at that level; -1 for the recommended one. */
  record LevelChosen(RuleId rule, int level) implements Booking {}

  /** So much of a resource in its personal supply. */
  record Resource(RuleId rule, int character, LootKind kind, int number) implements Booking {}

  /** Something changes in the outpost. */
  record AtOutpost(RuleId rule, OutpostChange what) implements Booking {}

  /** All cards are in the deck again but these, and it is shuffled. */
  record GuardShuffled(RuleId rule, List<Integer> without) implements Booking {
    public GuardShuffled {
      without = List.copyOf(without);
    }
  }

  /** Something that nothing else says. */
  record Told(RuleId rule, String text) implements Booking {}
}
