package haven.play.scenario;

import static haven.play.scenario.Heroes.goals;
import static haven.play.scenario.Heroes.heroes;
import static haven.play.scenario.Heroes.party;
import static haven.play.scenario.Heroes.scenario;
import static haven.play.scenario.Heroes.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.model.Ruleset;
import haven.model.card.BattleGoal;
import haven.model.card.BattleGoal.Comparison;
import haven.model.card.BattleGoal.Measure;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** BGL: battle goals dealt, kept, hidden and met. */
final class BattleGoalsTest {
  private static final Hero HERO = Heroes.hero("Ada", 1);

  private static Chance chance(long seed) {
    return new Chance(Dice.of(seed));
  }

  private static BattleGoals deal(Setup setup) {
    return dealt(setup.withBattleGoals(goals()).checked(), chance(3));
  }

  /** All heroes have their hands. */
  static BattleGoals dealt(Setup setup, Chance chance) {
    BattleGoals goals = BattleGoals.of(setup);
    for (int hero = 0; hero < setup.party().size(); hero++) {
      while (goals.lots(hero).total() > 0) {
        goals.deal(hero, chance.pick(goals.lots(hero)));
      }
    }
    return goals;
  }

  private static void dealtAndOneKept(Ruleset ruleset, int number, String rule) {
    BattleGoals deal = deal(setup(ruleset, party(1, 1, 1)));
    Set<BattleGoal> all = new HashSet<>();
    for (int hero = 0; hero < 3; hero++) {
      assertThat(deal.dealt(hero)).hasSize(number);
      all.addAll(deal.dealt(hero));
      assertThat(deal.mustChoose(hero)).isTrue();
      List<BattleGoal> two = deal.dealt(hero).subList(0, 2);
      List<BattleGoal> foreign = deal.dealt((hero + 1) % 3).subList(0, 1);
      for (List<BattleGoal> wrong : List.of(two, foreign, List.<BattleGoal>of())) {
        int chooser = hero;
        assertThatExceptionOfType(Refused.class)
            .isThrownBy(() -> deal.keep(chooser, wrong))
            .withMessageContaining(rule);
      }
      deal.keep(hero, two.subList(0, 1));
      assertThat(deal.kept(hero)).isEqualTo(two.subList(0, 1));
      assertThat(deal.mustChoose(hero)).isFalse();
      int again = hero;
      assertThatExceptionOfType(Refused.class)
          .isThrownBy(() -> deal.keep(again, two.subList(1, 2)));
    }
    assertThat(all).as("every card is dealt once").hasSize(3 * number);
  }

  @RulesetTest
  @Rule("BGL-01a")
  void threeAreDealtAndOneIsKept(Ruleset ruleset) {
    dealtAndOneKept(ruleset, 3, "BGL-01a");
  }

  @RulesetTest
  @Rule("BGL-01b")
  void twoAreDealtAndOneIsKept(Ruleset ruleset) {
    dealtAndOneKept(ruleset, 2, "BGL-01b");
  }

  @RulesetTest
  @Rule("BGL-01c")
  void twoAreDealtOnceScenariosUseThem(Ruleset ruleset) {
    dealtAndOneKept(ruleset, 2, "BGL-01c");
    Setup early =
        Setup.of(ruleset, scenario().withoutBattleGoals(), party(1, 1)).withLooted(Set.of(7));
    assertThat(deal(early).dealt(0)).isEmpty();
    assertThat(deal(early).mustChoose(0)).isFalse();
  }

  @RulesetTest
  @Rule("BGL-01d")
  void thereAreNone(Ruleset ruleset) {
    assertThat(deal(setup(ruleset)).dealt(0)).isEmpty();
  }

