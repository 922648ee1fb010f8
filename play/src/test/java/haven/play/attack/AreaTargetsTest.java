package haven.play.attack;

import static haven.play.attack.Aims.rule;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.ability.Affects;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** TGT-23 to TGT-28: whom an area targets, and who may be added. */
final class AreaTargetsTest {
  private static final Area LINE = Area.drawn("x   x   x");

  private static final String AROUND_A_WALL =
      """
      A   #   B
        .   C

      A: character
      B: monster
      C: monster
      """;

  @RulesetTest
  @Rule("TGT-23")
  void onlyThoseInSightAreTargeted(Ruleset ruleset) {
    Aims aims = Aims.of(AROUND_A_WALL, ruleset);
    Placement laid = aims.placement("BC", "");
    Targeting ranged = aims.by('A', Aims.ATTACK.range(3).in(Area.drawn("x   x")));
    assertThat(ranged.refusal(laid)).isEmpty();
    assertThat(Aims.names(ranged.targetsIn(laid))).isEqualTo("C");
    Area grey =
        Area.drawn(
            """
            @   o   x
                  x
            """);
    Targeting melee = aims.by('A', Aims.ATTACK.in(grey));
    assertThat(melee.refusal(laid)).isEmpty();
    assertThat(Aims.names(melee.targetsIn(laid))).isEqualTo("C");
    Targeting curse = aims.by('A', Aimed.negative(AbilityKind.CONDITION).in(grey));
    assertThat(Aims.names(curse.targetsIn(laid))).as("not only attacks").isEqualTo("C");
  }

  @RulesetTest
  @Rule("TGT-24")
  void eachSideInTheRedHexesGetsItsOwn(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            A   B   X   C

            A: character
            B: character
            C: ally
            X: monster
            """,
            ruleset);
    Placement laid = aims.placement("BXC", "");
    Targeting attack = aims.by('A', Aims.ATTACK.range(3).in(LINE));
    assertThat(Aims.names(attack.targetsIn(laid))).isEqualTo("X");
    Targeting heal = aims.by('A', Aims.HEAL.range(3).in(LINE));
    assertThat(Aims.names(heal.targetsIn(laid))).isEqualTo("BC");
    Targeting everybody = aims.by('A', Aims.ATTACK.range(3).in(LINE).affecting(Affects.FIGURES));
    assertThat(Aims.names(everybody.targetsIn(laid))).as("as stated").isEqualTo("BCX");
  }

  @RulesetTest
  @Rule("TGT-25")
  void outlinedHexesOnlySpace(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            A   X   Y   Z

            A: character
            X: monster
            Y: monster
            Z: monster
            """,
            ruleset);
    Targeting spaced = aims.by('A', Aims.ATTACK.in(Area.drawn("@   o   x")));
    assertThat(spaced.placements()).containsExactly(aims.placement("Y", ""));
    assertThat(Aims.names(spaced.targetsIn(aims.placement("Y", "")))).isEqualTo("Y");
    Targeting gap = aims.by('A', Aims.ATTACK.in(Area.drawn("x   o   x")));
    assertThat(gap.placements()).contains(aims.placement("XZ", ""));
    assertThat(rule(gap.refusal(aims.placement("XY", ""))))
        .isEqualTo(ruleset.cite(Cite.PATTERN).text());
  }

  private static final String ADDED =
      """
      A   .   X   Y   Z
        .   V   .   .

      A: character
      V: monster
      X: monster
      Y: monster
      Z: monster
      """;

  @RulesetTest
  @Rule({"TGT-27", "TGT-28"})
  void anAddedTargetIsInRangeAndOutsideTheArea(Ruleset ruleset) {
    Aims aims = Aims.of(ADDED, ruleset);
    Area pair = Area.drawn("x   x");
    Placement laid = aims.placement("XY", "");
    Targeting plain = aims.by('A', Aims.ATTACK.range(3).in(pair));
    Targeting attack = aims.by('A', Aims.ATTACK.range(3).in(pair).plusTargets(1));
    Targeting farther = aims.by('A', Aims.ATTACK.range(4).in(pair).plusTargets(1));
  }

  @RulesetTest
  @Rule("TGT-28")
  void theAddedTargetGetsEverythingButTheArea(Ruleset ruleset) {
    Aimed attack = Aims.ATTACK.range(3).affecting(Affects.ENEMIES).in(LINE).plusTargets(1);
    Aimed added = attack.forAddedTarget();
    assertThat(added).isEqualTo(Aims.ATTACK.range(3).affecting(Affects.ENEMIES));
    assertThat(added.targetValue()).as("it brings no further targets").isEqualTo(1);
    assertThat(added.isRanged(ruleset.targeting())).isTrue();
  }
}
