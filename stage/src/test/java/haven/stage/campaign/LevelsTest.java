package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.CARD;
import static haven.campaign.keeper.CampaignPrompt.Kind.PERK;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.book.Booking;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.MarkPerk;
import haven.campaign.keeper.CampaignChoice.PlayAt;
import haven.campaign.keeper.CampaignChoice.Prepare;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.model.Ruleset;
import haven.model.card.ModifierCard;
import haven.model.rules.EndRules;
import haven.play.item.LootPile.End;
import haven.play.scenario.Hero;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Experience, levels, check marks and perks (LVU). */
final class LevelsTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;

  /** Home again with that much experience; the bonus of the scenario is left out of it. */
  private static CampaignTable withExperience(Ruleset ruleset, int points) {
    CampaignTable table = Guild.party(ruleset).setsOut(1);
    return table
        .returns(End.LOST_AND_RETURNED, share -> Guild.told(share, points, 0, 0))
        .settle()
        .goesHome();
  }

  private static Hero hero(CampaignTable table) {
    return table.campaign().scenario().orElseThrow().party().heroes().getFirst();
  }

  @RulesetTest
  @Rule({"LVU-01", "LVU-03", "LVU-04"})
  void theThresholdsOfAllLevels(Ruleset ruleset) {
    List<Integer> needed = List.of(45, 95, 150, 210, 275, 345, 420, 500);
    for (int points : needed) {
      CampaignTable less = withExperience(ruleset, points - 1);
      CampaignTable enough = withExperience(ruleset, points);
      int level = needed.indexOf(points) + 2;
      assertThat(levelsUp(less).sheet("Porter").level()).isEqualTo(level - 1);
      assertThat(levelsUp(enough).sheet("Porter").level()).isEqualTo(level);
      assertThat(enough.sheet("Porter").experience()).isEqualTo(points); // never spent
    }
    assertThat(levelsUp(withExperience(ruleset, 999)).sheet("Porter").level()).isEqualTo(9);
  }

  private static CampaignTable levelsUp(CampaignTable table) {
    while (table.offers(new LevelUp(0))) {
      table.does(0, new LevelUp(0)).settle();
    }
    return table;
  }

  @Test
  @Rule("LVU-02a")
  void aLevelUpIsMandatoryButOnlyInTheCity() {
    CampaignTable table = Guild.party(GH).setsOut(1);
    table.returns(End.COMPLETED, share -> Guild.told(share, 45, 0, 0));
    table.refuses(0, new LevelUp(0), "LVU-02a");
    table.goesHome().refuses(0, new SetOut(2, false), "LVU-02a");
    table.does(0, new LevelUp(0)).settle().does(1, new LevelUp(1)).settle();
    assertThat(table.offers(new SetOut(2, false))).isTrue();
  }

  @Test
  @Rule("LVU-02c")
  void inJawsItHappensAfterTheScenarioWhereverOneIs() {
    CampaignTable table = Guild.party(Ruleset.JAWS_OF_THE_LION).setsOut(1);
    table.returns(End.COMPLETED, share -> Guild.told(share, 45, 0, 0));
    table.refuses(0, new SetOut(2, false), "LVU-02c");
    table.does(0, new LevelUp(0)).settle();
    assertThat(table.sheet("Porter").level()).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"LVU-05", "LVU-06", "LVU-08", "LVU-12", "LVU-25"})
  void aLevelBringsACardHitPointsAndAPerk(Ruleset ruleset) {
    CampaignTable table = withExperience(ruleset, 45).fromNowOn();
    table.does(0, new LevelUp(0));
    assertThat(table.campaign().prompt().kind()).isEqualTo(CARD);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Take("Porter's Trick 12"), new Take("Porter's Trick 13"));
    table.does(new Take("Porter's Trick 13"));
    assertThat(table.campaign().prompt().kind()).isEqualTo(PERK);
    table.does(new MarkPerk(0)).does(1, new LevelUp(1)).settle();
    table.setsOut(1);
    assertThat(hero(table).level()).isEqualTo(2);
    assertThat(hero(table).hitPoints()).isEqualTo(9);
    assertThat(hero(table).deck()).hasSize(18); // two -1 cards are gone
    assertThat(table.booked(Booking.CardGained.class)).hasSize(2);
  }

  @Test
  @Rule({"EX-LVU-02"})
  @Rule(value = "LVU-06", in = Edition.FH)
  void atLevelThreeACardOfLevelTwoMayBeTakenInstead() {
    CampaignTable table = withExperience(Ruleset.FROSTHAVEN, 95);
    table.does(0, new LevelUp(0)).does(new Take("Porter's Trick 12")).settle();
    table.does(0, new LevelUp(0));
    assertThat(table.campaign().prompt().options())
        .containsExactly(
            new Take("Porter's Trick 13"),
            new Take("Porter's Trick 14"),
            new Take("Porter's Trick 15"));
  }

  @RulesetTest
  @Rule("LVU-07")
  void theHandNeverGrowsAndIsChosenFromThePool(Ruleset ruleset) {
    CampaignTable table = withExperience(ruleset, 45);
    table.does(0, new LevelUp(0)).does(new Take("Porter's Trick 12")).settle();
    table.does(1, new LevelUp(1)).settle();
    List<String> hand =
        List.of(1, 2, 3, 4, 5, 6, 7, 12).stream().map(n -> "Porter's Trick " + n).toList();
    table.refuses(0, new Prepare(0, List.of("Porter's Trick 13"), List.of()), "LVU-07");
    table.refuses(0, new Prepare(0, hand.subList(0, 7), List.of()), "LVU-07");
    table.does(0, new Prepare(0, hand, List.of())).setsOut(1);
    assertThat(hero(table).hand()).extracting(card -> card.name()).containsExactlyElementsOf(hand);
    assertThat(hero(table).characterClass().handSize()).isEqualTo(8);
  }

  @Test
  @Rule("LVU-10a")
  void aTownThatProspersRaisesCharactersWithoutExperience() {
    CampaignTable table = Guild.rewarded(GH, "{prosperity: 9}").fromNowOn();
    assertThat(table.books().prosperityLevel()).isEqualTo(3);
    table.does(0, new LevelUp(0)).settle();
    assertThat(table.sheet("Porter").experience()).isEqualTo(45);
    table.does(0, new LevelUp(0)).settle();
    assertThat(table.sheet("Porter").experience()).isEqualTo(95);
    table.refuses(0, new LevelUp(0), "LVU-02a");
    assertThat(table.offers(new SetOut(6, false))).isTrue(); // Bo's Smith may, but need not
  }

  @RulesetTest
  @Rule({"LVU-15", "LVU-16"})
  @Rule(value = "LVU-11a", in = Edition.GH)
  @Rule(value = "LVU-11c", in = Edition.JL)
  void everyThirdCheckMarkBringsAPerkUpToEighteen(Ruleset ruleset) {
    CampaignTable table = Guild.party(ruleset);
    for (int played = 1; played <= 10; played++) {
      for (int one : List.of(0, 1)) {
        while (table.offers(new LevelUp(one))) {
          table.does(one, new LevelUp(one)).settle();
        }
      }
      table.does(new SetOut(1, true)).settle(); // casually, since it is done once only
      table.returns(End.COMPLETED, share -> Guild.told(share, 0, 0, 2)).settle();
      int marks = casualCounts(ruleset) ? Math.min(18, 2 * played) : 0;
      assertThat(table.sheet("Porter").checkmarks()).isEqualTo(marks);
      assertThat(perks(table)).isEqualTo(marks / 3);
    }
    CampaignTable lost = Guild.party(ruleset).setsOut(1);
    lost.returns(End.LOST_AND_RETURNED, share -> Guild.told(share, 0, 0, 2));
    assertThat(lost.sheet("Porter").checkmarks()).isZero();
    CampaignTable won = Guild.party(ruleset).setsOut(1);
    won.returns(End.COMPLETED, share -> Guild.told(share, 0, 0, 3)).settle();
    assertThat(perks(won)).isEqualTo(1);
  }

  private static boolean casualCounts(Ruleset ruleset) {
    return ruleset.levels().end().casual() == EndRules.Casual.ALL_BUT_STORY_AND_REWARDS;
  }

  /** Those that check marks have brought the Porter. */
  private static int perks(CampaignTable table) {
    return (int)
        table.booked(Booking.PerkGained.class).stream()
            .filter(one -> one.character() == 0 && one.rule().text().equals("LVU-15"))
            .count();
  }

  @RulesetTest
  @Rule({"LVU-17", "BKK-18"})
  void checkMarksAreLostDownToTheLastSet(Ruleset ruleset) {
    assertThat(marksAfter(ruleset, 5, -1)).isEqualTo(4);
    assertThat(marksAfter(ruleset, 5, -3)).isEqualTo(3);
    assertThat(marksAfter(ruleset, 6, -1)).isEqualTo(6);
  }

  @Test
  @Rule("EX-LVU-01")
  void ofEightCheckMarksTwoCanBeLost() {
    assertThat(marksAfter(Ruleset.FROSTHAVEN, 8, -5)).isEqualTo(6);
  }

  private static int marksAfter(Ruleset ruleset, int had, int change) {
    return Guild.rewarded(ruleset, "{checkmarks: %d}, {checkmarks: %d}".formatted(had, change))
        .sheet("Porter")
        .checkmarks();
  }

  @RulesetTest
  @Rule("LVU-13")
  void aPerkIsTakenAsOftenAsItHasBoxes(Ruleset ruleset) {
    CampaignTable table = Guild.party(ruleset).setsOut(1);
    table.returns(End.LOST_AND_RETURNED, share -> Guild.told(share, 210, 0, 0)).goesHome();
    for (int i = 0; i < 2; i++) {
      table.does(0, new LevelUp(0)).does(table.campaign().prompt().options().getFirst());
      table.does(new MarkPerk(1)); // it has two boxes
    }
    table.does(0, new LevelUp(0)).does(table.campaign().prompt().options().getFirst());
    table.refuses(0, new MarkPerk(1), "LVU-25");
    assertThat(table.campaign().prompt().options()).doesNotContain(new MarkPerk(1));
  }

  @Test
  @Rule("EX-LVU-03")
  void replacingACardKeepsTheSizeOfTheDeck() {
    CampaignTable table = withExperience(GH, 45);
    table.does(0, new LevelUp(0)).does(table.campaign().prompt().options().getFirst());
    table.does(new MarkPerk(1)).does(1, new LevelUp(1)).settle().setsOut(1);
    assertThat(hero(table).deck()).hasSize(20);
    assertThat(hero(table).deck().stream().filter(ModifierCard.plus(-1)::equals)).hasSize(4);
    assertThat(hero(table).deck().stream().filter(ModifierCard.plus(1)::equals)).hasSize(6);
  }

  @RulesetTest
  @Rule("LVU-21")
  void smallItemsGoByLevel(Ruleset ruleset) {
    for (int level = 1; level <= 9; level++) {
      assertThat(ruleset.levels().party().smallItems(level)).isEqualTo((level + 1) / 2);
    }
    CampaignTable table = Guild.rewarded(ruleset, "{item: Hard Bread}, {item: Soft Cheese}");
    // both went to Ada's Porter, who was offered first
    assertThat(table.sheet("Porter").items()).containsExactly("Hard Bread", "Soft Cheese");
    table.setsOut(6);
    assertThat(hero(table).items()).extracting(item -> item.name()).containsExactly("Hard Bread");
  }

  @RulesetTest
  @Rule("LVU-22")
  void theScenarioLevelIsRecommendedAndNeverAutomatic(Ruleset ruleset) {
    CampaignTable table = withExperience(ruleset, 150);
    levelsUp(table);
    while (table.offers(new LevelUp(1))) {
      table.does(1, new LevelUp(1)).settle();
    }
    table.does(new PlayAt(0)).setsOut(1);
    assertThat(table.campaign().scenario().orElseThrow().recommendedLevel()).isEqualTo(2);
    assertThat(table.campaign().scenario().orElseThrow().level()).isZero();
  }
}
