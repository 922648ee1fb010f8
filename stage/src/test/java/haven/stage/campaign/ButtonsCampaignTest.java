package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.SCENARIO;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.journey.Homecoming;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.Errand;
import haven.campaign.keeper.CampaignChoice.Join;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.PlayAt;
import haven.campaign.keeper.CampaignChoice.Prepare;
import haven.campaign.keeper.CampaignChoice.Return;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.StayBehind;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.scenario.Situation;
import haven.play.item.LootPile.End;
import haven.play.scenario.Hero;
import haven.play.scenario.HeroTally.Fate;
import haven.play.scenario.Setup;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.stage.ScenarioGame;
import haven.testkit.LittlePack;
import haven.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The card campaign of Buttons & Bugs (BBC). */
final class ButtonsCampaignTest {
  private static final Pack PACK = pack();

  private static Pack pack() {
    Map<String, String> texts = new TreeMap<>(LittlePack.ATTIC.texts());
    texts.put(
        "items.yaml",
        item("Bent Needle", "one-hand", "1")
            + item("Lost Button", "small", "1")
            + item("Silk Thread", "small", "2")
            + item("Candle End", "small", "2")
            + item("Match Stick", "small", "cover"));
    texts.put("campaign.yaml", "campaign: The Attic\nopen: [1]\n");
    return Packs.read(new PackFiles(LittlePack.ATTIC.id(), texts)).orRefuse();
  }

  private static String item(String name, String slot, String card) {
    return """
    - item: %s
      number: 1
      slot: %s
      then: lost
      one-of: "%s"
      use: {when: during-turn, do: [{heal: 1, target: self}]}
      cost: 0
      copies: 1
      text: Heal 1, self.
    """
        .formatted(name, slot, card);
  }

  private static CampaignTable table() {
    return CampaignTable.of(CampaignSetup.of(PACK, "Ada")).creates(0, "Thimbler");
  }

  private static Hero hero(CampaignTable table) {
    return table.campaign().scenario().orElseThrow().party().heroes().getFirst();
  }

  @Test
  @Rule({"CHR-01d", "LVU-23"})
  @Rule(
      value = {"RTR-16", "ENH-34"},
      in = Edition.BB)
  void creationIsAClassAndNothingElse() {
    CampaignTable table = table();
    assertThat(table.sheet("Thimbler").gold()).isZero();
    assertThat(table.sheet("Thimbler").quest()).isEmpty();
    assertThat(table.sheet("Thimbler").perks()).isEmpty();
    table.refuses(0, new LevelUp(0), "LVU-23");
    assertThat(table.campaign().prompts().stream().flatMap(one -> one.options().stream()))
        .noneMatch(one -> one instanceof Errand && !(one instanceof StayBehind))
        .noneMatch(Create.class::isInstance); // one character
  }

  @Test
  @Rule({"BBC-06", "BKK-30"})
  @Rule(value = "BKK-03", in = Edition.BB)
  void nothingIsKeptButWhatIsResolved() {
    CampaignTable table = table().setsOut(1);
    table.returns(End.COMPLETED, share -> Guild.told(share, 9, 9, 1)).settle();
    assertThat(table.sheet("Thimbler").gold()).isZero();
    assertThat(table.sheet("Thimbler").experience()).isZero();
    assertThat(table.sheet("Thimbler").checkmarks()).isZero();
    table.setsOut(2);
    assertThat(hero(table).hand()).hasSize(4);
  }

  @Test
  @Rule({"BBC-04", "BBC-14", "CAS-08", "BBC-01"})
  void aLostScenarioIsDueAgainAndAnyOtherIsFreePlay() {
    CampaignTable table = table();
    assertThat(table.offers(new SetOut(2, false))).isTrue(); // in any order
    table.setsOut(1).returns(End.LOST_AND_PLAYED_AGAIN, share -> share);
    table.refuses(0, new SetOut(2, false), "BBC-04");
    assertThat(table.offers(new SetOut(1, false))).isTrue();
    table.does(new SetOut(2, true)); // free play
    assertThat(table.campaign().prompt().kind()).isEqualTo(SCENARIO);
    table.returns(End.COMPLETED, share -> share).settle();
    table.refuses(0, new SetOut(2, false), "BBC-04"); // that changes no progress
    table.completes(1);
    assertThat(table.offers(new SetOut(2, false))).isTrue();
  }

