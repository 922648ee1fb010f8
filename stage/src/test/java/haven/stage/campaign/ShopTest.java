package haven.stage.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.Give;
import haven.campaign.keeper.CampaignChoice.Prepare;
import haven.campaign.keeper.CampaignChoice.Sell;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.model.CampaignCite;
import haven.model.Ruleset;
import haven.play.item.LootPile.End;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Prosperity, reputation and the shop (SHP). */
final class ShopTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;

  @Test
  @Rule({"SHP-01", "SHP-02", "SHP-03", "SHP-04"})
  @Rule(value = "BKK-20", in = Edition.GH)
  void boxesMakeLevelsThatAreNeverLost() {
    int[] boxes = {4, 9, 15, 22, 30, 39, 50, 64};
    for (int i = 0; i < boxes.length; i++) {
      assertThat(level(boxes[i] - 1)).isEqualTo(i + 1);
      assertThat(level(boxes[i])).isEqualTo(i + 2);
    }
    CampaignTable fallen = Guild.rewarded(GH, "{prosperity: 10}, {prosperity: -5}");
    assertThat(fallen.books().world().prosperity()).isEqualTo(9);
  }

  private static int level(int boxes) {
    return Guild.rewarded(GH, "{prosperity: %d}".formatted(boxes)).books().prosperityLevel();
  }

  @Test
  @Rule({"SHP-05", "SHP-06"})
  void theSupplyGrowsWithTheTownAndByDesigns() {
    CampaignTable first = Guild.party(GH);
    assertThat(first.books().available("Oak Boots")).isEqualTo(2);
    assertThat(first.books().available("Padded Coat")).isZero();
    CampaignTable grown = Guild.rewarded(GH, "{prosperity: 9}, {item-design: Drawn Bow}");
    assertThat(grown.books().available("Oak Boots")).isEqualTo(2);
    assertThat(grown.books().available("Padded Coat")).isEqualTo(2);
    assertThat(grown.books().available("Brass Lamp")).isEqualTo(1);
    assertThat(grown.books().available("Drawn Bow")).isEqualTo(2);
    grown.refuses(0, new Buy(0, "Old Compass"), "SHP-15");
  }

  @Test
  @Rule({"SHP-07", "SHP-08", "SHP-09"})
  void reputationHasLimitsAndMakesPrices() {
    int[] reputation = {-20, -19, -18, -15, -14, -11, -10, -7, -6, -3, -2, 2, 3, 6, 7, 10, 11, 14};
    int[] more = {5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -3, -3};
    for (int i = 0; i < reputation.length; i++) {
      assertThat(paid(reputation[i])).isEqualTo(20 + more[i]);
    }
    assertThat(paid(15)).isEqualTo(16);
    assertThat(paid(18)).isEqualTo(16);
    assertThat(paid(19)).isEqualTo(15);
    assertThat(paid(25)).isEqualTo(15);
    CampaignTable table = Guild.rewarded(GH, "{reputation: 25}, {reputation: -1}");
    assertThat(table.books().party().reputation()).isEqualTo(19);
    assertThat(Guild.party(GH).books().party().reputation()).isZero();
  }

  private static int paid(int reputation) {
    CampaignTable table = Guild.rewarded(GH, "{reputation: %d}".formatted(reputation));
    int before = table.sheet("Porter").gold();
    table.does(0, new Buy(0, "Oak Boots"));
    return before - table.sheet("Porter").gold();
  }

  @RulesetTest
  @Rule(
      value = {"SHP-10", "SHP-11", "SHP-12"},
      in = {Edition.GH, Edition.JL})
  void itemsAreBoughtAndSoldForHalf(Ruleset ruleset) {
    CampaignTable table = Guild.rewarded(ruleset, "{gold: 40}");
    int gold = table.sheet("Porter").gold();
    table.does(0, new Buy(0, "Soft Cheese"));
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold - 9);
    assertThat(table.books().available("Soft Cheese")).isEqualTo(3);
    table.refuses(0, new Buy(0, "Soft Cheese"), "SHP-12");
    table.refuses(1, new Sell(0, "Soft Cheese"), ruleset == GH ? "GHC-01" : cite(ruleset));
    table.does(0, new Sell(0, "Soft Cheese"));
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold - 9 + 4);
    assertThat(table.books().available("Soft Cheese")).isEqualTo(4);
  }

  private static String cite(Ruleset ruleset) {
    return ruleset.cite(CampaignCite.VISIT).text();
  }

  @Test
  @Rule(
      value = {"SHP-11", "SHP-09"},
      in = Edition.GH)
  void reputationDoesNotTouchWhatOneGetsForAnItem() {
    CampaignTable table = Guild.rewarded(GH, "{reputation: 20}").does(0, new Buy(0, "Oak Boots"));
    int gold = table.sheet("Porter").gold();
    table.does(0, new Sell(0, "Oak Boots"));
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold + 10);
  }

  @Test
  @Rule({"SHP-15", "SHP-14a"})
  void onlyTheCopiesLimitWhoOwnsAnItemAndNothingIsHandedOver() {
    CampaignTable table = Guild.rewarded(GH, "{gold: 30}");
    table.does(0, new Buy(0, "Iron Hammer"));
    table.refuses(1, new Buy(1, "Iron Hammer"), "SHP-15"); // the only copy
    table.refuses(0, new Buy(0, "Drawn Bow"), "SHP-15");
    table.does(0, new Buy(0, "Hard Bread")).does(1, new Buy(1, "Hard Bread"));
    assertThat(table.campaign().prompts().stream().flatMap(one -> one.options().stream()))
        .noneMatch(Give.class::isInstance);
  }

  @Test
  @Rule("SHP-13")
  void aSecondCopyThatIsLootedIsSoldAtOnce() {
    CampaignTable table = Guild.party(GH).does(0, new Buy(0, "Oak Boots")).completes(1);
    int gold = table.sheet("Porter").gold();
    table.does(new SetOut(2, false)).settle();
    table.returns(
        End.COMPLETED, share -> share.character().equals("Porter") ? share.looting(2) : share);
    assertThat(table.sheet("Porter").items()).containsExactly("Oak Boots");
    assertThat(table.sheet("Porter").gold()).isEqualTo(gold + 10 + 15); // and the reward
  }

  @RulesetTest
  @Rule(
      value = {"SHP-19", "SHP-17"},
      in = Edition.GH)
  void oneOwnsMoreThanOneBringsAndNothingIsUsedUp(Ruleset ruleset) {
    CampaignTable table = Guild.rewarded(ruleset, "{gold: 60}");
    table.does(0, new Buy(0, "Iron Hammer")).does(0, new Buy(0, "Long Ladder"));
    assertThat(table.sheet("Porter").items()).hasSize(2);
    table.does(0, new Prepare(0, List.of(), List.of("Iron Hammer", "Long Ladder")));
    table.refuses(0, new SetOut(6, false), "ITM-01");
    table.does(0, new Prepare(0, List.of(), List.of("Long Ladder"))).setsOut(6);
    table.returns(End.COMPLETED, share -> share).settle();
    assertThat(table.sheet("Porter").items()).containsExactly("Iron Hammer", "Long Ladder");
  }

  @Test
  @Rule({"SHP-14c", "SHP-18", "JLC-15", "JLC-16"})
  void inJawsThePriceIsAsPrintedAndGoldIsOnesOwn() {
    CampaignTable table = Guild.rewarded(Ruleset.JAWS_OF_THE_LION, "{gold: 20}");
    table.does(0, new Buy(0, "Oak Boots"));
    assertThat(table.sheet("Porter").gold()).isZero();
    assertThat(table.sheet("Smith").gold()).isEqualTo(20);
    table.refuses(1, new Buy(1, "Drawn Bow"), "SHP-18");
    table.does(0, new Sell(0, "Oak Boots"));
    assertThat(table.sheet("Porter").gold()).isEqualTo(10);
  }

  @Test
  @Rule(value = "SHP-17", in = Edition.JL)
  void inJawsItemsAreThereAgainInTheNextScenario() {
    CampaignTable table = Guild.rewarded(Ruleset.JAWS_OF_THE_LION, "{gold: 20}");
    table.does(0, new Buy(0, "Oak Boots"));
    table.does(0, new Prepare(0, List.of(), List.of("Oak Boots")));
    for (End end : new End[] {End.LOST_AND_RETURNED, End.COMPLETED}) {
      table.setsOut(6);
      assertThat(table.campaign().scenario().orElseThrow().party().heroes().getFirst().items())
          .hasSize(1);
      table.returns(end, share -> share).settle();
    }
    assertThat(table.sheet("Porter").items()).containsExactly("Oak Boots");
  }
}
