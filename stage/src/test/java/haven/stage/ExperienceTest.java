package haven.stage;

import static haven.model.ability.Ability.attack;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.Scenario;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.HeroResult;
import haven.play.scenario.HeroTally;
import haven.play.scenario.ScenarioResult;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** XPP and EXH-11: what gives experience, and what the exhausted keep. */
final class ExperienceTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  @RulesetTest
  @Rule({"XPP-05", "XPP-08"})
  void theDialStartsAtZeroAndKillsDoNotMoveIt(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(attack(9)))
            .company('B')
            .monster('g', "Guard", WEAK)
            .start();
    assertThat(arena.xp('A')).isZero();
    assertThat(arena.xp('B')).isZero();
    arena.turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.only("Guard").isGone()).isTrue();
    assertThat(arena.events(Event.What.KILLED)).isNotEmpty();
    assertThat(arena.xp('A')).isZero();
    assertThat(arena.events(Event.What.XP)).isEmpty();
  }

  @RulesetTest
  @Rule({"XPP-08", "XPP-03"})
  void theDialStartsAtZeroInEveryScenario(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.xp(3)))
            .company('B')
            .monster('g', "Guard", WEAK)
            .scenario(scenario -> scenario.wonBy(new Situation.Rounds(1)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.Accept());
    assertThat(arena.xp('A')).isEqualTo(3);
    Parties.finishRound(arena);
    Arena next = Arena.in(ruleset, "A   g   .   B");
    next.game = Arena.begin(arena.game.setup(), 2);
    assertThat(next.xp('A')).isZero();
  }

  @RulesetTest
  @Rule("XPP-09")
  void thereIsNoExperience(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .")
            .hero(
                'A',
                Arena.card(
                    "Zero",
                    20,
                    CardAction.of(attack(1, Aim.AS_USUAL, Rider.xp(1))).xp(2),
                    CardAction.of()))
            .monster('g', "Guard", WEAK)
            .scenario(scenario -> scenario.wonBy(new Situation.Rounds(1)))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.events(Event.What.XP)).isEmpty();
    Parties.finishRound(arena);
    HeroResult result = arena.game.result().heroes().getFirst();
    assertThat(result.experience() + result.bonusExperience()).isZero();
  }

  /** Hero A gains 2 experience and a coin, and falls; hero B sees the scenario through. */
  private static Arena fallen(Ruleset ruleset) {
    List<BattleGoal> goals =
        Collections.nCopies(
            8,
            new BattleGoal(
                "Learner", 2, BattleGoal.Measure.EXPERIENCE, BattleGoal.Comparison.AT_LEAST, 2));
    Arena arena =
        Arena.in(ruleset, ".$  A   g   .   B")
            .hero('A', Arena.top(Ability.xp(2)), Arena.bottom(new Ability.Loot(1)))
            .hitPoints('A', 2)
            .hero('B')
            .monster('g', "Guard", StatLine.of(30, 0, 9, 0), MonsterCard.of(90, attack(9)))
            .setup(setup -> setup.withBattleGoals(goals).withLoot(StartTest.pool()))
            .scenario(scenario -> scenario.loot(Map.of(LootKind.MONEY, 4)))
            .scenario(ExperienceTest::withGoals)
            .scenario(scenario -> scenario.wonBy(new Situation.Rounds(2)));
    arena.answering(Answers.Policy.LITTLE).start();
    arena.until(Prompt.Kind.CARDS).turnOf('A');
    arena.choose("top 0");
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("bottom 1");
    arena.until(prompt -> prompt.kind() == Prompt.Kind.NEGATE);
    arena.choose("yes");
    return arena;
  }

  private static Scenario withGoals(Scenario scenario) {
    return new Scenario(
        scenario.name(),
        scenario.map(),
        scenario.monsters(),
        scenario.decks(),
        scenario.allies(),
        scenario.alliedTypes(),
        scenario.goal(),
        scenario.losses(),
        scenario.rules(),
        scenario.loot(),
        scenario.rewards(),
        true,
        scenario.level());
  }

  @RulesetTest
  @Rule({"EXH-11", "XPP-07"})
  void theExhaustedKeepWhatTheyHaveAndShareTheSuccess(Ruleset ruleset) {
    Arena arena = fallen(ruleset);
    assertThat(arena.sheet('A').tally().fate()).isEqualTo(HeroTally.Fate.EXHAUSTED);
    while (!arena.game.isOver()) {
      arena.choose(arena.answers.to(arena.game, arena.prompt()));
    }
    ScenarioResult result = arena.game.result();
    assertThat(result.isCompleted()).isTrue();
    HeroResult first = result.heroes().getFirst();
    HeroResult second = result.heroes().getLast();
    assertThat(first.experience()).isEqualTo(2);
    assertThat(first.bonusExperience()).isEqualTo(second.bonusExperience()).isPositive();
    assertThat(first.gold()).isPositive();
    assertThat(first.checkmarks()).as("its battle goal").isEqualTo(2);
    assertThat(second.checkmarks()).isZero();
  }
}
