package haven.server.wire;

import haven.campaign.CampaignView;
import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.World;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Topic;
import haven.model.LootKind;
import haven.model.RuleId;
import haven.model.Variant;
import haven.model.campaign.Enhancement;
import haven.model.words.Phrase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** What a page is shown and told of a campaign. */
public final class Ledger {
  private Ledger() {}

  /**
   * All that somebody may know. Things that come and go are members of objects, so that patches are
   * small.
   *
   * @param people the places that they answer for
   * @param heroes all that ever were, by their numbers
   * @param shop by the names of items
   * @param decks how many cards each has
   * @param questions what they can do or must decide, by kind and place
   * @param awaited whom all wait for
   * @param undoing the place that wants to take a choice back, while others are asked
   */
  public record View(
      String pack,
      String ruleset,
      List<Integer> people,
      Party party,
      Town town,
      Map<Integer, Scenario> scenarios,
      Map<Integer, Hero> heroes,
      Map<String, Shelf> shop,
      List<Enhancement> stickers,
      Set<Integer> treasures,
      Map<String, Integer> decks,
      Optional<CampaignView.Outpost> outpost,
      Map<String, Question> questions,
      List<Awaited> awaited,
      Optional<Integer> undoing) {}

  /**
   * The party.
   *
   * @param place the scenario where it is; 0 in the town
   * @param due the scenario that it must try again; 0 for none
   * @param level at which it plays; -1 for the recommended one
   * @param prices what its reputation adds to prices
   */
  public record Party(
      String name,
      Set<Integer> members,
      List<String> achievements,
      int reputation,
      int place,
      int due,
      int level,
      int prices) {}

  /**
   * The town and the world.
   *
   * @param prosperity the boxes that are marked
   * @param next how many are needed for the next level
   * @param classes those that a new character may have
   */
  public record Town(
      int prosperity,
      int level,
      Optional<Integer> next,
      int donated,
      List<String> achievements,
      Set<String> classes) {}

  /**
   * A scenario of which something is known.
   *
   * @param name if the pack has it
   * @param links where the way leads without a road event
   * @param out the token with which the party sets out for it
   * @param casual the same, in casual mode
   * @param barred why it cannot set out for it
   */
  public record Scenario(
      Optional<String> name,
      Set<World.Mark> marks,
      Set<Integer> links,
      Optional<String> out,
      Optional<String> casual,
      Optional<Barred> barred) {}

  /**
   * A character's sheet.
   *
   * @param person the place of whoever plays it
   * @param next the experience of the next level
   * @param freePerks boxes that may still be marked
   * @param perks how many boxes are marked, by the place of the perk in its class
   * @param cards those gained by levels
   * @param hand those it takes along; none for those to begin with
   * @param brings the items it takes along; none for all that fit
   * @param awaiting what happens to it at the start of its next scenario
   * @param drawn personal quests of which it keeps one
   */
  public record Hero(
      int number,
      int person,
      @Called("class") String characterClass,
      String name,
      CharacterSheet.Fate fate,
      int level,
      int experience,
      Optional<Integer> next,
      int gold,
      int enhancementGold,
      int checkmarks,
      int freePerks,
      int donated,
      Map<Integer, Integer> perks,
      List<String> cards,
      List<String> items,
      List<String> hand,
      List<String> brings,
      List<Phrase> awaiting,
      Map<LootKind, Integer> resources,
      Optional<Quest> quest,
      List<Quest> drawn) {}

  /** A personal quest. */
  public record Quest(String name, List<Demand> demands, Phrase reward) {}

  /** One thing that a personal quest asks for, and how far it has come. */
  public record Demand(Phrase say, int done, int number) {}

  /** An item in the shop. */
  public record Shelf(int copies, int price) {}

  /**
   * What can be done, or must be decided.
   *
   * @param person the place that is asked; -1 if the party decides
   * @param character whom it is about, or -1
   * @param waits whether nothing goes on without an answer
   * @param options by their tokens
   * @param barred what is not open, by the tokens it would have
   */
  public record Question(
      CampaignPrompt.Kind kind,
      int person,
      int character,
      RuleId rule,
      boolean waits,
      Phrase ask,
      Optional<Topic> topic,
      Map<String, Option> options,
      Map<String, Barred> barred) {}

