package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Booking;
import haven.campaign.book.World;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice;
import haven.model.campaign.CampaignBook;
import haven.model.campaign.CampaignBook.Milestone;
import haven.model.campaign.PersonalQuest;
import haven.model.campaign.PersonalQuest.Demand;
import haven.model.card.ItemCard.Slot;
import haven.model.card.Ware;
import haven.model.monster.MonsterType;
import haven.model.scenario.Reward;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally.Fate;
import haven.play.scenario.HeroTally.Kill;
import haven.stage.CampaignTable;
import haven.testkit.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each personal quest of the pack, almost met and met. */
final class PersonalQuestsTest {
  private static final int RICHES = 999;
  private final List<Integer> played = new ArrayList<>();
  private int types;
  private CampaignTable table;

  static Stream<PersonalQuest> quests() {
    return Gloomhaven.PACK.campaign().quests().stream();
  }

  @Test
  @Rule("CHR-17")
  void thereAreTwentyFourAndEachOpensSomething() {
    assertThat(quests()).hasSize(24);
    assertThat(quests().map(PersonalQuest::reward))
        .allMatch(
            reward -> reward instanceof Reward.CharacterClass || reward instanceof Reward.Envelope);
    assertThat(quests().flatMap(quest -> quest.demands().stream()))
        .noneMatch(PersonalQuest.Doing.class::isInstance); // none is told by hand
  }

  @ParameterizedTest
  @MethodSource("quests")
  @Rule({"RTR-01a", "RTR-04", "CHR-17"})
  void aQuestIsMetWithItsLastDemandAndNotBefore(PersonalQuest quest) {
    begin(quest);
    List<Demand> demands = quest.demands();
    Demand last = demands.getLast();
    Set<Integer> then = new HashSet<>();
    quest
        .then()
        .forEach(one -> then.add(Integer.parseInt(((Reward.OtherScenario) one).scenario())));
    assertThat(then).noneMatch(this::isUnlocked);
    for (Demand demand : demands.subList(0, demands.size() - 1)) {
      meet(demand, demand.number());
    }
    assertThat(then).allMatch(this::isUnlocked);
    meet(last, last.number() - 1);
    table.refuses(0, new CampaignChoice.Retire(0), "RTR-01a");
    meet(last, 1);
    table.fromNowOn().does(0, new CampaignChoice.Retire(0)).settle();
    switch (quest.reward()) {
      case Reward.CharacterClass(String name) ->
          assertThat(table.booked(Booking.ClassUnlocked.class))
              .extracting(Booking.ClassUnlocked::name)
              .containsExactly(name);
      case Reward.Envelope(String name) ->
          assertThat(table.booked(Booking.Opened.class))
              .extracting(Booking.Opened::name)
              .containsExactly(name);
      default -> throw new AssertionError(quest.reward());
    }
  }

  private boolean isUnlocked(int scenario) {
    return table.books().world().is(scenario, World.Mark.UNLOCKED);
  }

  /** The Brute has the quest; all scenarios can be played but those it opens itself. */
  private void begin(PersonalQuest quest) {
    CampaignBook book = Gloomhaven.PACK.campaign();
    List<Reward> start = new ArrayList<>();
    start.add(new Reward.Prosperity(64));
    start.add(new Reward.Achievement(Reward.Scope.GLOBAL, "The Power of Enhancement", true));
    for (int scenario = 1; scenario <= 95; scenario++) {
      Reward opens = new Reward.OtherScenario(String.valueOf(scenario), Reward.Access.UNLOCKED);
      if (!quest.then().contains(opens)) {
        start.add(opens);
      }
    }
    table =
        GloomhavenCampaign.playable(
                book.with(
                    quest.demands().getFirst() instanceof PersonalQuest.Witnessing
                        ? List.of(quest, soon("Soon"), soon("Sooner"))
                        : List.of(quest),
                    List.of(),
                    List.of(new Milestone("All that is needed", List.of(), start)),
                    book.boxes()))
            .comesUp("quests", quest.name());
    table.creates(0, "Brute").creates(1, "Tinkerer");
    assertThat(table.sheet("Brute").drawnQuests()).isEmpty();
    assertThat(table.sheet("Brute").quest()).isEqualTo(quest.name());
  }

  /** A quest that is met as soon as anybody has it. */
  private static PersonalQuest soon(String name) {
    return new PersonalQuest(
        name, List.of(new PersonalQuest.Owning(1)), List.of(), new Reward.Prosperity(1));
  }

