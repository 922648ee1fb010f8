package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.EVENT;
import static haven.campaign.keeper.CampaignPrompt.Kind.SCENARIO;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.World;
import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.GoHome;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.Return;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.StayBehind;
import haven.campaign.keeper.CampaignChoice.Way;
import haven.model.Condition;
import haven.model.LootKind;
import haven.model.ability.Consequence;
import haven.model.map.Terms;
import haven.model.pack.ScenarioEntry;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Requirement;
import haven.play.engine.Prompt;
import haven.play.item.LootPile.End;
import haven.play.scenario.EventEffect;
import haven.play.scenario.HeroTally.Fate;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.stage.ScenarioGame;
import haven.testkit.FrontierPack;
import haven.testkit.Proof;
import haven.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The map, the way to a scenario and events on the frontier (EVT). */
final class FrontierEventsTest {
  private static final Way A = new Way(true);
  private static final Way B = new Way(false);

  private static final String TRAVELLER =
      """
      - class: Scout
        hand-size: 8
        hit-points: [8, 9, 11, 12, 14, 15, 17, 18, 20]
        traits: [armored, strong]
        cards:
      """
          + cards();

  private static String cards() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= 8; i++) {
      text.append(
          "    - {card: Scout's %d, level: 1, initiative: %d, top: [{attack: 2}], bottom: [{move: 2}]}\n"
              .formatted(i, 10 + i));
    }
    return text.toString();
  }

  /** In Downtime, with one card in the summer road deck and one in the winter road deck. */
  private static CampaignTable table(String rewards, String summer, String winter) {
    String events =
        """
        - event-card: summer-road 1
          first: true
          %s
        - event-card: winter-road 33
          first: true
          %s
        """
            .formatted(summer, winter);
    return table(rewards, events);
  }

  private static CampaignTable table(String rewards, String events) {
    CampaignTable table =
        Frontier.table(
                new FrontierPack()
                    .rewarding("{unlocks: 2}, {unlocks: 3}, " + rewards)
                    .with(TRAVELLER + events))
            .comesUp("quests", "Rat Catcher", "Good Soul", "Good Soul", "Door Knocker");
    table.creates(0, "Scout").creates(1, "Smith").setsOut(1);
    return table.returns(End.COMPLETED, share -> share).settle();
  }

  private static final String NOTHING = "a: {}\n  b: {}";

  /** Home, and on the way to scenario 2, where the event is turned. */
  private static CampaignTable turned(String rewards, String event) {
    CampaignTable table = table(rewards, event, NOTHING).goesHome().settle();
    return onTheWay(table);
  }

  private static CampaignTable onTheWay(CampaignTable table) {
    while (table.offers(new Proceed())) {
      table.does(new Proceed()).settle();
    }
    return table.fromNowOn().does(new SetOut(2, false));
  }

  private static Setup setup(CampaignTable table) {
    return table.campaign().scenario().orElseThrow();
  }

  @Test
  @Rule({"EVT-15", "EVT-16", "EVT-09"})
  void aRoadEventOfTheSeasonHappensOnTheWayAndOnlyThere() {
    CampaignTable table = Frontier.table(new FrontierPack()).creates(0, "Porter");
    table.creates(1, "Smith");
    assertThat(table.books().world().scenarios().keySet()).containsExactly(1, 6);
    CampaignTable first = table("{links: 3}, {later: \"12.1\", weeks: 1}", NOTHING, NOTHING);
    assertThat(first.booked(Booking.CardDrawn.class)).isEmpty(); // none before the first ones
    first.does(new SetOut(3, false));
    assertThat(first.campaign().prompt().kind()).isEqualTo(SCENARIO); // linked
    first.returns(End.LOST_AND_PLAYED_AGAIN, share -> share).does(new SetOut(3, false));
    assertThat(first.campaign().prompt().kind()).isEqualTo(SCENARIO); // the same once more
    CampaignTable far = turned("{morale: 1}", NOTHING);
    assertThat(far.campaign().prompt().kind()).isEqualTo(EVENT);
    assertThat(far.booked(Booking.CardDrawn.class))
        .extracting(Booking.CardDrawn::deck)
        .containsExactly("summer-road");
    CampaignTable winter = table("{time-passes: 9}", NOTHING, NOTHING).goesHome().settle();
    onTheWay(winter); // the tenth box is marked, the next one is winter's
    assertThat(winter.booked(Booking.CardDrawn.class))
        .extracting(Booking.CardDrawn::deck)
        .containsExactly("winter-road");
    String homely =
        """
        - campaign: The Homely
          prosperity: [6, 15, 27, 42, 60, 81, 105, 132]
          open: [1]
          at-home: [2]
        - {event-card: summer-road 1, first: true, a: {}, b: {}}
        """;
    CampaignTable inside = onTheWay(table("{morale: 1}", homely).goesHome().settle());
    assertThat(inside.campaign().prompt().kind()).isEqualTo(SCENARIO); // in the outpost itself
    CampaignTable casual = table("{morale: 1}", NOTHING, NOTHING).does(new SetOut(2, true));
    assertThat(casual.campaign().prompt().kind()).isEqualTo(SCENARIO);
  }

  @Test
  @Rule("EVT-09")
  void fromTheFirstScenarioTheWayLeadsToTheSecondWithoutGoingHome() {
    String pages =
        """
        - campaign: The Beginning
          prosperity: [6, 15, 27, 42, 60, 81, 105, 132]
          open: [0, 1]
        """;
    CampaignTable table =
        Frontier.table(new FrontierPack().rewarding("{must-follow: 6}, {unlocks: 6}").with(pages));
    assertThat(table.books().world().is(1, World.Mark.UNLOCKED)).isTrue();
    table.creates(0, "Porter").creates(1, "Smith").completes(1);
    table.refuses(0, new GoHome(), "OUT-01");
    assertThat(table.offers(new SetOut(6, false))).isTrue();
  }

  @Test
  @Rule({"EVT-17b", "EVT-26"})
  void onlyThoseWhoTakePartAreTouchedAndInTheLastStepOfSettingUp() {
    String event = "a: {results: [{gives: [{gives: poison}]}]}\n  b: {returns: true}";
    CampaignTable table = table("{gold: 3}", event, NOTHING).goesHome().settle();
    table.creates(1, "Cook"); // and the Smith stays at home
    onTheWay(table);
    assertThat(table.campaign().prompt().options()).containsExactly(A, B);
    table.does(A);
    assertThat(table.books().deck("summer-road").isEmpty()).isTrue(); // out of the game
    assertThat(setup(table).circumstances().effects())
        .containsExactly(
            new EventEffect("Scout", Consequence.gain(Condition.POISON)),
            new EventEffect("Cook", Consequence.gain(Condition.POISON)));
    Proof.played("FH");
    ScenarioGame game = ScenarioGame.of(setup(table)).start();
    assertThat(game.only("Scout").has(Condition.POISON)).isTrue(); // before the first round
    CampaignTable back = turned("{gold: 3}", event).does(B);
    assertThat(back.books().deck("summer-road").beneath()).containsExactly("1");
  }

  @Test
  @Rule("EVT-20")
  void outcomesAskForTraitsResourcesAndStickers() {
    String trait =
        "a: {results: [{when: [{trait-present: armored}], gives: [{gold: 5}]},"
            + " {when: [otherwise], gives: [{gold: 1}]}]}\n"
            + "  b: {results: [{when: [{trait-present: arcane}], gives: [{gold: 5}]},"
            + " {when: [otherwise], gives: [{gold: 1}]}]}";
    assertThat(turned("{gold: 0}", trait).does(A).sheet("Smith").gold()).isEqualTo(5);
    assertThat(turned("{gold: 0}", trait).does(B).sheet("Smith").gold()).isEqualTo(1);
    String resource =
        "a: {results: [{when: [{pays-resource: hide, number: 2}], gives: [{gold: 5}]},"
            + " {when: [otherwise], gives: [{gold: 1}]}]}\n"
            + "  b: {results: [{when: [{lacks: Ice}], gives: [{gold: 7}]},"
            + " {when: [{achieved: Ice}], gives: [{gold: 9}]}]}";
    CampaignTable poor = turned("{gold: 0}", resource).does(A);
    assertThat(poor.sheet("Smith").gold()).isEqualTo(1);
    CampaignTable rich = turned("{resource: hide}", resource).does(A); // one of each
    assertThat(rich.sheet("Smith").gold()).isEqualTo(5);
    assertThat(rich.sheet("Scout").resource(LootKind.HIDE)).isZero();
    assertThat(rich.sheet("Smith").resource(LootKind.HIDE)).isZero();
    assertThat(turned("{gold: 0}", resource).does(B).sheet("Smith").gold()).isEqualTo(7);
    CampaignTable held = turned("{global-achievement: Ice}", resource).does(B);
    assertThat(held.sheet("Smith").gold()).isEqualTo(9);
  }

  @Test
  @Rule({"EVT-24", "EVT-29"})
  void aDeckIsShuffledWhenACardJoinsOrLeavesIt() {
    String events =
        """
        - {event-card: summer-road 1, first: true, a: {returns: true}, b: {}}
        - {event-card: summer-road 2, first: true, a: {}, b: {}}
        - {event-card: summer-road 3, a: {}, b: {}}
        - {event-card: winter-road 1, first: true, a: {}, b: {}}
        - event-card: summer-outpost 1
          first: true
          a: {results: [{gives: [{event: summer-road, card: 3}]}]}
          b: {results: [{gives: [{event: summer-road, card: 2, lost: true}]}]}
        - {event-card: winter-outpost 1, first: true, a: {}, b: {}}
        """;
    for (Way way : new Way[] {A, B}) {
      CampaignTable table =
          Frontier.table(
              new FrontierPack().rewarding("{unlocks: 2}, {unlocks: 3}").with(TRAVELLER + events));
      assertThat(table.books().decks().keySet())
          .contains("summer-road", "winter-road", "summer-outpost", "winter-outpost");
      table.creates(0, "Scout").creates(1, "Smith").completes(1).does(new GoHome()).does(way);
      assertThat(table.books().deck("summer-road").mayCome())
          .isEqualTo(way.equals(A) ? List.of("1", "2", "3") : List.of("1"));
      assertThat(table.books().deck("summer-road").beneath()).isEmpty();
    }
  }

  private static final String ORMI =
      """
      a:
          guest:
            who:
              ally: Ormi
              stats: {hit-points: 2 * L + 8, move: 2, attack: 4}
              initiative: 30
              do: [{move: +0}, {attack: +0}]
              sheltered: true
              levels-up: 2
            lost: [{morale: -1}, {soldiers: -1}]
        b: {returns: true}
      """
          .strip();

  /** On the way in winter, with Ormi's event turned. */
  private static CampaignTable ormi() {
    CampaignTable table = table("{time-passes: 9}, {morale: 5}", NOTHING, ORMI);
    return onTheWay(table.goesHome().settle());
  }

  @Test
  @Rule("EX-EVT-09")
  void ormiComesAlongAsOneCharacterMore() {
    CampaignTable none = ormi().does(B);
    assertThat(none.books().deck("winter-road").beneath()).containsExactly("33");
    assertThat(setup(none).scenario().allies()).isEmpty();
    assertThat(setup(none).characters()).isEqualTo(2);

    CampaignTable table = ormi().does(A);
    assertThat(table.books().deck("winter-road").isEmpty()).isTrue();
    assertThat(setup(table).characters()).isEqualTo(3);
    AllyCard ormi = setup(table).scenario().allies().getFirst();
    assertThat(ormi.initiative()).hasValue(30);
    assertThat(ormi.sheltered()).isTrue();
    assertThat(ormi.stats().hitPoints().value(Terms.of(3, 2))).isEqualTo(14);
    Proof.played("FH");
    ScenarioGame game = ScenarioGame.of(setup(table)).start();
    int level = setup(table).level();
    assertThat(game.only("Ormi").hitPoints()).isEqualTo(2 * level + 8);
    assertThat(game.prompt().kind()).isEqualTo(Prompt.Kind.CARDS);
  }

  @Test
  @Rule("EX-EVT-09")
  void ormisFateIsBookedAtHome() {
    CampaignTable home = ormi().does(A);
    int bonus = setup(home).ruleset().levels().bonusExperience().get(setup(home).level() + 2);
    int experience = home.sheet("Scout").experience();
    int morale = home.books().outpost().morale();
    int soldiers = home.books().outpost().soldiers();
    home.does(new Return(told(home, End.COMPLETED).withGuest())).settle();
    assertThat(home.sheet("Scout").experience()).isEqualTo(experience + bonus);
    assertThat(home.books().outpost().morale()).isEqualTo(morale);
    for (Homecoming sad :
        List.of(told(home, End.COMPLETED), told(home, End.LOST_AND_RETURNED).withGuest())) {
      CampaignTable lost = ormi().does(A).does(new Return(sad)).settle();
      assertThat(lost.books().outpost().morale()).isEqualTo(morale - 1);
      assertThat(lost.books().outpost().soldiers()).isEqualTo(soldiers - 1);
      assertThat(lost.books().party().guest()).isEmpty();
    }
    CampaignTable four = fourWith();
    assertThat(setup(four).characters()).isEqualTo(4);
    assertThat(setup(four).level()).isEqualTo(setup(four).recommendedLevel() + 1);
  }

  private static CampaignTable fourWith() {
    String events = "- event-card: winter-road 33\n  first: true\n  " + ORMI + "\n";
    CampaignTable table =
        CampaignTable.of(
            CampaignSetup.of(
                Frontier.read(
                    new FrontierPack().rewarding("{unlocks: 2}, {time-passes: 9}").with(events)),
                "Ada",
                "Bo",
                "Cy",
                "Di"));
    table.creates(0, "Porter").creates(1, "Smith").creates(2, "Cook").creates(3, "Fiddler");
    table.completes(1).goesHome().settle();
    for (var one : table.books().members()) {
      if (one.quest().equals("Well Met") || one.quest().equals("Old Debts")) {
        assertThat(one.gold()).isLessThan(40);
      }
    }
    return onTheWay(table).does(A);
  }

  private static Homecoming told(CampaignTable table, End end) {
    List<Share> shares = new ArrayList<>();
    table
        .books()
        .members()
        .forEach(one -> shares.add(new Share(one.name(), Fate.TAKES_PART, 0, 0, 0)));
    return new Homecoming(end, shares);
  }

  @Test
  @Rule({"EVT-08", "EVT-11", "EVT-12"})
  void scenariosAreOpenedByRewardsAndLockedOutAndStickersAreCovered() {
    CampaignTable table =
        table(
            "{blocks: 3}, {global-achievement: \"Ice: Thick\"}, {global-achievement: \"Ice:"
                + " Thin\"}",
            NOTHING,
            NOTHING);
    assertThat(table.books().world().is(2, World.Mark.UNLOCKED)).isTrue();
    assertThat(table.books().world().is(4, World.Mark.UNLOCKED)).isFalse(); // no word of a text
    assertThat(table.books().world().achievements()).containsExactly("Ice: Thin");
    table.goesHome().settle();
    while (table.offers(new Proceed())) {
      table.does(new Proceed());
    }
    table.refuses(0, new SetOut(3, false), "SET-02a");
    table.refuses(0, new SetOut(4, false), "SET-02a");
    CampaignTable other =
        table(
            "{global-achievement: Old}, {global-achievement: New}, {global-achievement: Old, lost:"
                + " true}",
            NOTHING,
            NOTHING);
    assertThat(other.books().world().achievements()).containsExactly("New");
  }

  @Test
  @Rule({"EVT-04", "CAS-04"})
  void whatIsCompletedMayBePlayedAgainAndRequirementsAreToBeMet() {
    CampaignTable table =
        table(
                "{unlocks: 5}, {unlocks: 4}, {gold: 7}, {global-achievement: Foot in the Door}",
                NOTHING,
                NOTHING)
            .goesHome()
            .settle();
    while (table.offers(new Proceed())) {
      table.does(new Proceed()).settle();
    }
    table.refuses(0, new SetOut(5, false), "SET-02a"); // asks for what nobody has
    assertThat(table.offers(new SetOut(4, false))).isTrue();
    int gold = table.sheet("Smith").gold();
    table.does(new SetOut(1, false)).settle();
    table.returns(
        End.COMPLETED, share -> share.character().equals("Smith") ? share.looting(1) : share);
    table.settle();
    assertThat(table.sheet("Smith").gold()).isEqualTo(gold + 10); // the treasure, no rewards
    table.goesHome().settle();
    while (table.offers(new Proceed())) {
      table.does(new Proceed()).settle();
    }
    table.does(new SetOut(1, false)).settle();
    assertThat(setup(table).circumstances().looted()).containsExactly(1);
  }

  @Test
  @Rule("EVT-07")
  void thereIsOnePartyAlthoughCharactersComeAndGo() {
    CampaignTable table = table("{gold: 1}", NOTHING, NOTHING).goesHome().settle();
    table.creates(0, "Cook").does(1, new StayBehind(1));
    assertThat(table.booked(Booking.Founded.class)).hasSize(1);
    assertThat(table.books().members()).hasSize(1);
    assertThat(table.books().world().is(1, World.Mark.COMPLETED)).isTrue();
  }

  @Test
  @Rule(value = "BKK-28", in = Edition.FH)
  void theChartShowsWhereAScenarioLiesAndWhatItAsksFor() {
    CampaignTable table = table("{links: 2}, {blocks: 3}", NOTHING, NOTHING);
    ScenarioEntry four = table.campaign().setup().pack().scenario("4");
    assertThat(four.number()).isEqualTo(4);
    assertThat(four.requires()).containsExactly(new Requirement.Held("Foot in the Door", 1));
    assertThat(table.campaign().viewFor(0).scenarios().get(1))
        .containsExactly(World.Mark.UNLOCKED, World.Mark.COMPLETED);
    assertThat(table.campaign().viewFor(0).scenarios().get(3))
        .containsExactly(World.Mark.UNLOCKED, World.Mark.BLOCKED);
    assertThat(table.books().world().isLinked(1, 2)).isTrue();
  }
}
