package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** How far a summon attacks in its own turn. */
final class SummonRangeTest {
  /** A turret at t, which never moves; the guard stands three hexes away. */
  private static Arena nextRound(Ruleset ruleset, OptionalInt range) {
    SummonCard turret =
        new SummonCard(
            "Turret",
            4,
            OptionalInt.empty(),
            OptionalInt.of(2),
            range,
            false,
            List.of(),
            List.of());
    Arena arena =
        Arena.in(ruleset, "B   A   t   .   .   g")
            .hero(
                'A',
                Arena.card(
                    "Zero", 20, CardAction.of(new Ability.Summon(turret, 1)), CardAction.of()))
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.To(arena.hex('t')));
    assertThat(arena.only("Turret").hex()).isEqualTo(arena.hex('t'));
    arena.endRound();
    arena.selectFirst(2);
    return arena.endRound();
  }

  @RulesetTest
  @Rule({"SUM-06", "SUM-11"})
  void aSummonAttacksAtItsPrintedRange(Ruleset ruleset) {
    Arena arena = nextRound(ruleset, OptionalInt.of(3));
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(2);
  }

  @RulesetTest
  @Rule("SUM-07")
  void withoutARangeItAttacksOnlyWhoIsAdjacent(Ruleset ruleset) {
    Arena arena = nextRound(ruleset, OptionalInt.empty());
    assertThat(arena.lost(arena.only("Guard"))).isZero();
  }
}