  /**
   * Something that can be chosen.
   *
   * @param gold what it costs; less than nothing for what it brings
   */
  public record Option(CampaignChoice choice, Phrase say, Optional<Integer> gold) {}

  /** Something that cannot be chosen now, and why. */
  public record Barred(
      CampaignChoice choice, Phrase say, Optional<Integer> gold, RuleId rule, Phrase why) {}

  /** Somebody who must decide before all go on. */
  public record Awaited(CampaignPrompt.Kind kind, int person, int character) {}

  /** What was booked, and how it is told. */
  public record Booked(Booking booking, Phrase say) {}

  /**
   * What a choice has led to.
   *
   * @param n the number of the state that it led to
   * @param from the number of the state that the patch changes
   * @param kept how many choices are in force
   * @param person the place that has chosen
   * @param patch what changes in the view: a merge patch
   */
  public record Step(
      String t,
      int n,
      int from,
      int kept,
      int person,
      List<Booked> events,
      Optional<Boolean> undo,
      Optional<Told.Refused> refused,
      JsonNode patch) {}

  /** Who decides what the party does. */
  public enum Deciding {
    HOST,
    /** More than half of those who are there; the host if they are of two minds. */
    VOTE
  }

  /**
   * A campaign and its people.
   *
   * @param changed where the stored campaign no longer goes as it went
   * @param claimable whether the host has been away for so long that another may take over
   * @param watching the names of those who look on
   * @param game the table at which the scenario is played that the party is out for
   * @param ballot who wants what
   */
  public record Gathering(
      String code,
      String name,
      String pack,
      List<Variant> variants,
      boolean openQuests,
      Deciding deciding,
      Optional<AtTable.Drift> changed,
      long host,
      boolean hostHere,
      boolean claimable,
      int patience,
      List<Place> places,
      List<String> watching,
      Optional<Game> game,
      List<Vote> ballot) {}

  /**
   * A place in the campaign, and whose it is.
   *
   * @param away for how many seconds the person has not been there
   * @param due whether that is long enough for the host to answer instead
   * @param keptFor whose it is while the host answers
   */
  public record Place(
      int place,
      AtTable.Player kind,
      Optional<Long> person,
      Optional<String> name,
      Optional<Boolean> here,
      Optional<Integer> away,
      Optional<Boolean> due,
      Optional<AtTable.Who> keptFor) {}

  /** A table at which a scenario of the campaign is or was played. */
  public record Game(String code, String scenario, boolean over) {}

  /** What somebody wants the party to do. */
  public record Vote(int place, String token, Phrase say) {}

  /** How things stand among the people. */
  public record Standing(String t, Gathering campaign) {
    public Standing(Gathering campaign) {
      this("campaign", campaign);
    }
  }

  /**
   * What somebody who has the code is told before joining.
   *
   * @param people the names of those who have a place
   * @param free how many places are free
   */
  public record Invitation(
      String code, String name, String host, String pack, List<String> people, int free) {}

  /** In a list of campaigns. */
  public record Summary(
      String code, String name, String pack, int scenarios, boolean yourTurn, String when) {}

  /** The answers by the question. */
  public record Answers(Log log, Why why, Games games) {}

  /**
   * What happened, a part of it.
   *
   * @param first the number of the first step told, the start being 0
   * @param of how many there are in all
   */
  public record Log(int first, int of, List<LogStep> steps) {}

  /** A choice in force, and what it led to; the first is the start, which nobody chose. */
  public record LogStep(int person, List<Booked> events) {}

  /** Whether something could be chosen, and why not. */
  public record Why(boolean open, Optional<RuleId> rule, Optional<Phrase> why) {}

  /** All tables at which scenarios of the campaign were played. */
  public record Games(List<Game> games) {}
}
