package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.map.Formula;
import haven.model.map.ObjectiveSpec;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.OptionalInt;

/** An objective's initiative breaks ties of focus, and gives it no turn. */
final class ObjectiveInitiativeTest {
  /** The guard is next to hero A (initiative 20) and to the altar. */
  private static Arena played(Ruleset ruleset, OptionalInt initiative) {
    Arena arena =
        Parties.of(
                ruleset,
                "A   g   o   .   .   .   B",
                Arena.top(Ability.attack(1)),
                Arena.bottom(Ability.move(1)))
            .monster('g', "Guard", StatLine.of(50, 0, 2, 0), MonsterCard.of(50, Ability.attack(2)));
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                ObjectiveSpec.Purpose.PROTECT,
                Formula.of("30"),
                initiative));
    arena.start().selectFirstTwo();
    arena.endRound();
    return arena;
  }

  @RulesetTest
  @Rule("OVL-74a")
  void anObjectiveWithAnInitiativeOfItsOwnIsFocusedByIt(Ruleset ruleset) {
    Arena arena = played(ruleset, OptionalInt.of(5));
    assertThat(arena.lost(arena.only("Altar"))).isEqualTo(2);
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.turns()).doesNotContain("Altar");
  }

  @RulesetTest
  @Rule({"OVL-74a", "OVL-74b", "FOC-14"})
  void anyOtherComesLast(Ruleset ruleset) {
    Arena arena = played(ruleset, OptionalInt.empty());
    assertThat(arena.lost(arena.only("Altar"))).isZero();
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(arena.turns()).doesNotContain("Altar");
  }
}