  /** So much more of what is asked for. */
  private void meet(Demand demand, int number) {
    switch (demand) {
      case PersonalQuest.Killing(List<String> monsters, boolean elite, String item, _) ->
          plays(
              End.LOST_AND_RETURNED,
              (share, brute) -> brute ? kills(share, monsters, elite, item, number) : share);
      case PersonalQuest.Collecting _ ->
          plays(End.LOST_AND_RETURNED, (share, brute) -> brute ? collects(share, number) : share);
      case PersonalQuest.Exhaustion(boolean ofOthers, _) ->
          times(
              number,
              () ->
                  plays(
                      End.COMPLETED,
                      (share, brute) -> brute == ofOthers ? share : exhausted(share)));
      case PersonalQuest.Completing(List<Integer> scenarios, _) ->
          times(number, () -> completes(scenarios));
      case PersonalQuest.Earning _ ->
          times(number, () -> plays(End.COMPLETED, (share, _) -> told(share, 0, 1)));
      case PersonalQuest.Enhancing _ -> times(number, this::enhances);
      case PersonalQuest.Witnessing _ -> times(number, this::othersRetire);
      case PersonalQuest.Owning _ ->
          plays(
              End.COMPLETED,
              (share, _) -> told(share, number == 1 ? 1 : number - table.sheet("Brute").gold(), 0));
      case PersonalQuest.Wearing(Set<Slot> slots, _) -> times(number, () -> buys(slots));
      case PersonalQuest.Having(String item) ->
          plays(
              End.COMPLETED,
              (share, brute) -> brute && item.equals("Skullbane Axe") ? share.looting(60) : share);
      case PersonalQuest.Donating(int _) ->
          times(
              Math.max(1, number / 10),
              () -> {
                plays(End.COMPLETED, (share, _) -> told(share, 10, 0));
                table.does(0, new CampaignChoice.Donate(table.number("Brute")));
              });
      case PersonalQuest.Doing _ -> throw new AssertionError("told by hand");
    }
  }

  private static void times(int number, Runnable what) {
    for (int i = 0; i < number; i++) {
      what.run();
    }
  }

  private static Share told(Share share, int gold, int checkmarks) {
    return new Share(share.character(), share.fate(), 0, gold, checkmarks);
  }

  private static Share exhausted(Share share) {
    return new Share(share.character(), Fate.EXHAUSTED, 0, 0, 0);
  }

  /** One of each in turn, among others that do not count. */
  private static Share kills(
      Share share, List<String> monsters, boolean elite, String item, int number) {
    Share told = share;
    for (int i = 0; i < number; i++) {
      String monster = monsters.isEmpty() ? "Hound" : monsters.get(i % monsters.size());
      List<String> items = item.isEmpty() ? List.of() : List.of("Iron Helmet", item);
      told = told.killing(1, new Kill(monster, elite, items));
    }
    Kill other = monsters.isEmpty() ? new Kill("Hound", false, List.of()) : STRANGER;
    Kill without = item.isEmpty() ? other : new Kill(monsters.getFirst(), false, List.of());
    return told.killing(30, without);
  }

  private static final Kill STRANGER = new Kill("Cave Bear", false, List.of());

  /** Types that are new, and the first one once more. */
  private Share collects(Share share, int number) {
    List<String> names =
        Gloomhaven.PACK.monsters().stream()
            .map(MonsterType::name)
            .filter(name -> !name.contains("("))
            .toList();
    Share told = share.killing(3, new Kill(names.getFirst(), true, List.of()));
    int known = types;
    types += number;
    for (int i = known; i < types; i++) {
      told = told.killing(1, new Kill(names.get(i), false, List.of()));
    }
    return told.killing(1, new Kill("Cave Bear (scenario 54)", false, List.of()))
        .killing(known > 0 || names.indexOf("Cave Bear") < types ? 1 : 0, STRANGER);
  }

  private void completes(List<Integer> scenarios) {
    Iterator<Integer> open =
        (scenarios.isEmpty() ? IntStream.rangeClosed(1, 95).boxed().toList() : scenarios)
            .stream().filter(one -> !played.contains(one)).iterator();
    int next = open.next();
    played.add(next);
    table.setsOut(next).returns(End.COMPLETED, share -> share).settle();
    home();
  }

  /** A scenario that no quest asks for: one after the other, from the first ones on. */
  private void plays(End end, BiFunction<Share, Boolean, Share> told) {
    int scenario =
        IntStream.rangeClosed(1, 95).filter(one -> !played.contains(one)).findFirst().orElseThrow();
    if (end == End.COMPLETED) {
      played.add(scenario);
    }
    table
        .setsOut(scenario)
        .returns(end, share -> told.apply(share, share.character().equals("Brute")))
        .settle();
    home();
  }

  /** In the town everybody levels up who must. */
  private void home() {
    table.goesHome();
    for (int one : List.copyOf(table.books().party().members())) {
      while (table.offers(new CampaignChoice.LevelUp(one))) {
        table.does(table.books().character(one).player(), new CampaignChoice.LevelUp(one)).settle();
      }
    }
  }

  private void buys(Set<Slot> slots) {
    plays(End.COMPLETED, (share, _) -> told(share, RICHES, 0));
    Optional<String> item =
        Gloomhaven.PACK.items().stream()
            .filter(ware -> slots.contains(ware.item().slot()))
            .map(Ware::item)
            .map(card -> card.name())
            .filter(name -> table.offers(new CampaignChoice.Buy(table.number("Brute"), name)))
            .findFirst();
    table.does(0, new CampaignChoice.Buy(table.number("Brute"), item.orElseThrow()));
  }

  private void enhances() {
    plays(End.COMPLETED, (share, _) -> told(share, RICHES, 0));
    CampaignChoice sticker =
        table.campaign().prompts().stream()
            .flatMap(prompt -> prompt.options().stream())
            .filter(
                one ->
                    one instanceof CampaignChoice.Enhance enhance
                        && enhance.character() == table.number("Brute"))
            .findFirst()
            .orElseThrow();
    table.does(0, sticker).settle();
  }

  /** Whoever has the quest that is met at once retires, and another one has it after that. */
  private void othersRetire() {
    String name = table.books().members().getLast().name();
    table.does(1, new CampaignChoice.Retire(table.number(name))).settle();
    table.creates(1, name.equals("Tinkerer") ? "Cragheart" : "Tinkerer");
  }
}
