package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.HOW_MUCH;
import static haven.campaign.keeper.CampaignPrompt.Kind.WHICH_SCENARIO;
import static haven.campaign.keeper.CampaignPrompt.Kind.WHO_GETS_IT;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.World;
import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.Amount;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.PlayAt;
import haven.campaign.keeper.CampaignChoice.Return;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.model.CampaignCite;
import haven.model.Ruleset;
import haven.play.item.LootPile.End;
import haven.play.scenario.HeroTally.Fate;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.GuildPack;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is booked when a scenario is over (BKK), and casual mode (CAS). */
final class BookkeepingTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;

  @RulesetTest
  @Rule({"BKK-05", "BKK-06", "BKK-13"})
  void experienceAndABonusByLevelForEverybodyEvenTheExhausted(Ruleset ruleset) {
    for (int level = 0; level <= 7; level++) {
      CampaignTable table = Guild.party(ruleset).does(new PlayAt(level)).setsOut(1);
      table.returns(End.COMPLETED, share -> new Share(share.character(), Fate.EXHAUSTED, 11, 4, 1));
      assertThat(table.sheet("Porter").experience()).isEqualTo(11 + 4 + 2 * level);
      assertThat(table.sheet("Porter").checkmarks()).isEqualTo(1);
      assertThat(table.books().world().is(2, World.Mark.UNLOCKED)).isTrue();
    }
  }

  @RulesetTest
  @Rule({"BKK-10", "BKK-07", "BKK-08"})
  @Rule(
      value = {"JLC-22", "JLC-23"},
      in = Edition.JL)
  void aLostScenarioLeavesExperienceGoldAndTreasures(Ruleset ruleset) {
    CampaignTable table = Guild.party(ruleset).setsOut(1);
    int gold = table.sheet("Porter").gold();
    table.returns(End.LOST_AND_RETURNED, BookkeepingTest::porterLoots);
    assertThat(table.sheet("Porter").experience()).isEqualTo(11);
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold + 4 + 10); // and treasure 1
    assertThat(table.sheet("Porter").checkmarks()).isZero();
    assertThat(table.books().party().achievements()).isEmpty();
    assertThat(table.books().world().is(1, World.Mark.COMPLETED)).isFalse();
    assertThat(table.offers(new SetOut(1, false))).isTrue(); // and may be tried again
  }

  private static Share porterLoots(Share share) {
    Share told = Guild.told(share, 11, 4, 1);
    return share.character().equals("Porter") ? told.looting(1) : told;
  }

  @RulesetTest
  @Rule("BKK-26")
  @Rule(value = "JLC-24", in = Edition.JL)
  void aNumberedTreasureIsLootedOnceInACampaign(Ruleset ruleset) {
    CampaignTable table = Guild.party(ruleset).setsOut(1);
    table.returns(End.LOST_AND_RETURNED, BookkeepingTest::porterLoots).settle();
    table.does(new SetOut(1, false)).settle();
    assertThat(table.campaign().scenario().orElseThrow().circumstances().looted())
        .containsExactly(1);
    List<Share> shares =
        table.books().members().stream()
            .map(one -> porterLoots(new Share(one.name(), Fate.TAKES_PART, 0, 0, 0)))
            .toList();
    table.refuses(
        0,
        new Return(new Homecoming(End.COMPLETED, shares)),
        ruleset.cite(CampaignCite.TREASURE).text());
  }

  @RulesetTest
  @Rule(
      value = {"BKK-03", "BKK-04"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  void everythingIsWholeAgainInTheNextScenario(Ruleset ruleset) {
    CampaignTable table = Guild.party(ruleset).setsOut(1);
    Setup first = table.campaign().scenario().orElseThrow();
    table.returns(
        End.LOST_AND_RETURNED, share -> new Share(share.character(), Fate.EXHAUSTED, 0, 0, 0));
    table.does(new SetOut(1, false)).settle();
    Setup second = table.campaign().scenario().orElseThrow();
    assertThat(second.party()).isEqualTo(first.party());
    assertThat(second.circumstances().effects()).isEmpty(); // what the road brought is over
  }

  @Test
  @Rule("BKK-14a")
  void rewardsAreForACompletedScenarioInCampaignModeOnly() {
    CampaignTable casual = Guild.party(GH).does(new SetOut(1, true)).settle();
    casual.returns(End.COMPLETED, share -> share);
    assertThat(casual.books().party().achievements()).isEmpty();
    assertThat(Guild.party(GH).completes(1).books().party().achievements())
        .containsExactly("Foot in the Door");
  }

  @RulesetTest
  @Rule({"BKK-16", "BKK-17"})
  @Rule(
      value = {"JLC-17", "JLC-18"},
      in = Edition.JL)
  void eachIsForEverybodyAndCollectiveIsDivided(Ruleset ruleset) {
    CampaignTable each = Guild.rewarded(ruleset, "{gold: 15}, {gold: -99}");
    assertThat(each.sheet("Porter").gold()).isZero();
    assertThat(each.sheet("Smith").gold()).isZero();
    CampaignTable shared = shared(ruleset);
    int porter = shared.sheet("Porter").gold();
    int smith = shared.sheet("Smith").gold();
    assertThat(shared.campaign().prompt().kind()).isEqualTo(HOW_MUCH);
    shared.does(new Amount(3));
    assertThat(shared.sheet("Porter").gold()).isEqualTo(porter + 3);
    assertThat(shared.sheet("Smith").gold()).isEqualTo(smith + 7);
  }

  /** It is kept apart from what pays for items. */
  @Test
  void goldForStickersIsNoOtherGold() {
    int usual = Guild.rewarded(GH, "{gold: 0}").sheet("Porter").gold();
    CampaignTable table = Guild.rewarded(GH, "{enhancement-gold: 100}");
    assertThat(table.sheet("Porter").gold()).isEqualTo(usual);
    assertThat(table.sheet("Porter").enhancementGold()).isEqualTo(100);
    assertThat(table.sheet("Porter").goldForStickers()).isEqualTo(usual + 100);
  }

  @Test
  void oneOfSeveralScenariosIsOpenedAsTheGroupLikes() {
    CampaignTable table = rewarded(GH, "{unlocks-one-of: [2, 3]}");
    assertThat(table.campaign().prompt().kind()).isEqualTo(WHICH_SCENARIO);
    table.does(new Take("3"));
    assertThat(table.books().world().is(3, World.Mark.UNLOCKED)).isTrue();
    assertThat(table.books().world().is(2, World.Mark.UNLOCKED)).isFalse();
  }

  private static CampaignTable shared(Ruleset ruleset) {
    return rewarded(ruleset, "{shared-gold: 10}");
  }

  /** Come home, and nothing answered yet. */
  private static CampaignTable rewarded(Ruleset ruleset, String rewards) {
    GuildPack guild = new GuildPack(ruleset.id()).rewarding(rewards);
    CampaignTable table = CampaignTable.of(CampaignSetup.of(Guild.read(guild), "Ada", "Bo"));
    table.creates(0, "Porter").creates(1, "Smith").setsOut(1);
    return table.returns(End.COMPLETED, share -> share);
  }

  @RulesetTest
  @Rule("BKK-19")
  void experienceNeverFallsBelowTheLevel(Ruleset ruleset) {
    // In Jaws rewards come before the bonus of the scenario (END-18).
    int after = ruleset == Ruleset.JAWS_OF_THE_LION ? 6 : 0;
    assertThat(Guild.rewarded(ruleset, "{xp: -50}").sheet("Porter").experience()).isEqualTo(after);
    CampaignTable table = Guild.rewarded(ruleset, "{xp: 20}, {xp: -5}");
    assertThat(table.sheet("Porter").experience()).isEqualTo(6 + 15); // 6 of the scenario
  }

  @RulesetTest
  @Rule(
      value = {"BKK-21", "BKK-22"},
      in = Edition.GH)
  void anItemIsForOneOfThosePresentAndADesignForTheShop(Ruleset ruleset) {
    GuildPack guild =
        new GuildPack(ruleset.id()).rewarding("{item: Found Ring}, {item-design: Drawn Bow}");
    CampaignTable table = CampaignTable.of(CampaignSetup.of(Guild.read(guild), "Ada", "Bo"));
    table.creates(0, "Porter").creates(1, "Smith").setsOut(1);
    table.returns(End.COMPLETED, share -> share);
    assertThat(table.campaign().prompt().kind()).isEqualTo(WHO_GETS_IT);
    table.does(new Give(1));
    assertThat(table.sheet("Smith").items()).containsExactly("Found Ring");
    assertThat(table.books().available("Found Ring")).isZero();
    assertThat(table.books().available("Drawn Bow")).isEqualTo(2);
  }

  @Test
  @Rule("BKK-23a")
  void aTreasuresItemIsTheLootersOwn() {
    CampaignTable table = Guild.party(GH).completes(1).setsOut(2);
    table.returns(
        End.LOST_AND_RETURNED,
        share -> share.character().equals("Smith") ? share.looting(2) : share);
    assertThat(table.sheet("Smith").items()).containsExactly("Oak Boots");
    assertThat(table.sheet("Porter").items()).isEmpty();
  }

  @Test
  @Rule({"BKK-24a", "BKK-25a"})
  void randomDesignsAndScenariosComeFromDecksUntilThereAreNone() {
    CampaignTable table =
        CampaignTable.of(
                CampaignSetup.of(
                    Guild.read(
                        new GuildPack("GH")
                            .rewarding(
                                "random-item-design, random-item-design, random-item-design,"
                                    + " random-scenario, random-scenario, random-scenario,"
                                    + " random-scenario")),
                    "Ada",
                    "Bo"))
            .comesUp("designs", "Glass Knife")
            .comesUp("scenarios", "8");
    table.creates(0, "Porter").creates(1, "Smith").fromNowOn().completes(1);
    assertThat(table.books().available("Glass Knife")).isEqualTo(2);
    assertThat(table.books().available("Old Compass")).isEqualTo(2);
    assertThat(table.booked(Booking.ItemsAvailable.class).getFirst().item())
        .isEqualTo("Glass Knife");
    assertThat(table.books().world().scenarios().keySet()).containsExactly(1, 6, 7, 8, 9);
    assertThat(table.books().deck("scenarios").isEmpty()).isTrue();
  }

  @Test
  @Rule({"CAS-01a", "CAS-02a", "CAS-03"})
  void inCasualModeWhatWasDiscoveredIsPlayedAndStoryAndRewardsAreIgnored() {
    CampaignTable table = Guild.party(GH).completes(1).goesHome();
    assertThat(table.offers(new SetOut(1, true))).isTrue(); // completed
    assertThat(table.offers(new SetOut(6, true))).isTrue(); // its requirement is not met
    table.refuses(0, new SetOut(5, true), "SET-02b"); // not discovered
    int gold = table.sheet("Porter").gold();
    int experience = table.sheet("Porter").experience();
    table.does(new SetOut(1, true));
    table.returns(
        End.COMPLETED,
        share -> share.character().equals("Porter") ? porterLoots(share).doing(0, 2) : share);
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold + 4 + 10);
    assertThat(table.sheet("Porter").experience()).isEqualTo(experience + 11 + 6);
    assertThat(table.sheet("Porter").checkmarks()).isEqualTo(1);
    assertThat(table.sheet("Porter").progress()).containsEntry(0, 2);
    assertThat(table.books().party().achievements()).containsExactly("Foot in the Door");
  }

  @Test
  @Rule("CAS-07")
  void jawsHasCasualModeAsGloomhavenHas() {
    CampaignTable table = Guild.party(Ruleset.JAWS_OF_THE_LION).completes(1);
    table.refuses(0, new SetOut(1, false), "SET-02d");
    table.does(new SetOut(1, true)).returns(End.COMPLETED, share -> Guild.told(share, 3, 2, 0));
    assertThat(table.sheet("Porter").gold()).isEqualTo(2);
  }

  @Test
  @Rule({"CAS-01b", "CAS-02b"})
  void inFrosthavenNothingCountsInCasualMode() {
    CampaignTable table = Guild.party(Ruleset.FROSTHAVEN).does(new SetOut(1, true));
    int gold = table.sheet("Porter").gold();
    table.fromNowOn();
    table.returns(End.COMPLETED, share -> porterLoots(share).doing(0, 2));
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold);
    assertThat(table.sheet("Porter").experience()).isZero();
    assertThat(table.sheet("Porter").progress()).isEmpty();
    assertThat(table.books().world().treasures()).isEmpty();
  }

  @Test
  @Rule({"JLC-20", "JLC-21", "JLC-32"})
  void jawsUnlocksAndLocksPlaces() {
    CampaignTable table =
        Guild.rewarded(Ruleset.JAWS_OF_THE_LION, "{unlocks: 2}, {unlocks: 3}, {blocks: 3}");
    assertThat(table.offers(new SetOut(2, false))).isTrue();
    table.refuses(0, new SetOut(3, false), "SET-02d");
    table.completes(2);
    table.refuses(0, new SetOut(2, false), "SET-02d");
    assertThat(table.books().world().scenarios().get(3))
        .containsExactly(World.Mark.UNLOCKED, World.Mark.BLOCKED);
  }
}
