package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.card.BattleGoal;
import haven.model.map.Treasure;
import haven.model.rules.EndRules.Step;
import haven.model.rules.LootRules;
import haven.model.rules.PartyRules.Standing;
import haven.model.scenario.Reward;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import haven.play.Refused;
import haven.play.item.Opened;
import haven.play.scenario.HeroResult;
import haven.play.scenario.HeroTally;
import haven.play.scenario.ScenarioResult;
import haven.play.scenario.Setup;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What a scenario that was played gives. The first hero gains 5 experience, a loot token and
 * treasure 7, and meets its battle goal; the others do nothing.
 */
final class OutcomeTest {
  private static final Opened TREASURE =
      new Opened(new Treasure.Numbered(7), List.of(new Reward.Gold(15)));
  private static final List<BattleGoal> GOALS =
      Collections.nCopies(
          12,
          new BattleGoal(
              "Learner", 2, BattleGoal.Measure.EXPERIENCE, BattleGoal.Comparison.AT_LEAST, 5));

  /** How it ends. */
  private enum End {
    WON,
    LOST,
    TRIED_AGAIN
  }

  private static Setup setup(Ruleset ruleset, int heroes) {
    int[] levels = new int[heroes];
    Arrays.fill(levels, 1);
    Setup setup = Outing.setup(ruleset, levels).withBattleGoals(GOALS).withLoot(StartTest.pool());
    return heroes == 1 ? setup : setup.withLevel(2);
  }

  private static Setup setup(Ruleset ruleset) {
    return setup(ruleset, Parties.isForTwo(ruleset) ? 2 : 1);
  }

  private static UnaryOperator<Scenario> scenario(End end, LootKind loot) {
    return scenario -> {
      Scenario rewarding =
          StartTest.withGoals(scenario)
              .loot(Map.of(loot, 4))
              .rewarding(new Reward.Gold(20), new Reward.ItemDesign("Hat"));
      return end == End.WON ? rewarding : rewarding.lostBy(new Situation.Rounds(1));
    };
  }

  private static ScenarioResult result(Setup setup, End end, LootKind loot) {
    Outing outing = Outing.of(setup, scenario(end, loot));
    outing.arena().sheet('A').tally().masters("Unseen");
    ScenarioResult result = outing.played();
    return end == End.TRIED_AGAIN ? outing.game().resultIfTriedAgain() : result;
  }

  private static ScenarioResult result(Setup setup, End end) {
    return result(setup, end, LootKind.MONEY);
  }

  private static HeroResult first(ScenarioResult result) {
    return result.heroes().getFirst();
  }

  /** One money token, or one loot card with two coins. */
  private static int coins(Ruleset ruleset) {
    return ruleset.loot().token() == LootRules.Token.LOOT_CARD ? 2 : 1;
  }

  @RulesetTest
  @Rule({"END-11", "END-12", "XPP-07"})
  void experienceAndMoneyInBothOutcomesTheBonusForSuccess(Ruleset ruleset) {
    for (End end : End.values()) {
      HeroResult hero = first(result(setup(ruleset).withLevel(6), end));
      assertThat(hero.experience()).isEqualTo(5);
      assertThat(hero.gold()).isEqualTo(5 * coins(ruleset));
      assertThat(hero.bonusExperience()).isEqualTo(end == End.WON ? 16 : 0);
    }
  }

  @RulesetTest
  @Rule("END-13")
  void aLossKeepsExperienceMoneyAndTreasures(Ruleset ruleset) {
    ScenarioResult lost = result(setup(ruleset), End.LOST);
    assertThat(lost.isCompleted()).isFalse();
    assertThat(lost.rewards()).isEmpty();
    assertThat(lost.steps()).doesNotContain(Step.REWARDS, Step.CONCLUSION, Step.MARK_COMPLETED);
    HeroResult hero = first(lost);
    assertThat(hero.checkmarks()).isZero();
    assertThat(hero.experience()).isEqualTo(5);
    assertThat(hero.gold()).isEqualTo(3);
    assertThat(hero.treasures()).containsExactly(TREASURE);
    HeroResult again = first(result(setup(ruleset).withLooted(Set.of(7)), End.WON));
    assertThat(again.treasures()).as("it cannot be claimed again").isEmpty();
  }

