package haven.stage.campaign;

import static haven.stage.campaign.Frontier.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Booking;
import haven.campaign.book.OutpostChange;
import haven.campaign.book.OutpostSheet.Stage;
import haven.campaign.keeper.CampaignChoice.Build;
import haven.campaign.keeper.CampaignChoice.Craft;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.GoHome;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.Proceed;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.campaign.keeper.CampaignChoice.Way;
import haven.campaign.keeper.CampaignPrompt;
import haven.play.item.LootPile.End;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The Outpost Phase and its calendar (OUT). */
final class OutpostTest {
  private static final String EVENTS =
      """
      - {event-card: summer-outpost 1, first: true, a: {returns: true}, b: {}}
      - {event-card: winter-outpost 1, first: true, a: {returns: true}, b: {}}
      - {event-card: summer-road 1, first: true, a: {returns: true}, b: {}}
      - {event-card: winter-road 1, first: true, a: {returns: true}, b: {}}
      """;

  private static List<String> drawn(CampaignTable table) {
    return table.booked(Booking.CardDrawn.class).stream().map(Booking.CardDrawn::deck).toList();
  }

  @Test
  @Rule({"EX-OUT-01", "OUT-07"})
  void aSectionInThreeWeeksAndTheEventOfTheNewSeason() {
    CampaignTable table =
        Frontier.rewarded("{time-passes: 9}, {later: \"12.1\", weeks: 3}", EVENTS).fromNowOn();
    assertThat(sheet(table).weeks()).isEqualTo(9);
    assertThat(sheet(table).sections(12)).containsExactly("12.1");
    table.goesHome();
    assertThat(sheet(table).weeks()).isEqualTo(10);
    assertThat(drawn(table)).containsExactly("winter-outpost");
  }

  @Test
  @Rule({"OUT-02", "OUT-03"})
  void fiveStepsInTheirOrder() {
    CampaignTable table = Frontier.rewarded("{morale: 5}", EVENTS).fromNowOn().goesHome();
    table.does(new Way(true)).does(new Proceed()).does(new Proceed());
    assertThat(Frontier.changes(table, OutpostChange.Began.class))
        .extracting(OutpostChange.Began::stage)
        .containsExactly(
            Stage.PASSAGE_OF_TIME,
            Stage.OUTPOST_EVENT,
            Stage.BUILDING_OPERATIONS,
            Stage.DOWNTIME,
            Stage.CONSTRUCTION,
            Stage.READY);
    assertThat(Frontier.changes(table, OutpostChange.Week.class)).hasSize(1);
    assertThat(sheet(table).weeks()).isEqualTo(1);
  }

  @Test
  @Rule("OUT-01")
  void thePartyGoesHomeAfterAScenario() {
    CampaignTable table = Frontier.rewarded("{unlocks: 2}, {unlocks: 3}, {links: 2}");
    table.refuses(0, new SetOut(3, false), "OUT-01");
    assertThat(table.offers(new SetOut(2, false))).as("linked").isTrue();
    table.goesHome();
    table.refuses(0, new SetOut(2, false), "OUT-02"); // the phase first
    table.does(new Proceed()).does(new Proceed());
    assertThat(table.offers(new SetOut(3, false))).isTrue();
    table.setsOut(3).returns(End.LOST_AND_PLAYED_AGAIN, share -> share);
    assertThat(table.offers(new SetOut(3, false))).as("again at once").isTrue();
    table.refuses(0, new SetOut(2, false), "OUT-01");
  }

  @Test
  @Rule("OUT-01")
  void aScenarioThatMustFollowComesBeforeTheWayHome() {
    CampaignTable table = Frontier.rewarded("{unlocks: 2}, {unlocks: 3}, {must-follow: 2}");
    table.refuses(0, new GoHome(), "OUT-01").refuses(0, new SetOut(3, false), "OUT-01");
    table.setsOut(2).returns(End.COMPLETED, share -> share).settle().goesHome();
    assertThat(sheet(table).stage()).isEqualTo(Stage.DOWNTIME);
  }

