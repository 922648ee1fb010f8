package haven.stage.campaign;

import static haven.stage.campaign.Frontier.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.OutpostChange;
import haven.campaign.book.OutpostChange.Checked;
import haven.campaign.book.OutpostSheet.Harm;
import haven.campaign.book.OutpostSheet.Stage;
import haven.campaign.keeper.CampaignChoice.Accept;
import haven.campaign.keeper.CampaignChoice.Amount;
import haven.campaign.keeper.CampaignChoice.Decline;
import haven.campaign.keeper.CampaignChoice.Portion;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.campaign.keeper.CampaignChoice.Way;
import haven.campaign.keeper.CampaignPrompt.Kind;
import haven.model.LootKind;
import haven.model.campaign.TownGuardCard;
import haven.stage.CampaignTable;
import haven.testkit.FrontierPack;
import haven.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Attacks on the outpost, the town guard and its soldiers (TWG). */
final class SiegeTest {
  // The numbers of cards of the frontier's town guard.
  private static final String ZERO = "1";
  private static final String MINUS_TEN = "7";
  private static final String MINUS_TEN_TOO = "8";
  private static final String PLUS_TEN = "12";
  private static final String PLUS_TEN_TOO = "13";
  private static final String MINUS_TWENTY = "17";
  private static final String PLUS_TWENTY = "18";
  private static final String WRECK = "19";
  private static final String SUCCESS = "20";

  private static String event(String a, String attack) {
    return """
    - event-card: summer-outpost 1
      first: true
      a: {results: [{gives: [%s]}]}
      b: {}
      attack: {%s}
    """
        .formatted(a, attack);
  }

  /** The attack of an event whose outcome is that, after a first scenario with those rewards. */
  private static CampaignTable attacked(String rewards, String a, String attack, String... cards) {
    FrontierPack pack = new FrontierPack().rewarding(rewards).with(event(a, attack));
    CampaignTable table = Frontier.table(pack).comesUp(Books.GUARD, cards);
    return Frontier.played(table, share -> share).fromNowOn().goesHome().does(new Way(true));
  }

  private static List<Checked> checks(CampaignTable table) {
    return Frontier.changes(table, Checked.class);
  }

