package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.PartySheet;
import haven.campaign.book.World;
import haven.campaign.character.Perks;
import haven.campaign.character.Quests;
import haven.campaign.character.Retirement;
import haven.campaign.dungeon.Descent;
import haven.campaign.journey.Departure.Away;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.outpost.Outpost;
import haven.campaign.town.Shop;
import haven.model.CampaignCite;
import haven.model.campaign.Favour;
import haven.model.campaign.Guest;
import haven.model.campaign.rules.LessonRules;
import haven.model.card.ItemCard;
import haven.model.map.Treasure;
import haven.model.rules.EndRules;
import haven.model.scenario.Reward;
import haven.play.Refusal;
import haven.play.Refused;
import haven.play.item.LootPile.End;
import haven.play.item.Opened;
import haven.play.scenario.HeroResult;
import haven.play.scenario.HeroTally.Fate;
import haven.play.scenario.ScenarioResult;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** What is booked when a scenario is over (BKK). */
final class Bookkeeping {
  /** The experience that a battle goal gives by a favour (FAV-03). */
  private static final int KNOWLEDGE = 3;

  private Bookkeeping() {}

  /** What is told must be about those who went, and about what they could find there. */
  static Optional<Refusal> refusal(Keeper keeper, Away away, Homecoming told) {
    List<String> went = keeper.books().members().stream().map(CharacterSheet::name).toList();
    List<String> home = told.shares().stream().map(Share::character).toList();
    if (!went.equals(home)) {
      return keeper.refuse(CampaignCite.HOMECOMING, "campaign.others");
    }
    Set<Integer> known = away.pack(keeper).treasures().keySet();
    Set<Integer> looted = new HashSet<>(keeper.books().world().treasures());
    for (Share share : told.shares()) {
      for (int treasure : share.treasures()) {
        if (!known.contains(treasure) || !looted.add(treasure)) {
          return keeper.refuse(CampaignCite.TREASURE, "campaign.treasure", treasure);
        }
      }
    }
    for (Share share : told.shares()) {
      Optional<Refusal> refused = refusal(keeper, away, share);
      if (refused.isPresent()) {
        return refused;
      }
    }
    try {
      ScenarioResult _ = result(keeper, away, told);
      return Optional.empty();
    } catch (Refused refused) {
      return Optional.of(new Refusal(refused.rule(), refused.why()));
    }
  }

  /** Masteries are of one's class, and random items are there to be found. */
  private static Optional<Refusal> refusal(Keeper keeper, Away away, Share share) {
    CharacterSheet one =
        keeper.books().members().stream()
            .filter(member -> member.name().equals(share.character()))
            .findFirst()
            .orElseThrow();
    for (String mastery : share.feats().masteries()) {
      if (keeper.classOf(one).characterClass().mat().mastery(mastery).isEmpty()) {
        return keeper.refuse(CampaignCite.HOMECOMING, "campaign.mastery", mastery);
      }
    }
    List<String> random =
        away.setup(keeper).box().randomItems().stream().map(ItemCard::name).toList();
    for (String item : share.feats().items()) {
      if (!random.contains(item)) {
        return keeper.refuse(CampaignCite.HOMECOMING, "campaign.noCopy", item);
      }
    }
    return Optional.empty();
  }

  private static ScenarioResult result(Keeper keeper, Away away, Homecoming told) {
    List<HeroResult> heroes = new ArrayList<>();
    Map<Integer, List<Reward>> hoards = away.pack(keeper).treasures();
    for (Share share : told.shares()) {
      List<Opened> treasures =
          share.treasures().stream()
              .map(
                  number ->
                      new Opened(
                          new Treasure.Numbered(number), hoards.getOrDefault(number, List.of())))
              .toList();
      heroes.add(
          new HeroResult(
              share.character(),
              share.fate(),
              share.experience(),
              0,
              share.gold(),
              share.resources(),
              share.checkmarks(),
              share.feats().masteries(),
              treasures,
              share.feats().items(),
              List.of(),
              share.feats().kills()));
    }
    int levelsUp =
        keeper
            .books()
            .party()
            .guest()
            .filter(_ -> told.accompanied())
            .map(guest -> guest.ally().levelsUp())
            .orElse(0);
    return ScenarioResult.told(away.setup(keeper), told.end(), heroes, levelsUp);
  }

