package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.play.engine.Prompt;
import haven.play.table.State;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Damage of monsters, and what they leave behind. */
final class MonsterDeathTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);

  private static Watched at(Arena arena, char letter) {
    return new Watched(arena.game, arena.game.state().at(arena.hex(letter)));
  }

  @RulesetTest
  @Rule({"EX-MDT-01", "MDT-01"})
  void everyStandeeHasItsOwnDamageAndConditions(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   h   B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.gives(Condition.STUN))))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .another('h', "Guard", Rank.NORMAL)
            .start();
    Watched third = at(arena, 'g');
    Watched sixth = at(arena, 'h');
    sixth.hitPoints(7);
    arena.turnOf('A').choose("top 0");
    arena.against(third);
    assertThat(third.nature().number()).isNotEqualTo(sixth.nature().number());
    assertThat(third.maxHitPoints() - third.hitPoints()).isEqualTo(1);
    assertThat(third.conditions()).containsExactly(Condition.STUN);
    assertThat(sixth.maxHitPoints() - sixth.hitPoints()).isEqualTo(3);
    assertThat(sixth.conditions()).isEmpty();
  }

  private static boolean leavesToken(Arena arena, Watched figure) {
    Hex hex = figure.hex();
    assertThat(figure.isGone()).isTrue();
    State state = arena.game.state();
    return state.ground().tokens(state.board().at(hex)) > 0;
  }

  private static Ability slaughter() {
    return Ability.suffer(Value.of(50), Aim.AS_USUAL.range(20).at(Affects.FIGURES).everybody());
  }

  @RulesetTest
  @Rule({"MDT-05a", "MDT-05b", "MDT-05c", "MDT-05d", "MDT-03"})
  void aMonsterOfTheSetUpLeavesATokenExceptInButtonsAndBugs(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(slaughter()))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(leavesToken(arena, arena.only("Guard"))).isEqualTo(!ruleset.id().equals("BB"));
  }

  @RulesetTest
  @Rule({"MDT-05a", "MDT-05b", "MDT-05c", "MDT-05d"})
  void aSpawnedOneLeavesATokenInFrosthavenAlone(Ruleset ruleset) {
    Arena plan = Arena.in(ruleset, "A   .   s   g   .   B");
    Arena arena =
        plan.hero('A', Arena.top(slaughter()))
            .company('B')
            .monster('g', "Guard", GUARD)
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "one more",
                            new ScenarioRule.Moment.RoundStart(1),
                            new ScenarioRule.Deed.Spawn("Guard", symbol(ruleset), plan.hex('s')))))
            .start()
            .turnOf('A');
    Watched spawned = at(arena, 's');
    arena.choose("top 0");
    arena.choose(arena.at(spawned));
    assertThat(leavesToken(arena, spawned)).isEqualTo(ruleset.id().equals("FH"));
  }

  private static MonsterSymbol symbol(Ruleset ruleset) {
    return ruleset.id().equals("BB")
        ? new MonsterSymbol.Stone("red")
        : MonsterSymbol.of("white/white/white");
  }

  @RulesetTest
  @Rule({"MDT-05a", "MDT-05b", "MDT-05c"})
  void aSummonedOneLeavesATokenInFrosthavenAlone(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   g   .   B")
            .hero('A', Arena.top(slaughter()))
            .hero('B')
            .monster(
                'g',
                "Guard",
                GUARD,
                MonsterCard.of(10, new Ability.SummonMonster("Guard", symbol(ruleset), 1)))
            .start()
            .turnOf('A');
    assertThat(arena.all("Guard")).hasSize(2);
    Watched summoned = arena.all("Guard").getLast();
    arena.choose("top 0");
    arena.until(prompt -> arena.offeredFigures().contains(summoned));
    arena.choose(arena.at(summoned));
    assertThat(leavesToken(arena, summoned)).isEqualTo(ruleset.id().equals("FH"));
  }

  @RulesetTest
  @Rule("MDT-05a")
  void anAllyOfTheScenarioLeavesNone(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   f   g   .   B")
            .hero('A', Arena.top(slaughter()))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .monster('f', "Friend", GUARD)
            .scenario(scenario -> scenario.allied("Friend"))
            .start()
            .turnOf('A');
    for (Watched figure : List.of(arena.only("Friend"), arena.only("Guard"))) {
      if (arena.isAsked(Prompt.Kind.ACTION)) {
        arena.choose("top 0");
      }
      arena.choose(arena.at(figure));
    }
    assertThat(leavesToken(arena, arena.only("Friend"))).isFalse();
    assertThat(leavesToken(arena, arena.only("Guard"))).isTrue();
  }
}
