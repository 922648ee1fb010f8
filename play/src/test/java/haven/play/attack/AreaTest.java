package haven.play.attack;

import static haven.play.attack.Aims.rule;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.board.Board;
import haven.board.Direction;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.model.Cite;
import haven.model.Policy;
import haven.model.Ruleset;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Plain;
import haven.play.table.Scene;
import haven.play.table.Side;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** TGT-18 to TGT-22: how an area may be laid. */
final class AreaTest {
  private static final Area TRIANGLE =
      Area.drawn(
          """
          x   x
            x
          """);
  private static final Area LINE = Area.drawn("x   x   x");
  private static final Area SWEEP =
      Area.drawn(
          """
          x   x
            @   x
          """);

  @RulesetTest
  @Rule("EX-TGT-02")
  void anAllyInTheBlueHex(Ruleset ruleset) {
    String drawn =
        """
            .   K   .
          .   S   G   .
            .   O   .

        S: character
        K: character
        G: monster
        O: objective
        """;
    Area courage =
        Area.drawn(
            """
              b
            @   x
              x
            """);
    Aimed attack = Aims.ATTACK.in(courage);
    Aims held = Aims.of(drawn, ruleset);
    assertThat(held.by('S', attack).canBePerformed()).isTrue();
    Placement laid = held.placement("GO", "K");
    assertThat(held.by('S', attack).placements()).contains(laid);
    assertThat(Aims.names(held.by('S', attack).targetsIn(laid))).isEqualTo("GO");

    Aims vacant = Aims.of(drawn.replace("K: character\n", ""), ruleset);
    assertThat(rule(vacant.by('S', attack).impossible())).isEqualTo("TGT-20");
    assertThat(vacant.by('S', attack).placements()).isEmpty();
  }

  @RulesetTest
  @Rule("EX-TGT-03")
  void oneHexInRangeIsEnough(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            A   .   .   a   X   Y   .
              .   .   .   .   Z   .

            A: character
            X: monster
            Y: monster
            Z: monster
            """,
            ruleset);
    Targeting attack = aims.by('A', Aims.ATTACK.range(3).in(LINE));
    assertThat(aims.range('A', 'a')).isEqualTo(3);
    Placement laid = aims.placement("aXY", "");
    assertThat(attack.refusal(laid)).as("only the vacant hex a is in range").isEmpty();
    assertThat(attack.placements()).contains(laid);
    assertThat(Aims.names(attack.targetsIn(laid))).isEqualTo("XY");

    Targeting closer = aims.by('A', Aims.ATTACK.range(2).in(LINE));
    assertThat(rule(closer.refusal(laid))).isEqualTo("TGT-21");
    assertThat(closer.placements()).doesNotContain(laid);
  }

  @RulesetTest
  @Rule("EX-TGT-04")
  void anAreaWithoutRangeIsMelee(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            X   Y
              A   Z
            .   .

            A: character
            X: monster
            Y: monster
            Z: monster
            """,
            ruleset);
    Aimed wound = Aims.ATTACK.in(SWEEP);
    Targeting attack = aims.by('A', wound);
    assertThat(wound.isMeleeAttack(aims.rules())).isTrue();
    Placement laid = aims.placement("XYZ", "");
    assertThat(attack.placements()).contains(laid);
    assertThat(Aims.names(attack.targetsIn(laid))).isEqualTo("XYZ");

