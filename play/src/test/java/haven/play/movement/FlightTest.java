package haven.play.movement;

import static haven.play.movement.Drawn.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Ruleset;
import haven.play.table.Figure;
import haven.play.table.Scene;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;

/** MOV: flying, and what happens when it ends. */
final class FlightTest {

  @RulesetTest
  @Rule({"MOV-20", "OVL-51"})
  void aFlyingFigureIgnoresEverythingOnItsWay(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            F   E   a%  b*  O   c~  d*  e%

            F: monster, flying
            E: character
            O: monster, objective
            tile bd: damage 1
            """,
            ruleset);
    MoveAbility move = drawn.move('F', 7);
    assertThat(drawn.stops(move)).isEqualTo("a2 b3 c5 d6 e7");
    assertThat(drawn.tell(move.along(drawn.hexes("EabOcd"))))
        .isEqualTo("enter E 1, enter a 1, enter b 1, enter O 1, enter c 1, enter d 1");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MOV-20", "OVL-30", "OVL-42"})
  void aFlyingFigureSpringsNoTrapEvenAtTheEnd(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            F   a^  b*  c^

            F: monster, flying
            """,
            ruleset);
    Moved moved = drawn.move('F', 3).along(drawn.hexes("abc"));
    assertThat(drawn.tell(moved)).isEqualTo("enter a 1, enter b 1, enter c 1");
    assertThat(moved.after().ground().at(drawn.text().cell('c'))).isEqualTo(Terrain.TRAP);
  }

  @RulesetTest
  @Rule("MOV-21")
  void nobodyEndsWhereAnotherFigureIs(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            F   E   G

            F: monster, flying
            E: character
            G: monster
            """,
            ruleset);
    assertRefused("MOV-03", () -> drawn.move('F', 2).along(drawn.hexes("E")));
    assertRefused("MOV-03", () -> drawn.move('F', 2).along(drawn.hexes("EG")));
    assertRefused("MOV-03", () -> drawn.jump('E', 2).along(drawn.hexes("F")));
  }

  @RulesetTest
  @Rule("MOV-22")
  void noFlightThroughWallsAndNoMonsterThroughDoors(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            F   a  |b
              #   #   #
            S   c   d+  e
              #   #   #
            C   f   g+  h

            F: monster, flying
            S: summon of C, flying
            C: character, flying
            """,
            ruleset);
    assertThat(drawn.stops(drawn.move('F', 9))).isEqualTo("a1");
    assertThat(drawn.stops(drawn.move('S', 9))).isEqualTo("c1");
    assertThat(drawn.stops(drawn.move('C', 9))).isEqualTo("f1 g2");
  }

  /** It is the figure that flies, move after move, and not the ability. */
  @RulesetTest
  @Rule("MOV-25b")
  void flyingLastsAsLongAsTheTrait(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            F   a%  b   c%  d

            F: monster, flying
            """,
            ruleset);
    Scene then = drawn.move('F', 2).along(drawn.hexes("ab")).after();
    Figure flying = then.figure("F");
    assertThat(drawn.stops(MoveAbility.of(then, flying, Set.of(), 2, false)))
        .isEqualTo("F2 a1 c1 d2");
    Figure grounded = Figure.of("F", flying.hex(), flying.side(), flying.initiative());
    Scene later = then.with(List.of(grounded));
    assertThat(MoveAbility.of(later, grounded, Set.of(), 2, false).stops()).isEmpty();
  }

  @RulesetTest
  @Rule("MOV-24")
  void aFlyerOverAHoldingTrapIsAnObstacle(Ruleset ruleset) {
    String picture =
        """
        M   F^  a

        M: monster
        F: monster, %s
        tile F: %s
        """;
    Drawn held = Drawn.of(picture.formatted("flying", "damage, immobilize"), ruleset);
    assertThat(held.move('M', 2).stops()).isEmpty();
    Drawn stunned = Drawn.of(picture.formatted("flying", "stun"), ruleset);
    assertThat(stunned.move('M', 2).stops()).isEmpty();
    Drawn harmless = Drawn.of(picture.formatted("flying", "damage, poison"), ruleset);
    assertThat(harmless.stops(harmless.move('M', 2))).isEqualTo("a2");
  }

  private static List<Moved> landing(Drawn drawn) {
    return Landing.of(drawn.scene(), drawn.figure('F'));
  }

  @RulesetTest
  @Rule("MOV-26a")
  void whoLosesFlightEntersItsHex(Ruleset ruleset) {
    String picture =
        """
        F%s  a

        F: monster, flying
        tile F: damage 3
        """;
    Drawn drawn = Drawn.of(picture.formatted("*"), ruleset);
    assertThat(landing(drawn))
        .singleElement()
        .satisfies(
            moved -> {
              assertThat(drawn.tell(moved)).isEqualTo("hazard F");
              assertThat(moved.damage(0)).isEqualTo(3);
              assertThat(moved.after().figure("F").hex()).isEqualTo(drawn.figure('F').hex());
            });
    Drawn ice = Drawn.of(picture.formatted("="), ruleset);
    assertThat(landing(ice)).singleElement().extracting(ice::tell).isEqualTo("");
  }

  @RulesetTest(Edition.FH)
  @Rule("MOV-26a")
  void whoLosesFlightOverATrapSpringsIt(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            F^  a

            F: monster, flying
            """,
            ruleset);
    assertThat(landing(drawn)).singleElement().extracting(drawn::tell).isEqualTo("trap F");
  }

  private static final String OVER_AN_OBSTACLE =
      """
        %   %   c
      a*  F%  B   d
        %   b$  e

      F: monster, flying
      B: character
      tile a: damage 2
      """;

  @RulesetTest
  @Rule("MOV-26a")
  void fromAnObstacleToTheNearestUnoccupiedHexWithoutOne(Ruleset ruleset) {
    Drawn drawn = Drawn.of(OVER_AN_OBSTACLE, ruleset);
    assertThat(landing(drawn).stream().map(drawn::tell))
        .containsExactly("appear a, hazard a", "appear b");
    assertThat(landing(drawn).stream().map(moved -> moved.damage(3))).containsExactly(2, 0);
  }

  @RulesetTest
  @Rule("MOV-26b")
  void aCrashHurtsLikeATrapAndEndsInTheNearestEmptyHex(Ruleset ruleset) {
    Drawn drawn = Drawn.of(OVER_AN_OBSTACLE, ruleset);
    assertThat(landing(drawn).stream().map(drawn::tell))
        .containsExactly("crash F, appear c", "crash F, appear d", "crash F, appear e");
    assertThat(landing(drawn).getFirst().damage(3)).isEqualTo(5);
    Scene after = landing(drawn).getFirst().after();
    assertThat(after.figure("F")).extracting(Figure::hex).isEqualTo(drawn.text().hex('c'));
  }

  @RulesetTest
  @Rule("MOV-26b")
  void noCrashAndNoEffectElsewhere(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            F^  a

            F: monster, flying
            """,
            ruleset);
    assertThat(landing(drawn)).singleElement().extracting(drawn::tell).isEqualTo("");
  }
}
