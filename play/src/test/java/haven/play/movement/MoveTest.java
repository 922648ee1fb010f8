package haven.play.movement;

import static haven.play.movement.Drawn.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;

/** MOV: a Move ability on foot. */
final class MoveTest {

  @RulesetTest
  @Rule({"MOV-01", "OVL-50"})
  void eachHexCostsAPointAndDifficultTerrainTwo(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M~  a   b~  c   d

            M: character
            """,
            ruleset);
    assertThat(drawn.stops(drawn.move('M', 1))).isEqualTo("a1");
    assertThat(drawn.stops(drawn.move('M', 2))).isEqualTo("a1");
    assertThat(drawn.stops(drawn.move('M', 4))).isEqualTo("a1 b3 c4");
    assertThat(drawn.tell(drawn.move('M', 4).along(drawn.hexes("abc"))))
        .isEqualTo("enter a 1, enter b 2, enter c 1");
    assertRefused("MOV-01", () -> drawn.move('M', 2).along(drawn.hexes("ab")));
    assertRefused("MOV-01", () -> drawn.move('M', 4).along(drawn.hexes("ac")));
  }

  @RulesetTest
  @Rule({"MOV-02a", "MOV-02b"})
  void throughAlliesNotThroughEnemiesObjectivesOrObstacles(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
              .   .   a   .
                .   A   .   .
              b   O   M   %   c
                .   E   .   .
              d   .   .   .   e

            M: monster
            A: monster
            E: character
            O: monster, objective
            """,
            ruleset);
    String rule = ruleset.movement().passing().text();
    assertThat(rule).isEqualTo(ruleset.id().equals("JL") ? "MOV-02b" : "MOV-02a");
    MoveAbility move = drawn.move('M', 2);
    assertThat(drawn.tell(move.along(drawn.hexes("Aa")))).isEqualTo("enter A 1, enter a 1");
    assertRefused(rule, () -> move.along(drawn.hexes("O")));
    assertRefused(rule, () -> move.along(drawn.hexes("E")));
    assertThat(drawn.stops(drawn.move('M', 2))).isEqualTo("a2");
    assertThat(drawn.stops(drawn.move('M', 3))).isEqualTo("a2 b3 c3 e3");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MOV-02a", "MOV-02b"})
  void notThroughWalls(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M  |a   #   b

            M: character
            """,
            ruleset);
    assertThat(drawn.move('M', 9).stops()).isEmpty();
    assertRefused("MAP-05", () -> drawn.move('M', 3).along(drawn.hexes("a")));
  }

  @RulesetTest
  @Rule("MOV-03")
  void theMoveEndsUnoccupied(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   A   B   a

            M: monster
            A: monster
            B: monster
            """,
            ruleset);
    assertThat(drawn.stops(drawn.move('M', 2))).isEmpty();
    assertThat(drawn.stops(drawn.move('M', 3))).isEqualTo("a3");
    assertRefused("MOV-03", () -> drawn.move('M', 3).along(drawn.hexes("AB")));
  }

  @RulesetTest
  @Rule("MOV-04")
  void hexesTakeEffectBeforeTheNextStep(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a*  b   c*  d

            M: character
            tile a: damage 1
            tile c: damage 2
            """,
            ruleset);
    Moved moved = drawn.move('M', 4).along(drawn.hexes("abcd"));
    assertThat(drawn.tell(moved))
        .isEqualTo("enter a 1, hazard a, enter b 1, enter c 1, hazard c, enter d 1");
    assertThat(moved.after().figure("M").hex()).isEqualTo(drawn.hexes("d").getFirst());
  }

  @RulesetTest
  @Rule("MOV-05")
  void aMoveEntersAtLeastOneHex(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a

            M: character
            """,
            ruleset);
    assertRefused("MOV-05", () -> drawn.move('M', 2).along(List.of()));
    assertThat(drawn.stops(drawn.move('M', 2))).isEqualTo("a1");
  }

  @RulesetTest
  @Rule("MOV-06")
  void pointsLeftAtTheEndAreLost(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a   b   c   d

            M: character
            """,
            ruleset);
    Moved moved = drawn.move('M', 4).along(drawn.hexes("ab"));
    assertThat(moved.pointsSpent()).isEqualTo(2);
    assertThat(moved.pointsLeft()).isZero();
    assertThat(moved.interrupted()).isFalse();
  }

  @RulesetTest
  @Rule("MOV-08")
  void immobilizedAndStunnedFiguresPerformNoMove(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   M   a

            M: monster
            C: character
            """,
            ruleset);
    for (Condition condition : List.of(Condition.IMMOBILIZE, Condition.STUN)) {
      assertRefused(
          "MOV-08",
          () -> MoveAbility.of(drawn.scene(), drawn.figure('M'), Set.of(condition), 2, false));
    }
    assertThat(
            MoveAbility.of(drawn.scene(), drawn.figure('M'), Set.of(Condition.MUDDLE), 2, false)
                .stops())
        .hasSize(1);
  }

  private static final String INVISIBLE =
      """
      M   I   a

      M: monster
      I: character, invisible
      """;

  @RulesetTest
  @Rule("MOV-09a")
  void anInvisibleFigureIsPassedButNotStoppedOn(Ruleset ruleset) {
    Drawn drawn = Drawn.of(INVISIBLE, ruleset);
    assertThat(drawn.stops(drawn.move('M', 2))).isEqualTo("a2");
    assertRefused("MOV-03", () -> drawn.move('M', 2).along(drawn.hexes("I")));
  }

  @RulesetTest
  @Rule("MOV-09b")
  void anInvisibleFigureIsAnObstacle(Ruleset ruleset) {
    Drawn drawn = Drawn.of(INVISIBLE, ruleset);
    assertThat(drawn.move('M', 2).stops()).isEmpty();
    assertThat(drawn.stops(drawn.jump('M', 2))).isEqualTo("a2");
  }

  @RulesetTest
  @Rule("MOV-10")
  void aLinkIsOneStep(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   a   #   .   b   c

            link: ab
            M: monster
            """,
            ruleset);
    assertThat(drawn.stops(drawn.move('M', 3))).isEqualTo("a1 b2 c3");
    assertThat(drawn.tell(drawn.move('M', 2).along(drawn.hexes("ab"))))
        .isEqualTo("enter a 1, enter b 1");
    assertThat(drawn.scene().board().range(drawn.text().cell('a'), drawn.text().cell('b')))
        .isGreaterThan(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("MOV-06")
  void aDoorInterruptsAndThePointsLeftAreKept(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   a   b+  c   d

            C: character
            """,
            ruleset);
    Moved moved = drawn.move('C', 4).along(drawn.hexes("abcd"));
    assertThat(drawn.tell(moved)).isEqualTo("enter a 1, enter b 1, door b");
    assertThat(moved.interrupted()).isTrue();
    assertThat(moved.pointsLeft()).isEqualTo(2);
    MoveAbility rest =
        MoveAbility.of(
            moved.after(), moved.after().figure("C"), Set.of(), moved.pointsLeft(), false);
    assertThat(drawn.stops(rest)).isEqualTo("C2 a1 c1 d2");
  }
}
