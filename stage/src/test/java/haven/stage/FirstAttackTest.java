package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.monster.StatLine;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** The plainest attack there is. */
final class FirstAttackTest {
  @RulesetTest
  @Rule("ATK-01")
  void anAttackHurtsAnEnemyInRange(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.attack(3)), Arena.bottom(Ability.move(2)))
            .monster('g', "Guard", StatLine.of(10, 2, 2, 0));
    if (ruleset.levels().party().largest() > 1) {
      arena.hero('B');
    }
    arena.start().turnOf('A');
    Watched guard = arena.only("Guard");
    arena.choose("top 0");
    arena.choose(arena.at(guard));
    assertThat(guard.hitPoints()).isEqualTo(7);
  }
}