  static void book(Keeper keeper, Away away, Homecoming told) {
    ScenarioResult result = result(keeper, away, told);
    List<Integer> party = List.copyOf(keeper.books().party().members());
    Optional<Guest> guest = keeper.books().party().guest();
    Gains gains = gains(keeper, away);
    keeper.book(
        new Booking.Returned(
            keeper.cite(CampaignCite.HOMECOMING), away.scenario(), told.end(), away.casual()));
    away.dungeon()
        .ifPresent(
            _ -> keeper.book(new Booking.DungeonLeft(keeper.cite(CampaignCite.DUNGEON_CARD))));
    List<Step> steps = new ArrayList<>();
    for (EndRules.Step what :
        away.isForNothing(keeper) ? List.<EndRules.Step>of() : result.steps()) {
      if (isTaught(keeper, what, away.scenario())) {
        steps.add(new Item(what, away.scenario(), result, party, gains));
      }
    }
    for (int i = 0; i < party.size(); i++) {
      CharacterSheet one = keeper.books().character(party.get(i));
      if (!away.casual() || countsCasually(keeper)) {
        told.shares().get(i).done().forEach((demand, n) -> Quests.progress(keeper, one, demand, n));
        Quests.count(keeper, one, told, i);
        steps.add(new Quests.Onward(one.number()));
      }
      if (told.shares().get(i).fate() == Fate.DEAD) {
        steps.add(new Retirement.Death(one.number()));
      }
    }
    if (guest.isPresent() && !(told.end() == End.COMPLETED && told.accompanied())) {
      new Rewards(party, CampaignCite.GUEST, 0).give(keeper, guest.get().lost());
    }
    keeper.push(steps);
  }

  /** What a game that teaches itself has not come to yet, nobody notes (JLC-12). */
  private static boolean isTaught(Keeper keeper, EndRules.Step what, int scenario) {
    LessonRules lessons = keeper.rules().campaign().lessons();
    return switch (what) {
      case GOLD -> Lessons.reach(keeper, lessons.gold(), scenario);
      case EXPERIENCE, BONUS_EXPERIENCE -> Lessons.reach(keeper, lessons.experience(), scenario);
      case CHECKMARKS -> Lessons.reach(keeper, lessons.goals(), scenario);
      case RECOVER,
          TREASURES,
          RESOURCES,
          MASTERIES,
          LEVEL_UP,
          CONCLUSION,
          REWARDS,
          INSPIRATION,
          UNLOCK_SCENARIOS,
          MARK_COMPLETED,
          MARK_LOCKED,
          UPDATE_DECKS ->
          true;
    };
  }

  /**
   * What favours give (FAV-03, FAV-04).
   *
   * @param knowledge how often experience for a battle goal
   * @param wealth how often gold for money
   * @param coin the gold that one money is worth
   */
  private record Gains(int knowledge, int wealth, int coin) {}

  private static Gains gains(Keeper keeper, Away away) {
    PartySheet party = keeper.books().party();
    int wealth = party.asked(Favour.WEALTH);
    int coin =
        wealth == 0 ? 1 : keeper.rules().loot().goldByLevel().get(away.setup(keeper).level());
    return new Gains(party.asked(Favour.KNOWLEDGE), wealth, coin);
  }

  /** Whether what is done in casual mode counts for anything (CAS-02). */
  private static boolean countsCasually(Keeper keeper) {
    return keeper.rules().levels().end().casual() == EndRules.Casual.ALL_BUT_STORY_AND_REWARDS;
  }

