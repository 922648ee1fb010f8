package haven.play.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.card.BattleGoal;
import haven.model.map.Treasure;
import haven.model.rules.EndRules.Step;
import haven.model.rules.LootRules;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.model.scenario.Reward;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import haven.play.item.LootPile.End;
import haven.play.item.Opened;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What an ended scenario gives. Two heroes have the same tally, but the second is exhausted: level
 * 2, 5 experience, two coins, hide (where there are loot cards), treasure 7, and a goal met.
 */
final class ScenarioResultTest {
  private static final Opened TREASURE =
      new Opened(new Treasure.Numbered(7), List.of(new Reward.Gold(15)));

  private static Setup setup(Ruleset ruleset, int heroes) {
    Hero[] party =
        IntStream.range(0, heroes).mapToObj(i -> Heroes.hero("hero " + i, 1)).toArray(Hero[]::new);
    Setup plain =
        Setup.of(ruleset, Heroes.scenario().rewarding(new Reward.Gold(20)), Party.of(party));
    Setup ready =
        plain.withTreasures(Map.of(7, TREASURE.rewards())).withBattleGoals(Heroes.goals());
    return heroes == 1 ? ready.checked() : ready.withLevel(2).checked();
  }

  private static Setup setup(Ruleset ruleset) {
    return setup(ruleset, 2);
  }

  private static BattleGoals goals(Setup setup) {
    BattleGoals goals = BattleGoals.deal(setup, new Chance(Dice.of(1)));
    for (int hero = 0; hero < setup.party().size(); hero++) {
      if (goals.mustChoose(hero)) {
        goals.keep(hero, goals.dealt(hero).subList(0, 1));
      }
    }
    return goals;
  }

  private static HeroTally tally(Setup setup, int number) {
    HeroTally tally = new HeroTally();
    tally.gainsExperience(5);
    for (int kill = 0; kill < 3; kill++) {
      tally.kills();
    }
    if (setup.ruleset().loot().token() == LootRules.Token.LOOT_CARD) {
      LootCard hide = LootCard.material(LootKind.HIDE, 2, 1, 1);
      tally.loots(2, 0, List.of(LootCard.money(2), hide));
    } else {
      tally.loots(2, 2, List.of());
    }
    tally.opens(TREASURE);
    tally.masters("Unseen");
    if (number == 1) {
      tally.becomesExhausted();
      tally.masters("too late");
    }
    tally.isLeftWith(4, 2, 6);
    return tally;
  }

  private static ScenarioResult result(Setup setup, End end) {
    List<HeroTally> tallies =
        IntStream.range(0, setup.party().size()).mapToObj(hero -> tally(setup, hero)).toList();
    return ScenarioResult.of(setup, end, goals(setup), tallies, 0);
  }

  private static int goal(Setup setup, int hero) {
    BattleGoal kept = goals(setup).kept(hero).getFirst();
    return kept.checkmarks();
  }

  @RulesetTest
  @Rule("XPP-07")
  void experienceIsKeptAndTheBonusOnlyForSuccess(Ruleset ruleset) {
    for (End end : End.values()) {
      for (HeroResult hero : result(setup(ruleset), end).heroes()) {
        assertThat(hero.experience()).isEqualTo(5);
        assertThat(hero.bonusExperience()).isEqualTo(end == End.COMPLETED ? 8 : 0);
      }
    }
  }

  @RulesetTest
  @Rule("XPP-09")
  void thereIsNoExperience(Ruleset ruleset) {
    HeroResult hero = result(setup(ruleset, 1), End.COMPLETED).heroes().getFirst();
    assertThat(hero.experience() + hero.bonusExperience()).isZero();
    assertThat(setup(ruleset, 1).level())
        .isEqualTo(setup(ruleset, 1).party().heroes().getFirst().level());
  }

  @RulesetTest
  @Rule("BGL-03")
  void aGoalMetGivesItsCheckmarks(Ruleset ruleset) {
    Setup setup = setup(ruleset);
    assertThat(result(setup, End.COMPLETED).heroes().getFirst().checkmarks())
        .isEqualTo(goal(setup, 0));
    ScenarioResult idle =
        ScenarioResult.of(
            setup, End.COMPLETED, goals(setup), List.of(new HeroTally(), tally(setup, 1)), 0);
    assertThat(idle.heroes().getFirst().checkmarks()).as("criteria not met").isZero();
    assertThat(idle.heroes().getLast().checkmarks()).isEqualTo(goal(setup, 1));
  }

