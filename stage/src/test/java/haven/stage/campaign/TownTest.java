package haven.stage.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Booking;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.Donate;
import haven.campaign.keeper.CampaignChoice.Enhance;
import haven.campaign.keeper.CampaignChoice.GoHome;
import haven.campaign.keeper.CampaignChoice.HaveEvent;
import haven.campaign.keeper.CampaignChoice.Retire;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Consequence;
import haven.play.item.LootPile.End;
import haven.play.scenario.EventEffect;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.Rule;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A visit to the town, donations and what opens sealed boxes (GHC). */
final class TownTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;

  @Test
  @Rule({"GHC-01", "GHC-02"})
  void afterEachScenarioThePartyGoesHomeOrOn() {
    for (End end : Set.of(End.COMPLETED, End.LOST_AND_RETURNED)) {
      CampaignTable table = Guild.party(GH).setsOut(1).returns(end, share -> share).settle();
      assertThat(table.offers(new GoHome())).isTrue();
      assertThat(table.offers(new SetOut(2, false)) || table.offers(new SetOut(1, false))).isTrue();
      table.refuses(0, new Create(0, "Cook", "", 1), "GHC-01");
      table.goesHome().creates(0, "Cook");
      table.refuses(0, new GoHome(), "GHC-01");
    }
  }

  @Test
  @Rule({"GHC-01", "GHC-03"})
  void thereIsOneCityEventInAVisitAndNoneAfterCasualPlay() {
    CampaignTable table = Guild.party(GH);
    table.refuses(0, new HaveEvent(), "GHC-03"); // nobody has come home yet
    table.does(new SetOut(1, true)).settle().returns(End.COMPLETED, share -> share).settle();
    table.refuses(0, new HaveEvent(), "GHC-03");
    table.refuses(0, new GoHome(), "GHC-01"); // they have never left
    table.completes(1).goesHome().does(new HaveEvent()).settle();
    table.refuses(0, new HaveEvent(), "GHC-03");
  }

  @Test
  @Rule("GHC-04")
  void aDonationBlessesTheNextScenarioOnceInAVisit() {
    CampaignTable table = Guild.party(GH);
    table.does(0, new Donate(0));
    assertThat(table.sheet("Porter").gold()).isEqualTo(20);
    table.refuses(0, new Donate(0), "GHC-04");
    table.setsOut(1);
    assertThat(table.campaign().scenario().orElseThrow().circumstances().effects())
        .contains(new EventEffect("Porter", new Consequence.Gain(Set.of(Condition.BLESS), 2)));
    table.returns(End.LOST_AND_RETURNED, share -> share);
    assertThat(table.sheet("Porter").awaiting()).isEmpty();
    table.goesHome().does(0, new Donate(0)).does(1, new Donate(1));
    assertThat(table.sheet("Porter").gold()).isEqualTo(10);
    assertThat(table.books().donated()).isEqualTo(30);
  }

  @Test
  @Rule({"GHC-05", "GHC-13"})
  void donationsOfAllTogetherOpenAnEnvelopeOnce() {
    CampaignTable table = Guild.party(GH).does(0, new Donate(0)).does(1, new Donate(1));
    table.setsOut(1).returns(End.LOST_AND_RETURNED, share -> share).goesHome();
    assertThat(table.books().world().opened()).isEmpty();
    table.fromNowOn().does(0, new Donate(0));
    assertThat(table.books().world().opened()).contains("Alms", "Much given");
    assertThat(table.books().world().prosperity()).isEqualTo(1);
    table.fromNowOn().does(1, new Donate(1));
    assertThat(table.booked(Booking.Opened.class)).isEmpty();
  }

  @Test
  @Rule({"GHC-06", "EVT-01"})
  void fiveAchievementsOfOneNameOpenAnEnvelope() {
    String gear = "{global-achievement: Gear}";
    CampaignTable four = Guild.rewarded(GH, String.join(", ", gear, gear, gear, gear));
    assertThat(four.books().world().opened()).isEmpty();
    CampaignTable five = Guild.rewarded(GH, String.join(", ", gear, gear, gear, gear, gear));
    assertThat(five.books().world().opened()).contains("Alms");
    assertThat(five.books().world().achievements()).hasSize(5);
  }

  @Test
  @Rule({"GHC-07", "EVT-02"})
  void twoAchievementsOfOnePartyBringAnEventAndAnother() {
    CampaignTable one = Guild.rewarded(GH, "{party-achievement: Left Half}");
    assertThat(one.books().deck("city").contains("75")).isFalse();
    CampaignTable both =
        Guild.rewarded(GH, "{party-achievement: Left Half}, {party-achievement: Right Half}");
    assertThat(both.books().deck("city").contains("75")).isTrue();
    assertThat(both.books().world().achievements()).containsExactly("Whole");
  }

  @Test
  @Rule({"GHC-08", "GHC-09", "GHC-14", "SHP-08"})
  void aGoodNameOpensAClassAndBringsEvents() {
    CampaignTable nine = Guild.rewarded(GH, "{reputation: 9}");
    nine.refuses(0, new Create(0, "Ferryman", "", 1), "CHR-01a");
    CampaignTable ten = Guild.rewarded(GH, "{reputation: 10}");
    ten.creates(1, "Ferryman");
    assertThat(ten.books().deck("city").contains("76")).isFalse();
    CampaignTable twenty = Guild.rewarded(GH, "{reputation: 20}");
    assertThat(twenty.books().deck("city").contains("76")).isTrue();
    assertThat(twenty.books().deck("road").contains("67")).isTrue();
  }

  @Test
  @Rule({"GHC-10", "GHC-11"})
  void soDoesABadOne() {
    CampaignTable table = Guild.rewarded(GH, "{reputation: -10}");
    assertThat(table.books().world().classes()).contains("Lamplighter");
    assertThat(table.sheet("Porter").gold()).isEqualTo(35); // the box holds five gold each
  }

  @Test
  @Rule("RTR-05a")
  void aBoxThatIsOpenAlreadyGivesADesignAndAScenarioInstead() {
    CampaignTable table = Guild.rewarded(GH, "{envelope: X}, {envelope: X}");
    assertThat(table.sheet("Porter").gold()).isEqualTo(35);
    assertThat(table.booked(Booking.ItemsAvailable.class).getLast().item())
        .isIn("Old Compass", "Glass Knife");
    assertThat(table.books().world().scenarios().keySet()).containsAnyOf(7, 8, 9);
  }

  @Test
  @Rule(
      value = {"ENH-34", "JLC-31", "RTR-16"},
      in = Edition.JL)
  void jawsHasNoTempleEnhancerRetirementOrRoadEvent() {
    Ruleset ruleset = Ruleset.JAWS_OF_THE_LION;
    CampaignTable table = Guild.rewarded(ruleset, "{gold: 50}, {global-achievement: Enhancing}");
    table.refuses(0, new Donate(0), "JLC-12");
    assertThat(table.sheet("Porter").quest()).isEmpty();
    assertThat(table.campaign().prompts().stream().flatMap(one -> one.options().stream()))
        .noneMatch(Enhance.class::isInstance)
        .noneMatch(Retire.class::isInstance);
    table.fromNowOn().does(new SetOut(6, false));
    assertThat(table.booked(Booking.CardDrawn.class)).isEmpty();
  }

  @Test
  @Rule("EVT-01")
  void ofOneTypeOnlyTheLastAchievementCounts() {
    CampaignTable table =
        Guild.rewarded(
            GH,
            "{global-achievement: \"Rule: Guilds\"}, {global-achievement: Other},"
                + " {global-achievement: \"Rule: Crown\"}");
    assertThat(table.books().world().achievements()).containsExactly("Other", "Rule: Crown");
  }
}