    Aims free =
        Aims.of(
            """
            .   .   .   .
              A   X   Y
            .   .   Z   .

            A: character
            X: monster
            Y: monster
            Z: monster
            """,
            ruleset);
    Targeting around = free.by('A', Aims.ATTACK.in(TRIANGLE));
    Placement beyond = free.placement("XYZ", "");
    assertThat(around.refusal(beyond)).as("X is the red hex within range 1").isEmpty();
    assertThat(Aims.names(around.targetsIn(beyond))).isEqualTo("XYZ");
  }

  @RulesetTest
  @Rule({"TGT-18a", "TGT-18b", "TGT-18c"})
  void turnedAndMirroredFreely(Ruleset ruleset) {
    Area bent =
        Area.drawn(
            """
                  x
            @   x
            """);
    Hex middle = new Hex(0, 0);
    Set<Placement> expected = new HashSet<>();
    for (int k = 0; k < 6; k++) {
      Hex ahead = middle.step(Direction.ALL.get(k));
      for (int turn : new int[] {1, 5}) {
        Hex beyond = ahead.step(Direction.ALL.get((k + turn) % 6));
        expected.add(new Placement(List.of(ahead, beyond), List.of()));
      }
    }
    Targeting attack = amidEnemies(ruleset, Aims.ATTACK.in(bent));
    assertThat(attack.placements()).hasSize(12).containsExactlyInAnyOrderElementsOf(expected);
    Placement straight = new Placement(List.of(new Hex(1, 0), new Hex(2, 0)), List.of());
    assertThat(rule(attack.refusal(straight))).isEqualTo(ruleset.cite(Cite.PATTERN).text());
  }

  /** Somebody with an enemy on every hex within range 3. */
  private static Targeting amidEnemies(Ruleset ruleset, Aimed ability) {
    Hex middle = new Hex(0, 0);
    Layout.Builder layout = Layout.builder();
    List<Figure> figures = new ArrayList<>();
    for (int q = -3; q <= 3; q++) {
      for (int r = -3; r <= 3; r++) {
        Hex hex = new Hex(q, r);
        if (hex.distanceTo(middle) <= 3) {
          layout.floor(hex);
          Side side = hex.equals(middle) ? Side.PARTY : Side.MONSTERS;
          figures.add(Plain.figure(hex.toString(), hex, side, Initiative.of(50)));
        }
      }
    }
    Board board = Board.of(layout.build());
    Scene scene = Scene.of(ruleset, board, new Ground(board), figures);
    return Targeting.of(scene, scene.figureAt(middle).orElseThrow(), ability);
  }

  @RulesetTest
  @Rule("TGT-18c")
  void somebodyInTheAreaMustBeAValidTarget(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            A   a   b   c   X

            A: character
            X: monster
            """,
            ruleset);
    Targeting attack = aims.by('A', Aims.ATTACK.range(1).in(LINE));
    assertThat(rule(attack.refusal(aims.placement("abc", "")))).isEqualTo("TGT-06");
    assertThat(rule(attack.impossible())).isEqualTo("TGT-06");
    assertThat(aims.by('A', Aims.ATTACK.range(2).in(LINE)).canBePerformed()).isTrue();
  }

  @RulesetTest
  @Rule("TGT-19")
  void aGreyHexIsTheActorAndMakesItMelee(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            .   .   .   .   .
              A   X   Y   Z

            A: character
            X: monster
            Y: monster
            Z: monster
            """,
            ruleset);
    Aimed thrust = Aims.ATTACK.in(Area.drawn("@   x   x"));
    assertThat(thrust.isMeleeAttack(aims.rules())).isTrue();
    assertThat(thrust.range(3).isMeleeAttack(aims.rules())).as("always").isTrue();
    Targeting attack = aims.by('A', thrust);
    assertThat(attack.placements()).containsExactly(aims.placement("XY", ""));
    assertThat(Aims.names(attack.targetsIn(aims.placement("XY", "")))).isEqualTo("XY");
    assertThat(aims.by('A', thrust.range(3)).placements())
        .as("around the actor, whatever the range")
        .containsExactly(aims.placement("XY", ""));
  }

  @RulesetTest
  @Rule("TGT-20")
  void onlyAnAllyFillsABlueHex(Ruleset ruleset) {
    Area between = Area.drawn("b   x");
    String drawn =
        """
        A   .   B   X

        A: character
        B: %s
        X: monster
        """;
    Aimed attack = Aims.ATTACK.range(3).in(between);
    Aims ally = Aims.of(drawn.formatted("character"), ruleset);
    assertThat(ally.by('A', attack).placements()).containsExactly(ally.placement("X", "B"));
    Aims enemy = Aims.of(drawn.formatted("monster"), ruleset);
    assertThat(rule(enemy.by('A', attack).refusal(enemy.placement("X", "B")))).isEqualTo("TGT-20");

    Aimed heal = Aims.HEAL.range(3).in(between).plusTargets(1);
    Aims friends = Aims.of(drawn.formatted("character").replace("X: monster", "X: ally"), ruleset);
    Targeting healing = friends.by('A', heal);
    Placement laid = friends.placement("X", "B");
    assertThat(Aims.names(healing.targetsIn(laid))).as("B only lends a hand").isEqualTo("X");
    assertThat(rule(healing.refusal(friends.placement("B", "X")))).as("X is an ally too").isEmpty();

    Aims alone =
        Aims.of(
            """
            A   X

            A: character
            X: monster
            """,
            ruleset);
    assertThat(rule(alone.by('A', attack).refusal(alone.placement("X", "A"))))
        .as("the actor is not its own ally")
        .isEqualTo("TGT-20");
  }

  @RulesetTest
  @Rule("TGT-21")
  void oneRedHexWithinRangeOccupiedOrNot(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
            A   a   b   X   Y

            A: character
            X: monster
            Y: monster
            """,
            ruleset);
    Targeting melee = aims.by('A', Aims.ATTACK.in(LINE));
    assertThat(melee.refusal(aims.placement("abX", ""))).as("a is vacant").isEmpty();
    assertThat(rule(melee.refusal(aims.placement("bXY", "")))).isEqualTo("TGT-21");
    assertThat(melee.placements()).containsExactly(aims.placement("abX", ""));
    Targeting ranged = aims.by('A', Aims.ATTACK.range(2).in(LINE));
    assertThat(ranged.placements())
        .containsExactlyInAnyOrder(aims.placement("abX", ""), aims.placement("bXY", ""));
  }

  @RulesetTest
  @Rule("TGT-22")
  void theRedHexInRangeIsNoWall(Ruleset ruleset) {
    Aims aims =
        Aims.of(
            """
              #   X   .
            A   b   .

            A: character
            X: monster
            """,
            ruleset);
    Area pair = Area.drawn("x   x");
    Hex wall = aims.text().hex('A').step(Direction.NORTH_EAST);
    Placement intoWall = new Placement(List.of(wall, aims.text().hex('X')), List.of());
    Aimed melee = Aims.ATTACK.in(pair);
    assertThat(rule(aims.by('A', melee).refusal(intoWall))).isEqualTo("TGT-22");
    assertThat(aims.by('A', melee).placements()).containsExactly(aims.placement("bX", ""));
    assertThat(aims.by('A', Aims.ATTACK.range(2).in(pair)).refusal(intoWall))
        .as("X itself is in range; the other red hex may be anything")
        .isEmpty();

    Ruleset variant = Policy.named("areaRangeHexMayBeWall").set(ruleset, "true");
    Targeting switched = Targeting.of(aims.scene().under(variant), aims.figure('A'), melee);
    assertThat(switched.placements()).containsExactlyInAnyOrder(aims.placement("bX", ""), intoWall);
  }
}