  @Test
  @Rule({"OUT-04", "OUT-05", "OUT-06"})
  void tenWeeksASeasonAndASheetFollowsTheOther() {
    Map.of(
            8, "summer", 9, "winter", 18, "winter", 19, "summer", 78, "winter", 79, "summer", 89,
            "winter")
        .forEach(OutpostTest::seasonAfter);
  }

  private static void seasonAfter(int passed, String season) {
    String weeks =
        passed > 80
            ? "{time-passes: 80}, {time-passes: %d}".formatted(passed - 80)
            : "{time-passes: %d}".formatted(passed);
    CampaignTable table =
        Frontier.rewarded(weeks + ", {unlocks: 3}", EVENTS).fromNowOn().goesHome().settle();
    assertThat(sheet(table).weeks()).isEqualTo(passed + 1);
    assertThat(drawn(table)).containsExactly(season + "-outpost");
    table.fromNowOn().setsOut(3);
    assertThat(drawn(table)).containsExactly(season + "-road");
  }

  @Test
  @Rule({"OUT-08", "OUT-20"})
  void sectionsOfABoxAreReadAtOnceInAnyOrder() {
    CampaignTable table =
        Frontier.rewarded("{later: \"12.1\", weeks: 1}, {later: \"12.2\", weeks: 1}").goesHome();
    CampaignPrompt prompt = table.campaign().prompt();
    assertThat(prompt.person()).isEqualTo(CampaignPrompt.ALL);
    assertThat(prompt.options()).containsExactly(new Take("12.1"), new Take("12.2"));
    table.fromNowOn().does(1, new Take("12.2"));
    assertThat(Frontier.changes(table, OutpostChange.SectionRead.class))
        .extracting(OutpostChange.SectionRead::section)
        .containsExactly("12.2", "12.1");
    assertThat(sheet(table).defence()).isEqualTo(5);
  }

  @Test
  @Rule("OUT-09")
  void whatIsDueOutsideThePhaseMovesOnAndWaits() {
    CampaignTable table = Frontier.rewarded("{later: \"12.2\", weeks: 2}, {time-passes: 2}");
    assertThat(sheet(table).sections(3)).containsExactly("12.2");
    assertThat(sheet(table).defence()).isZero();
    table.goesHome();
    assertThat(sheet(table).defence()).isEqualTo(5);
  }

  @Test
  @Rule("OUT-10")
  void anOutpostEventUnlessToldOtherwise() {
    CampaignTable quiet = Frontier.rewarded("no-outpost-event", EVENTS).fromNowOn().goesHome();
    assertThat(drawn(quiet)).isEmpty();
    assertThat(sheet(quiet).stage()).isEqualTo(Stage.DOWNTIME);
    quiet.setsOut(6).returns(End.LOST_AND_RETURNED, share -> share);
    quiet.fromNowOn().goesHome();
    assertThat(drawn(quiet)).as("the week after").containsExactly("summer-outpost");
    assertThat(quiet.campaign().prompt().rule().text()).isEqualTo("EVT-17b");
  }

  @Test
  @Rule("OUT-11")
  void activitiesAreForDowntimeAndForBuildingsThatStand() {
    CampaignTable table = Frontier.rewarded("{wreck: 34}, {collective: hide, number: 9}");
    table.refuses(0, new Create(0, "Cook", "", 1), "CHR-04b");
    table.goesHome();
    table.refuses(0, new Craft(0, "Crude Thing 1"), "OUT-11"); // wrecked
    assertThat(table.offers(new Create(0, "Cook", "", 1))).isTrue();
    table.refuses(0, new Build(12), "OUT-02");
    table.does(new Proceed());
    table.refuses(0, new Create(0, "Cook", "", 1), "CHR-04b");
    table.refuses(0, new Craft(0, "Crude Thing 1"), "OUT-11");
  }

  @Test
  @Rule("OUT-12")
  void completingAScenarioInspires() {
    CampaignTable table = Frontier.rewarded("{inspiration: 3}");
    assertThat(sheet(table).inspiration()).isEqualTo(5); // 3 and 4 - 2 characters
    table.goesHome().setsOut(6).returns(End.LOST_AND_RETURNED, share -> share);
    assertThat(sheet(table).inspiration()).isEqualTo(5);
  }