  @RulesetTest
  @Rule("BGL-02")
  void nobodyElseSeesThemBeforeTheEnd(Ruleset ruleset) {
    BattleGoals deal = deal(setup(ruleset, party(1, 1)));
    assertThat(deal.shown(0, 0, false)).isEqualTo(deal.dealt(0));
    assertThat(deal.shown(0, 1, false)).isEmpty();
    deal.keep(0, deal.dealt(0).subList(0, 1));
    assertThat(deal.shown(0, 0, false)).isEqualTo(deal.kept(0));
    assertThat(deal.shown(0, 1, false)).isEmpty();
    assertThat(deal.shown(0, 1, true)).isEqualTo(deal.kept(0));
    BattleGoals solo = deal(setup(ruleset, Party.solo(heroes(1, 1))));
    assertThat(solo.shown(1, 0, false)).isEqualTo(solo.dealt(1));
  }

  @Test
  @Rule("EX-BGL-01")
  void cardsInHandAndDiscardPileTogether() {
    BattleGoal goal = new BattleGoal("Hoarder", 1, Measure.CARDS_LEFT, Comparison.AT_LEAST, 5);
    HeroTally tally = new HeroTally();
    tally.losesToNegation(4);
    tally.isLeftWith(2, 2, 8);
    assertThat(BattleGoals.isMet(goal, HERO, tally)).as("lost cards do not count").isFalse();
    tally.isLeftWith(2, 3, 8);
    assertThat(BattleGoals.isMet(goal, HERO, tally)).isTrue();
  }

  @Test
  @Rule("EX-BGL-02")
  void atMostSevenExperience() {
    BattleGoal goal = new BattleGoal("Layabout", 2, Measure.EXPERIENCE, Comparison.AT_MOST, 7);
    HeroTally tally = new HeroTally();
    tally.gainsExperience(4);
    tally.gainsExperience(3);
    assertThat(BattleGoals.isMet(goal, HERO, tally)).isTrue();
    tally.gainsExperience(1);
    assertThat(BattleGoals.isMet(goal, HERO, tally)).isFalse();
  }

  @Test
  void everyMeasureIsCounted() {
    HeroTally tally = new HeroTally();
    List<Runnable> deeds =
        List.of(
            () -> tally.isLeftWith(1, 0, 0),
            () -> tally.gainsExperience(1),
            tally::kills,
            () -> tally.isLeftWith(1, 0, 1),
            () -> tally.loots(1, 1, List.of()),
            tally::longRests,
            tally::shortRests,
            () -> tally.losesToNegation(1),
            tally::becomesExhausted,
            tally::usesItem,
            () -> tally.kills(true, false, false, 0),
            () -> tally.kills(false, true, false, 0),
            () -> tally.kills(false, false, true, 0),
            () -> tally.kills(false, false, false, 1),
            () -> tally.misses(1),
            () -> tally.lootsTreasures(1),
            tally::trap,
            () -> tally.opensRooms(1),
            tally::allyExhausted,
            tally::roundWithoutMonsters);
    assertThat(deeds).hasSameSizeAs(Measure.values());
    for (Measure measure : Measure.values()) {
      BattleGoal goal = new BattleGoal("any", 1, measure, Comparison.AT_LEAST, 1);
      assertThat(BattleGoals.isMet(goal, HERO, tally)).as("%s before", measure).isFalse();
      deeds.get(measure.ordinal()).run();
      assertThat(BattleGoals.isMet(goal, HERO, tally)).as("%s after", measure).isTrue();
    }
  }

  @Test
  void aCopyGoesItsOwnWay() {
    BattleGoals deal = deal(setup(Ruleset.GLOOMHAVEN));
    String before = deal.toString();
    BattleGoals copy = deal.copy();
    assertThat(copy).hasToString(before);
    copy.keep(0, copy.dealt(0).subList(0, 1));
    assertThat(deal).hasToString(before);
    assertThat(copy.toString()).isNotEqualTo(before);
    assertThat(dealt(setup(Ruleset.GLOOMHAVEN).withBattleGoals(goals()), chance(3)))
        .as("the same seed deals the same")
        .hasToString(before);
  }
}