  @RulesetTest
  @Rule("BGL-04")
  void aGoalMetGivesNothingIfTheScenarioIsLost(Ruleset ruleset) {
    for (End end : List.of(End.LOST_AND_RETURNED, End.LOST_AND_PLAYED_AGAIN)) {
      assertThat(result(setup(ruleset), end).heroes())
          .extracting(HeroResult::checkmarks)
          .containsExactly(0, 0);
    }
  }

  @RulesetTest
  @Rule("BGL-05")
  void anExhaustedHeroScoresItsGoal(Ruleset ruleset) {
    Setup setup = setup(ruleset);
    HeroResult exhausted = result(setup, End.COMPLETED).heroes().getLast();
    assertThat(exhausted.fate()).isEqualTo(HeroTally.Fate.EXHAUSTED);
    assertThat(exhausted.checkmarks()).isEqualTo(goal(setup, 1)).isPositive();
  }

  private static void exhaustionTakesNothing(Ruleset ruleset) {
    Setup setup = setup(ruleset);
    ScenarioResult result = result(setup, End.COMPLETED);
    HeroResult well = result.heroes().getFirst();
    HeroResult exhausted = result.heroes().getLast();
    assertThat(exhausted)
        .usingRecursiveComparison()
        .ignoringFields("hero", "fate", "checkmarks")
        .isEqualTo(well);
    assertThat(exhausted.checkmarks()).isEqualTo(goal(setup, 1));
    assertThat(exhausted.experience() + exhausted.bonusExperience()).isEqualTo(13);
    assertThat(exhausted.gold()).isEqualTo(6);
    assertThat(result.rewards()).containsExactly(new Reward.Gold(20));
  }

  @RulesetTest
  @Rule("EXH-11")
  void exhaustionHasNoPenalty(Ruleset ruleset) {
    exhaustionTakesNothing(ruleset);
  }

  @RulesetTest
  @Rule("END-21")
  void theExhaustedKeepEverything(Ruleset ruleset) {
    exhaustionTakesNothing(ruleset);
  }

  @RulesetTest
  @Rule("END-20")
  void theExhaustedKeepEverythingAndMasteriesOfBefore(Ruleset ruleset) {
    exhaustionTakesNothing(ruleset);
    assertThat(result(setup(ruleset), End.COMPLETED).heroes().getLast().masteries())
        .containsExactly("Unseen");
  }

  @RulesetTest
  @Rule("END-11")
  void experienceAndCoinsOfLootCardsInBothOutcomes(Ruleset ruleset) {
    for (End end : End.values()) {
      HeroResult hero = result(setup(ruleset), end).heroes().getFirst();
      assertThat(hero.experience()).isEqualTo(5);
      assertThat(hero.gold()).isEqualTo(2 * 3);
      assertThat(hero.bonusExperience()).isEqualTo(end == End.COMPLETED ? 8 : 0);
    }
  }

  @RulesetTest
  @Rule("END-12")
  void experienceAndMoneyInBothOutcomes(Ruleset ruleset) {
    for (End end : End.values()) {
      HeroResult hero = result(setup(ruleset).withLevel(6), end).heroes().getFirst();
      assertThat(hero.experience()).isEqualTo(5);
      assertThat(hero.gold()).isEqualTo(2 * 5);
      assertThat(hero.bonusExperience()).isEqualTo(end == End.COMPLETED ? 16 : 0);
    }
  }

  @RulesetTest
  @Rule("END-13")
  void aLossKeepsExperienceMoneyAndTreasures(Ruleset ruleset) {
    ScenarioResult lost = result(setup(ruleset), End.LOST_AND_RETURNED);
    HeroResult hero = lost.heroes().getFirst();
    assertThat(lost.rewards()).isEmpty();
    assertThat(lost.steps()).doesNotContain(Step.REWARDS, Step.CONCLUSION, Step.MARK_COMPLETED);
    assertThat(hero.checkmarks()).isZero();
    assertThat(hero.experience()).isEqualTo(5);
    assertThat(hero.gold()).isEqualTo(6);
    assertThat(hero.treasures()).containsExactly(TREASURE);
  }

