package haven.campaign.town;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Rewards;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.model.campaign.CampaignBook;
import haven.model.scenario.Reward;
import java.util.List;

/** What the world knows of the party and what becomes of the town (SHP, GHC). */
public final class Town {
  private static final String CITY = "city";
  private static final String ROAD = "road";

  private Town() {}

  /** Boxes of the prosperity track, never below the level that was reached (SHP-04). */
  public static void prosper(Keeper keeper, int amount, CampaignCite why) {
    Books books = keeper.books();
    CampaignBook print = keeper.print();
    int before = books.prosperityLevel();
    int least = print.prosperityBoxes(before) - books.world().prosperity();
    int changed = Math.max(amount, Math.min(0, least));
    if (changed == 0) {
      return;
    }
    keeper.book(new Booking.Prosperity(keeper.cite(why), changed));
    for (int level = before + 1; level <= books.prosperityLevel(); level++) {
      Shop.open(keeper, level); // SHP-03
    }
  }

  /** Beyond the limits it is lost (SHP-07). */
  public static void reputation(Keeper keeper, int amount) {
    int most = keeper.rules().campaign().town().reputation();
    int before = keeper.books().party().reputation();
    int changed = Math.clamp(before + (long) amount, -most, most) - before;
    if (changed != 0) {
      keeper.book(new Booking.Reputation(keeper.cite(CampaignCite.PARTY_REPUTATION), changed));
      lookForMilestones(keeper);
    }
  }

  /** Of one type only the last one counts (EVT-01). */
  public static void achievement(Keeper keeper, Reward.Scope scope, String name, boolean gained) {
    Books books = keeper.books();
    List<String> held =
        scope == Reward.Scope.GLOBAL ? books.world().achievements() : books.party().achievements();
    int colon = name.indexOf(": ");
    if (gained && scope == Reward.Scope.GLOBAL && colon > 0) {
      String type = name.substring(0, colon + 1);
      for (String other : List.copyOf(held)) {
        if (other.startsWith(type)) {
          keeper.book(
              new Booking.Achieved(keeper.cite(CampaignCite.ACHIEVEMENT), scope, other, false));
        }
      }
    }
    if (gained || held.contains(name)) {
      keeper.book(new Booking.Achieved(keeper.cite(CampaignCite.ACHIEVEMENT), scope, name, gained));
      lookForMilestones(keeper);
    }
  }

  /** A card joins its deck, once (EVT-23). */
  public static void addEvent(Keeper keeper, String deck, int number) {
    String card = String.valueOf(number);
    if (!keeper.books().deck(deck).contains(card)) {
      keeper.book(new Booking.CardAdded(keeper.cite(CampaignCite.EVENT_ADDED), deck, card));
    }
  }

  /** A card leaves its deck, which is shuffled (EVT-24). */
  public static void removeEvent(Keeper keeper, String deck, int number) {
    String card = String.valueOf(number);
    if (keeper.books().deck(deck).contains(card)) {
      keeper.book(new Booking.CardRemoved(keeper.cite(CampaignCite.EVENT_REMOVED), deck, card));
    }
  }

  /** The class can be chosen by everybody at once, and brings its events (GHC-14, RTR-08). */
  public static void unlockClass(Keeper keeper, String name) {
    if (!keeper.books().world().classes().contains(name)) {
      keeper.book(new Booking.ClassUnlocked(keeper.cite(CampaignCite.CLASS_UNLOCKED), name));
      addClassEvents(keeper, keeper.print().classEvents(name).unlocked());
    }
  }

  /** The same number joins both decks; 0 stands for none (RTR-08). */
  public static void addClassEvents(Keeper keeper, int number) {
    if (number > 0) {
      addEvent(keeper, CITY, number);
      addEvent(keeper, ROAD, number);
    }
  }

  /** A box or envelope; if it is open already, a design and a scenario instead (RTR-05a). */
  public static void open(Keeper keeper, String name) {
    Rewards rewards = new Rewards(members(keeper), CampaignCite.BOX, 0);
    if (keeper.books().world().opened().contains(name)) {
      rewards.give(keeper, List.of(new Reward.RandomItemDesign(), new Reward.RandomScenario()));
      return;
    }
    keeper.book(new Booking.Opened(keeper.cite(CampaignCite.BOX), name));
    rewards.give(keeper, keeper.print().boxes().getOrDefault(name, List.of()));
  }

  private static List<Integer> members(Keeper keeper) {
    return keeper.books().members().stream().map(CharacterSheet::number).toList();
  }

  /** What is true of the world for the first time happens, once (GHC-13). */
  public static void lookForMilestones(Keeper keeper) {
    for (CampaignBook.Milestone one : keeper.print().milestones()) {
      boolean reached = keeper.books().world().opened().contains(one.name());
      if (!reached && one.when().stream().allMatch(clause -> Clauses.isTrue(keeper, clause))) {
        keeper.book(new Booking.Opened(keeper.cite(CampaignCite.MILESTONE), one.name()));
        new Rewards(members(keeper), CampaignCite.MILESTONE, 0).give(keeper, one.what());
      }
    }
  }
}