  @RulesetTest
  @Rule("END-14a")
  void resourcesAreGainedByThoseWhoReturnOnly(Ruleset ruleset) {
    ScenarioResult returned = result(setup(ruleset), End.LOST, LootKind.HIDE);
    assertThat(first(returned).resources()).isEqualTo(Map.of(LootKind.HIDE, 1));
    assertThat(returned.steps()).contains(Step.RESOURCES);
    assertThat(returned.next().outpostPhase()).isTrue();
    assertThat(returned.next().sameScenario()).isFalse();
    ScenarioResult again = result(setup(ruleset), End.TRIED_AGAIN, LootKind.HIDE);
    assertThat(first(again).resources()).isEmpty();
    assertThat(again.steps()).doesNotContain(Step.RESOURCES);
    assertThat(again.next().outpostPhase()).isFalse();
    assertThat(again.next().sameScenario()).isTrue();
    for (ScenarioResult lost : List.of(returned, again)) {
      assertThat(first(lost).experience()).isEqualTo(5);
      assertThat(first(lost).treasures()).containsExactly(TREASURE);
    }
  }

  @RulesetTest
  @Rule("END-15")
  void completedInOrderWithInspirationForSmallParties(Ruleset ruleset) {
    Outing early = Outing.of(setup(ruleset), scenario(End.WON, LootKind.HIDE));
    early.walk();
    assertThatThrownBy(() -> early.game().result())
        .as("before it has ended")
        .isInstanceOf(Refused.class);
    ScenarioResult result = result(setup(ruleset), End.WON, LootKind.HIDE);
    assertThat(result.steps())
        .containsSubsequence(
            Step.RESOURCES,
            Step.CHECKMARKS,
            Step.MASTERIES,
            Step.CONCLUSION,
            Step.REWARDS,
            Step.INSPIRATION,
            Step.MARK_COMPLETED);
    assertThat(first(result).resources()).isEqualTo(Map.of(LootKind.HIDE, 1));
    assertThat(result.heroes()).extracting(HeroResult::checkmarks).containsExactly(2, 0);
    assertThat(first(result).masteries()).containsExactly("Unseen");
    assertThat(result.rewards()).containsExactly(new Reward.Gold(20), new Reward.ItemDesign("Hat"));
    for (int heroes = 2; heroes <= 4; heroes++) {
      assertThat(result(setup(ruleset, heroes), End.WON).inspiration()).isEqualTo(4 - heroes);
    }
    assertThat(result(setup(ruleset), End.LOST).inspiration()).isZero();
    ScenarioResult replayed = result(setup(ruleset).withStanding(Standing.COMPLETED), End.WON);
    assertThat(replayed.rewards()).isEmpty();
    assertThat(replayed.inspiration()).isEqualTo(2);
  }

  @RulesetTest
  @Rule("END-17")
  void completedWithCheckmarksBonusConclusionAndRewards(Ruleset ruleset) {
    ScenarioResult result = result(setup(ruleset), End.WON);
    assertThat(result.heroes()).extracting(HeroResult::checkmarks).containsExactly(2, 0);
    assertThat(result.heroes()).extracting(HeroResult::bonusExperience).containsExactly(8, 8);
    assertThat(result.steps()).containsSubsequence(Step.CONCLUSION, Step.REWARDS);
    assertThat(result.rewards()).containsExactly(new Reward.Gold(20), new Reward.ItemDesign("Hat"));
    assertThat(result.inspiration()).isZero();
    assertThat(result(setup(ruleset), End.LOST).rewards()).isEmpty();
  }

  /** What was gained stands in the result, and on nobody's sheet. */
  @RulesetTest
  @Rule("CAS-06")
  void outsideACampaignGoldAndExperienceOnlyMeasure(Ruleset ruleset) {
    Setup setup = setup(ruleset);
    ScenarioResult result = result(setup, End.WON);
    assertThat(first(result).gold()).isPositive();
    assertThat(first(result).experience()).isPositive();
    assertThat(result(setup, End.WON)).isEqualTo(result); // who plays again begins as before
  }