  @RulesetTest
  @Rule("END-14a")
  void lostAndReturnedWithResourcesOrPlayedAgainWithout(Ruleset ruleset) {
    ScenarioResult returned = result(setup(ruleset), End.LOST_AND_RETURNED);
    ScenarioResult again = result(setup(ruleset), End.LOST_AND_PLAYED_AGAIN);
    assertThat(returned.heroes().getFirst().resources()).isEqualTo(Map.of(LootKind.HIDE, 2));
    assertThat(returned.next()).isEqualTo(new ScenarioResult.Next(false, true, Journey.TRAVELLED));
    assertThat(setup(ruleset).arriving(returned.next().journey()).isRoadEventDue()).isTrue();
    assertThat(again.heroes().getFirst().resources()).isEmpty();
    assertThat(again.steps()).doesNotContain(Step.RESOURCES);
    assertThat(again.next()).isEqualTo(new ScenarioResult.Next(true, false, Journey.TRIED_AGAIN));
    assertThat(setup(ruleset).arriving(again.next().journey()).isRoadEventDue()).isFalse();
    for (ScenarioResult lost : List.of(returned, again)) {
      HeroResult hero = lost.heroes().getFirst();
      assertThat(List.of(hero.experience(), hero.gold())).containsExactly(5, 6);
      assertThat(hero.treasures()).containsExactly(TREASURE);
    }
  }

  @RulesetTest
  @Rule("END-14b")
  void aLostScenarioMayBeTriedAgain(Ruleset ruleset) {
    ScenarioResult again = result(setup(ruleset), End.LOST_AND_PLAYED_AGAIN);
    assertThat(again.next().sameScenario()).isTrue();
    assertThat(setup(ruleset).arriving(again.next().journey()).refusals()).isEmpty();
    assertThat(result(setup(ruleset), End.LOST_AND_RETURNED).next().sameScenario()).isFalse();
  }