  @Test
  @Rule({"EX-TWG-01", "TWG-02", "TWG-04", "TWG-05", "TWG-07", "TWG-08", "TWG-10"})
  void aSoldierIsLostForAdvantageAndALowerAttack() {
    CampaignTable table =
        attacked(
            "{morale: 5}, {defence: 35}",
            "",
            "value: 50, targets: 4, order: ascending",
            MINUS_TEN,
            PLUS_TEN,
            PLUS_TEN_TOO,
            PLUS_TWENTY,
            ZERO);
    assertThat(table.campaign().prompt().kind()).isEqualTo(Kind.SOLDIERS);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Amount(0), new Amount(1), new Amount(2));
    table.does(new Amount(1));
    assertThat(checks(table)).containsExactly(new Checked(34, Harm.NONE)); // 35 + 10 = 45
    assertThat(sheet(table).soldiers()).isEqualTo(1);
    table.does(new Amount(0)); // the full attack value again: 35 + 10 < 50
    table.does(new Amount(0)).does(new Amount(0));
    assertThat(checks(table))
        .containsExactly(
            new Checked(34, Harm.NONE),
            new Checked(35, Harm.DAMAGED),
            new Checked(83, Harm.NONE),
            new Checked(98, Harm.DAMAGED));
  }

  @Test
  @Rule({"EX-TWG-02", "TWG-01", "TWG-03"})
  void oddBuildingsInDescendingOrderAndThenWhatIsGainedInAnyCase() {
    CampaignTable table =
        attacked(
            "{soldiers: -2}, {morale: 5}",
            "{attack-value: -10}",
            "value: 50, targets: 4, which: odd, order: descending, "
                + "afterwards: [{collective: hide, number: 3}, {prosperity: 1}]",
            SUCCESS,
            PLUS_TWENTY);
    assertThat(checks(table))
        .containsExactly(new Checked(83, Harm.NONE), new Checked(35, Harm.DAMAGED));
    assertThat(table.campaign().prompt().kind()).isEqualTo(Kind.HOW_MUCH);
    table.does(new Portion(-1, "hide", 3));
    assertThat(sheet(table).supply(LootKind.HIDE)).isEqualTo(3);
    assertThat(table.books().world().prosperity()).isEqualTo(1);
    assertThat(table.campaign().prompt().kind()).as("repairs come last").isEqualTo(Kind.PAY);
  }

  @Test
  @Rule({"TWG-01", "TWG-05"})
  void theOutcomeModifiesTheAttack() {
    String attack = "value: 50, targets: 1, order: ascending";
    CampaignTable harder =
        attacked(
            "{soldiers: -2}, {morale: 5}, {defence: 50}",
            "{attack-value: 5, targets: 1}",
            attack,
            ZERO,
            PLUS_TEN);
    assertThat(checks(harder))
        .containsExactly(new Checked(34, Harm.DAMAGED), new Checked(35, Harm.NONE));
    CampaignTable easier =
        attacked(
            "{soldiers: -2}, {morale: 5}, {defence: 40}",
            "{attack-value: 0, checks: 10}",
            attack,
            ZERO);
    assertThat(checks(easier)).containsExactly(new Checked(34, Harm.NONE));
    assertThat(sheet(easier).attackDefence()).as("for this attack only").isZero();
  }

  @Test
  @Rule({"TWG-03", "OUT-20"})
  void withoutAPriorityThePartyChoosesAndNothingTwice() {
    CampaignTable table =
        attacked(
            "{soldiers: -2}, {morale: 5}, {wreck: 83}",
            "",
            "value: 0, targets: 9",
            PLUS_TEN,
            ZERO,
            MINUS_TEN);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Take("34"), new Take("35"), new Take("98")); // neither 83 nor 12
    table.does(1, new Take("98"));
    assertThat(table.campaign().prompt().options()).containsExactly(new Take("34"), new Take("35"));
    table.does(0, new Take("35"));
    assertThat(checks(table)).extracting(Checked::building).containsExactly(98, 35, 34);
  }

  @Test
  @Rule({"TWG-06", "TWG-12", "TWG-17", "BLD-07"})
  void aWreckedBarracksStillServesTheChecksOfThisAttack() {
    CampaignTable table =
        attacked(
            "{morale: 5}, {defence: 35}",
            "",
            "value: 50, targets: 3, order: descending",
            WRECK,
            PLUS_TWENTY,
            MINUS_TWENTY,
            SUCCESS);
    table.does(new Amount(0));
    assertThat(checks(table)).containsExactly(new Checked(98, Harm.WRECKED));
    assertThat(sheet(table).buildings().get(98).wrecked()).as("not yet").isFalse();
    table.does(new Amount(0)).does(new Amount(1)); // with advantage: the better of two
    assertThat(checks(table))
        .containsExactly(
            new Checked(98, Harm.WRECKED), new Checked(83, Harm.NONE), new Checked(35, Harm.NONE));
    assertThat(sheet(table).buildings().get(98).wrecked()).isTrue();
    assertThat(sheet(table).stage()).isEqualTo(Stage.DOWNTIME);
  }

  @Test
  @Rule("BLD-07")
  void aBuildingWreckedInTheEventHasItsWreckedEffectInTheSamePhase() {
    CampaignTable table =
        attacked(
            "{morale: 5}, {soldiers: -2}",
            "{collective: lumber, number: 5}",
            "value: 99, targets: 1, buildings: [34]",
            WRECK);
    while (table.campaign().prompt().waits()) {
      table.does(table.campaign().prompt().options().getLast());
    }
    assertThat(sheet(table).buildings().get(34).wrecked()).isTrue();
    assertThat(sheet(table).supply(LootKind.LUMBER)).isEqualTo(3); // 5, and 2 are lost
  }

  @Test
  @Rule({"TWG-09", "TWG-10"})
  void withTheBarracksWreckedNoSoldiersAndTheWorseOfTwoCards() {
    CampaignTable table =
        attacked(
            "{morale: 5}, {defence: 50}, {wreck: 98}",
            "",
            "value: 50, targets: 2, order: ascending",
            SUCCESS,
            MINUS_TEN,
            PLUS_TEN,
            ZERO);
    assertThat(checks(table))
        .containsExactly(new Checked(34, Harm.DAMAGED), new Checked(35, Harm.NONE));
    assertThat(sheet(table).soldiers()).isEqualTo(2);
  }

  @Test
  @Rule("TWG-05")
  void someAttacksWreckInsteadOfDamaging() {
    CampaignTable table =
        attacked(
            "{morale: 5}, {soldiers: -2}",
            "",
            "value: 99, targets: 1, buildings: [83], wrecks: true",
            PLUS_TEN);
    assertThat(checks(table)).containsExactly(new Checked(83, Harm.WRECKED));
    assertThat(sheet(table).buildings().get(83).wrecked()).isTrue();
  }

  @Test
  @Rule({"TWG-08", "TWG-11"})
  void theBarracksLimitSoldiersAndTheirStrength() {
    int[][] table = {{1, 4, 5}, {2, 6, 15}, {3, 8, 25}, {4, 10, 35}};
    CampaignTable campaign = Frontier.rewarded("{soldiers: 99}");
    assertThat(sheet(campaign).soldiers()).isEqualTo(4);
    for (int[] row : table) {
      var card = campaign.campaign().setup().book().outpost().building(98, row[0]).orElseThrow();
      assertThat(card.garrison().most()).isEqualTo(row[1]);
      assertThat(card.garrison().strength()).isEqualTo(row[2]);
    }
    CampaignTable fewer = Frontier.rewarded("{soldiers: -9}");
    assertThat(sheet(fewer).soldiers()).isZero();
  }

  @Test
  @Rule("TWG-13")
  void theDeckIsShuffledWhenItRunsOutAndAfterTheAttack() {
    StringBuilder gone = new StringBuilder("{morale: 5}, {soldiers: -2}");
    for (int card = 1; card <= 18; card++) {
      gone.append(", {guard-card: %d, lost: true}".formatted(card));
    }
    CampaignTable table =
        attacked(gone.toString(), "", "value: 0, targets: 4, order: ascending", WRECK, SUCCESS);
    assertThat(checks(table)).hasSize(4); // with two cards
    assertThat(table.booked(Booking.GuardShuffled.class)).hasSize(2); // after two, and at the end
    assertThat(table.books().deck(Books.GUARD).size()).isEqualTo(2);
  }

  @Test
  @Rule("TWG-14")
  void twentyCardsToBeginWithOfFiftyFive() {
    CampaignTable table = Frontier.rewarded("{guard-card: 21}, {guard-card: 17, lost: true}");
    List<TownGuardCard> all = table.campaign().setup().book().outpost().guard();
    assertThat(all).hasSize(55);
    List<TownGuardCard> first = all.stream().filter(TownGuardCard::first).toList();
    assertThat(first).hasSize(20);
    int[][] values = {{0, 6}, {-10, 5}, {10, 5}, {-20, 1}, {20, 1}};
    for (int[] row : values) {
      assertThat(
              first.stream()
                  .filter(
                      card -> card.kind() == TownGuardCard.Kind.VALUE && card.value() == row[0]))
          .hasSize(row[1]);
    }
    assertThat(first.stream().filter(card -> card.kind() == TownGuardCard.Kind.WRECK)).hasSize(1);
    assertThat(first.stream().filter(card -> card.kind() == TownGuardCard.Kind.SUCCESS)).hasSize(1);
    assertThat(table.books().deck(Books.GUARD).contains("21")).isTrue();
    assertThat(table.books().deck(Books.GUARD).contains("17")).isFalse();
    assertThat(table.books().deck(Books.GUARD).size()).isEqualTo(20);
  }

  @Test
  @Rule({"TWG-16", "OUT-12", "OUT-14"})
  void aDamageIsPaidWithAnyMaterialsAndInspirationOrCostsMorale() {
    String attack = "value: 99, targets: 1, buildings: [83]";
    String rewards = "{morale: 5}, {soldiers: -2}, {resource: metal}";
    CampaignTable table = attacked(rewards, "", attack, MINUS_TEN_TOO);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Accept(), new Decline()); // 2 metal and 2 inspiration for a cost of 3
    table.does(new Accept());
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Portion(0, "metal", 0), new Portion(0, "metal", 1));
    table.does(new Portion(0, "metal", 0));
    assertThat(sheet(table).inspiration()).isZero();
    assertThat(table.sheet("Smith").resource(LootKind.METAL)).isZero();
    assertThat(table.sheet("Porter").resource(LootKind.METAL)).isEqualTo(1);
    assertThat(sheet(table).morale()).isEqualTo(5);
    assertThat(sheet(table).checked()).as("no lasting damage").isEmpty();
    CampaignTable unpaid = attacked(rewards, "", attack, MINUS_TEN_TOO).does(new Decline());
    assertThat(sheet(unpaid).morale()).isEqualTo(4);
    CampaignTable poor = attacked("{morale: 5}, {soldiers: -2}", "", attack, MINUS_TEN_TOO);
    assertThat(sheet(poor).morale()).as("it cannot pay").isEqualTo(4);
    assertThat(Frontier.changes(poor, OutpostChange.Turned.class)).isEmpty();
  }
}