  @RulesetTest
  @Rule("END-18")
  void completedInTheOrderOfTheBook(Ruleset ruleset) {
    ScenarioResult result = result(setup(ruleset), End.WON);
    List<Step> steps = new ArrayList<>(result.steps());
    steps.removeAll(Set.of(Step.TREASURES, Step.MARK_COMPLETED));
    assertThat(steps)
        .containsExactly(
            Step.CONCLUSION,
            Step.REWARDS,
            Step.GOLD,
            Step.EXPERIENCE,
            Step.BONUS_EXPERIENCE,
            Step.CHECKMARKS,
            Step.LEVEL_UP,
            Step.UNLOCK_SCENARIOS,
            Step.MARK_LOCKED,
            Step.UPDATE_DECKS,
            Step.RECOVER);
    assertThat(result.rewards()).containsExactly(new Reward.Gold(20), new Reward.ItemDesign("Hat"));
    assertThat(first(result).gold()).isEqualTo(3);
    assertThat(first(result).experience()).isEqualTo(5);
    assertThat(first(result).bonusExperience()).isEqualTo(8);
    assertThat(first(result).checkmarks()).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"END-19", "XPP-09"})
  void theConclusionIsAllThereIs(Ruleset ruleset) {
    ScenarioResult won = result(setup(ruleset), End.WON);
    assertThat(won.steps()).containsExactly(Step.RECOVER, Step.CONCLUSION, Step.MARK_COMPLETED);
    assertThat(first(won).experience() + first(won).bonusExperience() + first(won).gold()).isZero();
    assertThat(result(setup(ruleset), End.LOST).steps()).containsExactly(Step.RECOVER);
  }

  @RulesetTest
  @Rule({"END-23", "LOT-48b"})
  void inCasualModeNothingIsGained(Ruleset ruleset) {
    for (End end : End.values()) {
      ScenarioResult casual = result(setup(ruleset).playing(Variant.CASUAL), end, LootKind.HIDE);
      assertThat(casual.steps()).containsExactly(Step.RECOVER);
      assertThat(casual.rewards()).isEmpty();
      assertThat(casual.inspiration()).isZero();
      assertThat(casual.next().outpostPhase()).isFalse();
      assertThat(first(casual))
          .isEqualTo(
              new HeroResult(
                  "A",
                  HeroTally.Fate.TAKES_PART,
                  0,
                  0,
                  0,
                  Map.of(),
                  0,
                  List.of(),
                  List.of(),
                  List.of(),
                  List.of(),
                  List.of()));
    }
  }

  @RulesetTest
  @Rule({"END-24", "LOT-48a"})
  void inCasualModeOnlyStoryAndRewardsAreIgnored(Ruleset ruleset) {
    ScenarioResult usual = result(setup(ruleset), End.WON);
    Setup again = setup(ruleset).withStanding(Standing.COMPLETED).playing(Variant.CASUAL);
    for (Setup casual : List.of(again, setup(ruleset).playing(Variant.CASUAL))) {
      ScenarioResult result = result(casual, End.WON);
      assertThat(result.heroes()).isEqualTo(usual.heroes());
      assertThat(first(result).treasures()).containsExactly(TREASURE);
      assertThat(first(result).checkmarks()).isEqualTo(2);
      assertThat(result.rewards()).isEmpty();
      assertThat(result.steps()).doesNotContain(Step.CONCLUSION, Step.REWARDS);
    }
  }

  @RulesetTest
  @Rule("END-26")
  void rewardsAndTreasuresOnlyOnce(Ruleset ruleset) {
    Setup replay = setup(ruleset).withStanding(Standing.COMPLETED).withLooted(Set.of(7));
    ScenarioResult result = result(replay, End.WON);
    assertThat(result.rewards()).isEmpty();
    assertThat(first(result).treasures()).isEmpty();
    assertThat(first(result).bonusExperience()).isEqualTo(8);
    assertThat(first(result).gold()).as("the rest as usual").isPositive();
    ScenarioResult before = result(setup(ruleset), End.WON);
    assertThat(before.rewards()).isNotEmpty();
    assertThat(first(before).treasures()).containsExactly(TREASURE);
  }

  @RulesetTest
  @Rule("END-27")
  void whatATreasureHoldsIsTheLootersAndALockedPlaceStaysLocked(Ruleset ruleset) {
    ScenarioResult result = result(setup(ruleset), End.WON);
    assertThat(first(result).rewards()).containsExactly(new Reward.Gold(15));
    assertThat(result.heroes().getLast().rewards()).isEmpty();
    assertThatThrownBy(() -> Outing.of(setup(ruleset).withStanding(Standing.LOCKED)))
        .isInstanceOf(Refused.class);
  }

  @RulesetTest
  @Rule("BGL-07")
  void allBattleGoalsAreInTheDeckAgainForTheNextScenario(Ruleset ruleset) {
    int each = ruleset.levels().battleGoals().dealt();
    List<BattleGoal> deck = new ArrayList<>();
    for (int i = 0; i < 2 * each; i++) {
      deck.add(
          new BattleGoal(
              "Goal " + i, 1, BattleGoal.Measure.EXPERIENCE, BattleGoal.Comparison.AT_LEAST, i));
    }
    Setup setup = setup(ruleset).withBattleGoals(deck);
    for (int time = 0; time < 2; time++) {
      Outing outing = Outing.of(setup, scenario(End.WON, LootKind.MONEY));
      List<BattleGoal> dealt = new ArrayList<>(outing.game().state().goals().dealt(0));
      dealt.addAll(outing.game().state().goals().dealt(1));
      assertThat(dealt).containsExactlyInAnyOrderElementsOf(deck);
      outing.played();
      setup = outing.game().setup();
    }
  }
}