  @RulesetTest
  @Rule("END-14c")
  void aLostScenarioMustBeTriedAgain(Ruleset ruleset) {
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> result(setup(ruleset, 1), End.LOST_AND_RETURNED))
        .withMessageContaining("END-14c");
    assertThat(result(setup(ruleset, 1), End.LOST_AND_PLAYED_AGAIN).next().sameScenario()).isTrue();
    assertThat(result(setup(ruleset, 1), End.COMPLETED).next().sameScenario()).isFalse();
  }

  @RulesetTest
  @Rule("END-15")
  void completedInOrderWithInspirationForSmallParties(Ruleset ruleset) {
    Setup setup = setup(ruleset);
    ScenarioResult result = result(setup, End.COMPLETED);
    assertThat(result.steps())
        .containsSubsequence(
            Step.RESOURCES,
            Step.CHECKMARKS,
            Step.MASTERIES,
            Step.CONCLUSION,
            Step.REWARDS,
            Step.INSPIRATION,
            Step.MARK_COMPLETED);
    HeroResult hero = result.heroes().getFirst();
    assertThat(hero.resources()).isEqualTo(Map.of(LootKind.HIDE, 2));
    assertThat(hero.checkmarks()).isEqualTo(goal(setup, 0));
    assertThat(hero.masteries()).containsExactly("Unseen");
    assertThat(result.rewards()).containsExactly(new Reward.Gold(20));
    assertThat(IntStream.rangeClosed(2, 4))
        .extracting(heroes -> result(setup(ruleset, heroes), End.COMPLETED).inspiration())
        .containsExactly(2, 1, 0);
    assertThat(result(setup, End.LOST_AND_RETURNED).inspiration()).isZero();
    assertThat(result(setup.withStanding(Standing.COMPLETED), End.COMPLETED).steps())
        .doesNotContain(Step.REWARDS)
        .contains(Step.INSPIRATION);
  }

  @RulesetTest
  @Rule("END-17")
  void completedWithCheckmarksBonusConclusionAndRewards(Ruleset ruleset) {
    Setup setup = setup(ruleset);
    ScenarioResult result = result(setup, End.COMPLETED);
    assertThat(result.heroes())
        .extracting(HeroResult::checkmarks)
        .containsExactly(goal(setup, 0), goal(setup, 1));
    assertThat(result.heroes()).extracting(HeroResult::bonusExperience).containsExactly(8, 8);
    assertThat(result.steps()).containsSubsequence(Step.CONCLUSION, Step.REWARDS);
    assertThat(result.rewards()).containsExactly(new Reward.Gold(20));
    assertThat(result.inspiration()).isZero();
  }

  @RulesetTest
  @Rule("END-18")
  void completedInTheOrderOfTheBook(Ruleset ruleset) {
    ScenarioResult result = result(setup(ruleset), End.COMPLETED);
    assertThat(result.steps())
        .containsSubsequence(
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
    assertThat(result.rewards()).containsExactly(new Reward.Gold(20));
  }

  @RulesetTest
  @Rule("END-19")
  void theConclusionIsAllThereIs(Ruleset ruleset) {
    assertThat(result(setup(ruleset, 1), End.COMPLETED).steps())
        .containsExactly(Step.RECOVER, Step.CONCLUSION, Step.MARK_COMPLETED);
    assertThat(result(setup(ruleset, 1), End.LOST_AND_PLAYED_AGAIN).steps())
        .containsExactly(Step.RECOVER);
  }

  @RulesetTest
  @Rule({"END-23", "LOT-48b"})
  void inCasualModeNothingIsGained(Ruleset ruleset) {
    for (End end : End.values()) {
      ScenarioResult casual = result(setup(ruleset).playing(Variant.CASUAL), end);
      assertThat(casual.steps()).containsExactly(Step.RECOVER);
      assertThat(casual.rewards()).isEmpty();
      assertThat(casual.inspiration()).isZero();
      assertThat(casual.next().outpostPhase()).isFalse();
      HeroResult hero = casual.heroes().getFirst();
      assertThat(hero)
          .isEqualTo(
              new HeroResult(
                  "hero 0", HeroTally.Fate.TAKES_PART, 0, 0, 0, Map.of(), 0, List.of(), List.of()));
    }
  }

  @RulesetTest
  @Rule({"END-24", "LOT-48a"})
  void inCasualModeOnlyStoryAndRewardsAreIgnored(Ruleset ruleset) {
    Setup setup = setup(ruleset).withStanding(Standing.COMPLETED).playing(Variant.CASUAL).checked();
    ScenarioResult casual = result(setup, End.COMPLETED);
    assertThat(casual.heroes()).isEqualTo(result(setup(ruleset), End.COMPLETED).heroes());
    assertThat(casual.heroes().getFirst().treasures()).containsExactly(TREASURE);
    assertThat(casual.rewards()).isEmpty();
    assertThat(casual.steps())
        .contains(Step.EXPERIENCE, Step.BONUS_EXPERIENCE, Step.GOLD, Step.CHECKMARKS)
        .doesNotContain(Step.CONCLUSION, Step.REWARDS);
    assertThat(result(setup(ruleset).playing(Variant.CASUAL), End.COMPLETED).rewards())
        .as("a scenario not yet completed")
        .isEmpty();
  }

  @RulesetTest
  @Rule("END-26")
  void rewardsAndTreasuresOnlyOnce(Ruleset ruleset) {
    Setup replay = setup(ruleset).withStanding(Standing.COMPLETED).withLooted(Set.of(7)).checked();
    ScenarioResult result = result(replay, End.COMPLETED);
    assertThat(result.rewards()).isEmpty();
    assertThat(result.heroes().getFirst().bonusExperience()).isEqualTo(8);
    assertThat(TREASURE.treasure().isLaidOut(replay.setting().looted())).isFalse();
    assertThat(TREASURE.treasure().isLaidOut(setup(ruleset).setting().looted())).isTrue();
  }

  @RulesetTest({Edition.GH})
  @Rule("LVL-11a")
  void soloPlayPaysAsBefore(Ruleset ruleset) {
    Setup solo =
        new Setup(
                ruleset,
                Heroes.scenario(),
                Party.solo(Heroes.hero("hero 0", 1), Heroes.hero("hero 1", 1)),
                setup(ruleset).choices(),
                setup(ruleset).circumstances(),
                setup(ruleset).box())
            .playing(Variant.SOLO)
            .checked();
    assertThat(solo.scenarioLevel().monsterLevel()).isEqualTo(3);
    HeroResult hero = result(solo, End.COMPLETED).heroes().getFirst();
    assertThat(List.of(hero.gold(), hero.bonusExperience())).containsExactly(6, 8);
  }
}