  /** One item of what is to be booked after a scenario, in the order of the rules. */
  private record Item(
      EndRules.Step what, int scenario, ScenarioResult result, List<Integer> party, Gains gains)
      implements Step {
    @Override
    public void run(Keeper keeper) {
      switch (what) {
        case EXPERIENCE ->
            each(
                (one, hero) -> experience(keeper, one, hero.experience(), CampaignCite.EXPERIENCE));
        case BONUS_EXPERIENCE ->
            each(
                (one, hero) ->
                    experience(keeper, one, hero.bonusExperience(), CampaignCite.BONUS_EXPERIENCE));
        case RESOURCES ->
            each(
                (one, hero) ->
                    hero.resources()
                        .forEach(
                            (kind, number) ->
                                Outpost.resource(
                                    keeper, one, kind, number, CampaignCite.RESOURCES_HOME)));
        case INSPIRATION ->
            Outpost.inspire(keeper, result.inspiration(), CampaignCite.INSPIRATION); // OUT-12
        case GOLD -> each((one, hero) -> gold(keeper, one, hero.gold()));
        case TREASURES -> each((one, hero) -> treasures(keeper, one, hero));
        case CHECKMARKS -> each((one, hero) -> checkmarks(keeper, one, hero.checkmarks()));
        case MASTERIES -> each((one, hero) -> masteries(keeper, one, hero)); // LVU-18
        case REWARDS ->
            new Rewards(party, CampaignCite.REWARDS, scenario).give(keeper, result.rewards());
        case MARK_COMPLETED -> complete(keeper);
        case RECOVER, // cards, items, hit points and decks are whole again in the next set-up
            LEVEL_UP, // whenever the player likes, but before the next scenario
            CONCLUSION,
            UNLOCK_SCENARIOS, // these are among the rewards
            MARK_LOCKED,
            UPDATE_DECKS -> {}
      }
    }

    /** A random dungeon is no scenario of the campaign (RDG-01). */
    private void complete(Keeper keeper) {
      if (scenario != PartySheet.DUNGEON) {
        keeper.book(
            new Booking.Marked(
                keeper.cite(CampaignCite.SCENARIO_DONE), scenario, World.Mark.COMPLETED));
        Shop.resolve(keeper, scenario);
        each((one, _) -> Quests.completed(keeper, keeper.books().character(one), scenario));
      }
    }

    private void each(BiConsumer<Integer, HeroResult> does) {
      for (int i = 0; i < party.size(); i++) {
        does.accept(party.get(i), result.heroes().get(i));
      }
    }

    private static void experience(Keeper keeper, int one, int points, CampaignCite cite) {
      if (points > 0) {
        keeper.book(new Booking.Experience(keeper.cite(cite), one, points));
      }
    }

    private void gold(Keeper keeper, int one, int gold) {
      if (gold > 0) {
        keeper.book(new Booking.Gold(keeper.cite(CampaignCite.GOLD), one, gold));
      }
      int more = gains.wealth * (gold / gains.coin);
      if (more > 0) {
        keeper.book(new Booking.Gold(keeper.cite(CampaignCite.FAVOUR_WEALTH), one, more));
      }
    }

    private void checkmarks(Keeper keeper, int one, int number) {
      if (number > 0 && gains.knowledge > 0) {
        int points = gains.knowledge * KNOWLEDGE;
        experience(keeper, one, points, CampaignCite.FAVOUR_KNOWLEDGE);
      }
      CharacterSheet sheet = keeper.books().character(one);
      Perks.checkmarks(keeper, sheet, number, CampaignCite.CHECKMARKS);
      Quests.earned(keeper, sheet, number);
    }

    private static void masteries(Keeper keeper, int one, HeroResult hero) {
      for (String mastery : hero.masteries()) {
        if (!keeper.books().character(one).masteries().contains(mastery)) {
          keeper.book(new Booking.Mastered(keeper.cite(CampaignCite.MASTERY), one, mastery));
          keeper.push(new Perks.Gain(one, CampaignCite.MASTERY));
        }
      }
    }

    private void treasures(Keeper keeper, int one, HeroResult hero) {
      for (String item : hero.items()) {
        keeper.push(new Finding(List.of(one), item, CampaignCite.RANDOM_ITEM));
      }
      for (Opened opened : hero.treasures()) {
        if (!Descent.isHoard(opened.treasure().number())) {
          keeper.book(
              new Booking.TreasureLooted(
                  keeper.cite(CampaignCite.TREASURE), opened.treasure().number()));
        }
      }
      new Rewards(List.of(one), CampaignCite.TREASURE, scenario).give(keeper, hero.rewards());
    }
  }
}