  @Test
  @Rule("OUT-13")
  void moraleStaysOnItsTrackAndItsEndsHaveSections() {
    CampaignTable low = Frontier.rewarded("{morale: 5}, {morale: -9}");
    assertThat(sheet(low).morale()).isZero();
    assertThat(sheet(low).inspiration()).isEqualTo(3); // section 0.1
    CampaignTable high = Frontier.rewarded("{morale: 15}, {morale: 9}, {morale: 1}");
    assertThat(sheet(high).morale()).isEqualTo(20);
    assertThat(sheet(high).inspiration()).isEqualTo(4); // section 20.1, once
  }

  @Test
  @Rule("OUT-14")
  void anOutcomeMayAskForMorale() {
    String event =
        """
        - event-card: summer-outpost 7
          first: true
          a: {results: [{when: [{morale-from: 5}], gives: [{defence: 5}]}, {when: [otherwise], gives: [{defence: 1}]}]}
          b: {}
        """;
    assertThat(sheet(Frontier.rewarded("{morale: 5}", event).goesHome().settle()).defence())
        .isEqualTo(5);
    assertThat(sheet(Frontier.rewarded("{morale: 4}", event).goesHome().settle()).defence())
        .isEqualTo(1);
  }

  @Test
  @Rule({"OUT-15", "OUT-19"})
  void moraleChangesTheDefence() {
    int[][] table = {
      {0, -10}, {2, -10}, {3, -5}, {4, -5}, {5, 0}, {7, 0}, {8, 5}, {10, 5}, {11, 10}, {13, 10},
      {14, 15}, {20, 15}
    };
    for (int[] row : table) {
      CampaignTable rewarded =
          Frontier.rewarded("{morale: %d}, {defence: 25}, {defence: -5}".formatted(row[0]));
      assertThat(rewarded.campaign().viewFor(1).outpost().defence())
          .as("morale %d", row[0])
          .isEqualTo(20 + row[1]);
    }
  }

  @Test
  @Rule({"OUT-16", "OUT-17"})
  void prosperityRaisesTheTownAndNeverLowersItsLevel() {
    Map.of(5, 1, 6, 2, 14, 2, 15, 3, 27, 4, 42, 5, 60, 6, 81, 7, 99, 7)
        .forEach(OutpostTest::prosperityOf);
  }

  private static void prosperityOf(int boxes, int level) {
    CampaignTable table = Frontier.rewarded("{prosperity: %d}".formatted(boxes));
    assertThat(table.books().prosperityLevel()).isEqualTo(level);
    CampaignTable fallen =
        Frontier.rewarded("{prosperity: %d}, {prosperity: -50}".formatted(boxes));
    assertThat(fallen.books().prosperityLevel()).isEqualTo(level);
    assertThat(fallen.books().world().prosperity())
        .isEqualTo(fallen.campaign().setup().book().prosperityBoxes(level));
  }

  @Test
  @Rule("OUT-17")
  void theHighestLevels() {
    assertThat(Frontier.rewarded("{prosperity: 99}, {prosperity: 6}").books().prosperityLevel())
        .isEqualTo(8);
    assertThat(Frontier.rewarded("{prosperity: 99}, {prosperity: 33}").books().prosperityLevel())
        .isEqualTo(9);
  }

  @Test
  @Rule("OUT-18")
  void prosperityLimitsFreeLevels() {
    CampaignTable table = Frontier.rewarded("{prosperity: 15}").goesHome(); // level 3
    assertThat(table.offers(new LevelUp(0))).isTrue();
    table.does(0, new LevelUp(0)).settle();
    assertThat(table.sheet("Porter").level()).isEqualTo(2); // 3 / 2, rounded up
    assertThat(table.offers(new LevelUp(0))).isFalse();
    CampaignTable poor = Frontier.table(new FrontierPack()).creates(0, "Porter");
    assertThat(poor.offers(new LevelUp(0))).isFalse();
  }
}
