package haven.play.scenario;

import static haven.play.scenario.Heroes.heroes;
import static haven.play.scenario.Heroes.party;
import static haven.play.scenario.Heroes.setup;
import static haven.play.scenario.Heroes.smallest;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.HexEffect;
import haven.model.Ruleset;
import haven.model.ScenarioLevel;
import haven.model.Variant;
import haven.model.map.Rank;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** LVL: the recommended level, and what a level means. */
final class LevelTest {

  private static int recommended(Ruleset ruleset, int... levels) {
    return Setup.of(ruleset, Heroes.scenario(), party(levels)).level();
  }

  private static List<Integer> table(
      Setup setup, int highest, ToIntFunction<ScenarioLevel> column) {
    return IntStream.rangeClosed(0, highest)
        .map(level -> column.applyAsInt(setup.withLevel(level).checked().scenarioLevel()))
        .boxed()
        .toList();
  }

  private static List<Integer> table(Ruleset ruleset, ToIntFunction<ScenarioLevel> column) {
    return table(setup(ruleset), 7, column);
  }

  @RulesetTest
  @Rule("EX-LVL-01")
  void theLevelRisesOnlyWithTheFirstCharacterOfLevelThree(Ruleset ruleset) {
    assertThat(recommended(ruleset, 2, 2, 2)).isEqualTo(1);
    assertThat(recommended(ruleset, 2, 2, 3)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("EX-LVL-02")
  void anAverageOfFourAndAQuarterGivesLevelThree(Ruleset ruleset) {
    assertThat(recommended(ruleset, 6, 4, 4, 3)).isEqualTo(3);
  }

  @RulesetTest
  @Rule("EX-LVL-03")
  @Rule({"VAR-03b", "VAR-04b"})
  void threeCharactersOfLevelFourPlayAtTwoOrSoloAtThree(Ruleset ruleset) {
    Setup solo = setup(ruleset, Party.solo(heroes(4, 4, 4)));
    assertThat(solo.level()).isEqualTo(2);
    assertThat(solo.playing(Variant.SOLO).checked().level()).isEqualTo(3);
    assertThat(setup(ruleset, party(4, 4, 4)).playing(Variant.OPEN_INFORMATION).checked().level())
        .isEqualTo(3);
  }

  @RulesetTest
  @Rule("LVL-01")
  void theRecommendedLevelIsHalfTheAverageRoundedUpOnce(Ruleset ruleset) {
    assertThat(recommended(ruleset, 1, 1)).isEqualTo(1);
    assertThat(recommended(ruleset, 9, 9, 9, 9)).isEqualTo(5);
    assertThat(recommended(ruleset, 3, 2, 1)).isEqualTo(1);
    assertThat(recommended(ruleset, 4, 5)).as("4.5 is not rounded to 5 or 4 first").isEqualTo(3);
    assertThat(recommended(ruleset, 4, 4, 5)).as("nor 4.33 down to 4").isEqualTo(3);
  }

  @RulesetTest
  @Rule("LVL-03")
  void theScenarioLevelIsTheMonsterLevel(Ruleset ruleset) {
    assertThat(table(ruleset, ScenarioLevel::monsterLevel)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    Setup five = setup(ruleset).withLevel(5);
    assertThat(
            Heroes.guard()
                .line(five.scenarioLevel().monsterLevel(), Rank.NORMAL)
                .hitPoints()
                .value(five.terms()))
        .isEqualTo(15);
    assertThat(five.terms().eliteHitPoints()).containsEntry("Guard", 25);
  }

  @RulesetTest
  @Rule("LVL-04")
  void aCoinIsWorthTwoToSix(Ruleset ruleset) {
    assertThat(table(ruleset, ScenarioLevel::gold)).containsExactly(2, 2, 3, 3, 4, 4, 5, 6);
  }

  @RulesetTest
  @Rule("LVL-05")
  void trapsHurtTwoAndTheLevel(Ruleset ruleset) {
    assertThat(table(ruleset, ScenarioLevel::trapDamage)).containsExactly(2, 3, 4, 5, 6, 7, 8, 9);
  }

  @RulesetTest
  @Rule("LVL-06a")
  void hazardousTerrainHurtsHalfAsMuchAsATrap(Ruleset ruleset) {
    assertThat(table(ruleset, ScenarioLevel::hazardDamage)).containsExactly(1, 1, 2, 2, 3, 3, 4, 4);
  }

  @RulesetTest
  @Rule("LVL-06b")
  void hazardousTerrainHurtsOneMoreForThreeLevels(Ruleset ruleset) {
    assertThat(table(ruleset, ScenarioLevel::hazardDamage)).containsExactly(1, 2, 2, 2, 3, 3, 3, 4);
  }

  @RulesetTest
  @Rule("LVL-07")
  void completingAScenarioGivesFourAndTwiceTheLevel(Ruleset ruleset) {
    assertThat(table(ruleset, ScenarioLevel::bonusExperience))
        .containsExactly(4, 6, 8, 10, 12, 14, 16, 18);
  }

  @RulesetTest
  @Rule("LVL-10")
  void hazardsHaveNoFixedDamage(Ruleset ruleset) {
    ScenarioLevel level = setup(ruleset).scenarioLevel();
    assertThat(level.hazardDamage()).isZero();
  }

  @RulesetTest
  @Rule("LVL-15")
  void aTrapThatAnAbilityMadeDoesWhatTheAbilitySays(Ruleset ruleset) {
    HexEffect made = HexEffect.of(List.of("damage 3"));
    HexEffect printed = HexEffect.of(List.of("damage"));
    for (int level : List.of(0, 7)) {
      Setup setup = setup(ruleset).withLevel(level);
      var usual = setup.rulesInPlay().movement().hexDamage();
      assertThat(made.damage(Terrain.TRAP, usual, setup.level())).isEqualTo(3);
      assertThat(printed.damage(Terrain.TRAP, usual, setup.level())).isEqualTo(2 + level);
    }
  }

  private static Setup adjusted(Ruleset ruleset, Variant... variants) {
    return setup(ruleset, Party.solo(heroes(1, 1))).playing(variants);
  }

  private static void raisesMonstersAndTrapsOnly(Setup setup) {
    assertThat(table(setup, 6, ScenarioLevel::monsterLevel)).containsExactly(1, 2, 3, 4, 5, 6, 7);
    assertThat(table(setup, 6, ScenarioLevel::gold)).containsExactly(2, 2, 3, 3, 4, 4, 5);
    assertThat(table(setup, 6, ScenarioLevel::trapDamage)).containsExactly(3, 4, 5, 6, 7, 8, 9);
    assertThat(table(setup, 6, ScenarioLevel::hazardDamage)).containsExactly(1, 2, 2, 3, 3, 4, 4);
    assertThat(table(setup, 6, ScenarioLevel::bonusExperience))
        .containsExactly(4, 6, 8, 10, 12, 14, 16);
    ScenarioLevel seven = setup.withLevel(7).checked().scenarioLevel();
    assertThat(List.of(seven.monsterLevel(), seven.trapDamage())).containsExactly(7, 10);
    assertThat(List.of(seven.gold(), seven.bonusExperience())).containsExactly(6, 18);
    assertThat(setup.level()).as("the recommended level stays").isEqualTo(1);
    assertThat(setup.rulesInPlay().movement().hexDamage().trap(1)).isEqualTo(4);
  }

  @RulesetTest
  @Rule({"LVL-11a", "VAR-03a"})
  void soloPlayRaisesMonstersAndTrapsButNoRewards(Ruleset ruleset) {
    raisesMonstersAndTrapsOnly(adjusted(ruleset, Variant.SOLO));
  }

  @RulesetTest
  @Rule({"LVL-12a", "VAR-04a"})
  void openInformationIsAdjustedAsSoloPlay(Ruleset ruleset) {
    raisesMonstersAndTrapsOnly(setup(ruleset, smallest(ruleset)).playing(Variant.OPEN_INFORMATION));
    raisesMonstersAndTrapsOnly(adjusted(ruleset, Variant.SOLO, Variant.OPEN_INFORMATION));
  }

  private static void followsTheFormula(Ruleset ruleset, Variant... variants) {
    Setup setup = setup(ruleset, Party.solo(heroes(4, 5, 4))).playing(variants).checked();
    assertThat(setup.level()).as("(4.33 + 1) / 2 rounded up").isEqualTo(3);
    ScenarioLevel level = setup.scenarioLevel();
    assertThat(level).isEqualTo(setup.playing().withLevel(3).scenarioLevel());
    assertThat(setup(ruleset, Party.solo(heroes(2, 2))).playing(variants).level()).isEqualTo(2);
    assertThat(setup(ruleset, Party.solo(heroes(3, 3))).playing(variants).level()).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"LVL-11b", "LVL-11c", "VAR-13"})
  void soloPlayIsAtTheLevelOfCharactersOneHigher(Ruleset ruleset) {
    followsTheFormula(ruleset, Variant.SOLO);
  }

  @RulesetTest
  @Rule("LVL-12b")
  void openInformationIsAtTheLevelOfCharactersOneHigher(Ruleset ruleset) {
    followsTheFormula(ruleset, Variant.OPEN_INFORMATION);
    followsTheFormula(ruleset, Variant.OPEN_INFORMATION, Variant.SOLO);
  }

  @RulesetTest(Edition.BB)
  @Rule("LVL-08")
  void theScenarioLevelIsTheCharactersAndSetsItsStrength(Ruleset ruleset) {
    for (int level = 1; level <= 5; level++) {
      Setup printed =
          Setup.of(ruleset, Heroes.scenario().atLevel(level), party(level))
              .withTreasures(setup(ruleset).box().treasures())
              .checked();
      assertThat(printed.level()).isEqualTo(level);
      assertThat(ruleset.levels().upgradedCards(level)).isEqualTo(level - 1);
      assertThat(printed.party().heroes().getFirst().hitPoints()).isEqualTo(5 + level);
      assertThat(ruleset.levels().party().smallItems(level))
          .isEqualTo(List.of(1, 1, 2, 2, 3).get(level - 1));
      Setup other = printed.withLevel(level == 5 ? 4 : level + 1);
      assertThat(other.refusals()).extracting(refusal -> refusal.rule().text()).contains("LVL-08");
      Setup stranger = setup(ruleset, party(level == 5 ? 4 : level + 1)).withLevel(level);
      assertThat(stranger.refusals())
          .extracting(refusal -> refusal.rule().text())
          .containsExactly("LVL-08");
    }
    assertThat(setup(ruleset, party(6)).refusals())
        .extracting(refusal -> refusal.rule().text())
        .containsExactly("LVL-08");
  }
}