  @Test
  @Rule("BBC-05")
  void aScenarioThatWasLostIsNotLeft() {
    CampaignTable table = table().setsOut(1);
    table.refuses(
        0,
        new Return(
            new Homecoming(
                End.LOST_AND_RETURNED, List.of(new Share("Thimbler", Fate.EXHAUSTED, 0, 0, 0)))),
        "END-14c");
  }

  @Test
  @Rule({"BBC-07", "BBC-08", "BBC-09", "BBC-10"})
  void theCardGivesTheLevelTheBoardTheHitPointsAndTheUpgrades() {
    CampaignTable table = table();
    table.refuses(0, new PlayAt(3), "LVU-23");
    int[] levels = {1, 3, 5};
    for (int scenario = 1; scenario <= 3; scenario++) {
      table.does(new SetOut(scenario, true)).settle();
      int level = levels[scenario - 1];
      assertThat(hero(table).level()).isEqualTo(level);
      assertThat(hero(table).hitPoints()).isEqualTo(List.of(8, 9, 11, 12, 14).get(level - 1));
      assertThat(hero(table).hand().stream().filter(card -> card.level() == 2)).hasSize(level - 1);
      assertThat(hero(table).deck())
          .isEqualTo(PACK.characterClass("Thimbler").characterClass().modifiers(level));
      table.returns(End.COMPLETED, share -> share);
    }
  }

  @Test
  @Rule("BBC-03")
  void aPrescribedCharacterIsPlayed() {
    CampaignTable table = table().does(0, new StayBehind(0)).creates(0, "Mouser");
    table.refuses(0, new SetOut(3, false), "SET-14");
    table.does(0, new StayBehind(1)).does(0, new Join(0));
    assertThat(table.offers(new SetOut(3, false))).isTrue();
  }

  @Test
  @Rule({"BBC-12", "BBC-13", "BBC-17", "BBI-00"})
  void itemsOfResolvedCardsLieReadyOneOfEachCard() {
    CampaignTable table = table();
    table.refuses(0, new Prepare(0, List.of(), List.of("Lost Button")), "BBC-12");
    table.completes(1);
    assertThat(table.books().supply().keySet())
        .containsExactly("Bent Needle", "Lost Button", "Match Stick");
    table.does(0, new Prepare(0, List.of(), List.of("Bent Needle", "Lost Button")));
    table.refuses(0, new SetOut(2, false), "ITM-03"); // of one card
    table.does(0, new Prepare(0, List.of(), List.of("Bent Needle", "Match Stick"))).setsOut(2);
    assertThat(hero(table).items()).hasSize(2);
    table.returns(End.COMPLETED, share -> share);
    assertThat(table.books().supply().keySet()).contains("Silk Thread", "Candle End");
    table.does(0, new Prepare(0, List.of(), List.of("Match Stick"))).does(new SetOut(1, true));
    assertThat(hero(table).items()).hasSize(1); // and another choice each time
  }

  @Test
  @Rule("BBC-02")
  void aScenarioCardSaysAllThereIsToKnow() {
    CampaignTable table = table();
    table.does(new SetOut(3, true));
    Setup away = table.campaign().scenario().orElseThrow();
    ScenarioEntry card = PACK.scenario("3");
    assertThat(card.scenario().name()).isEqualTo("The Last Stitch");
    assertThat(card.introduction()).isNotEmpty();
    assertThat(card.conclusion()).isNotEmpty();
    assertThat(away.scenario().name()).isEqualTo("The Last Stitch");
    assertThat(away.level()).isEqualTo(5);
    assertThat(away.scenario().particulars().character()).contains("Thimbler");
    assertThat(away.scenario().goal()).isEqualTo(new Situation.KillAll());
    ScenarioGame game = ScenarioGame.of(away).start();
    assertThat(game.all("Dust Golem")).hasSize(2);
  }

  /** Found by a law: with items ready, a second character was asked what it buys. */
  @Test
  @Rule("CHR-01d")
  void nobodyIsAskedToSpendGoldThatThereIsNot() {
    CampaignTable table = table().completes(1).goesHome().does(0, new StayBehind(0));
    table.does(0, new Create(0, "Mouser", "", 1));
    assertThat(table.campaign().prompt().waits()).isFalse();
    assertThat(table.sheet("Mouser").items()).isEmpty();
  }
}
