package haven.play.mind;

import static haven.play.mind.Turns.assertTurns;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** MMV: how far a monster goes, and where it stops. */
final class MonsterMoveTest {

  @RulesetTest
  @Rule({"MMV-04", "MMV-05", "MMV-06", "MMV-07"})
  void onlyAsFarAsTheAttackNeeds(Ruleset ruleset) {
    String position =
        """
              .   .
            w%  B   .
          M   a   b

        M: acts, move 5, attack melee
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "a attacks B");
    assertTurns(position.replace("M   a", ".   M"), ruleset, "M attacks B");
    String difficult = position.replace(" a ", " a~");
    assertTurns(difficult, ruleset, "a attacks B");
    assertTurns(difficult.replace("w%", "w "), ruleset, "w attacks B");
  }

  @RulesetTest
  @Rule({"MMV-04", "MMV-05"})
  void itMovesForTheFullEffectOfItsAttack(Ruleset ruleset) {
    String position =
        """
                  B   c   S
            M   a   b   T

        M: acts, move 3, attack melee, targets 2
        B: character, initiative 10
        S: character, initiative 20
        T: character, initiative 30
        """;
    assertTurns(position, ruleset, "b attacks B T");
  }

  @RulesetTest
  @Rule("MMV-08")
  void aRangedMonsterStopsAsSoonAsItHasRangeAndSight(Ruleset ruleset) {
    String position =
        """
            .   .   x   .
          B   .   #   a   M

        M: acts, move 5, attack range 3
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "x attacks B");
    assertTurns(position.replace("#", "."), ruleset, "a attacks B");
  }

  @RulesetTest
  @Rule("MMV-09")
  void aRangedMonsterMovesAwayFromItsAdjacentFocus(Ruleset ruleset) {
    String position =
        """
        .   a   M   B

        M: acts, move 2, attack range 3
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "a attacks B");
    assertTurns(position.replace("range 3", "melee"), ruleset, "M attacks B");
    assertTurns(position.replace("a ", "a^"), ruleset, "M attacks B");
    assertTurns(position.replace("move 2", "move 0"), ruleset, "M attacks B");
    assertTurns(position.replace("range 3", "range 1"), ruleset, "M attacks B");
    assertTurns(position + "area:\n@   x   x\n", ruleset, "M attacks B");
  }

  @RulesetTest
  @Rule("MMV-10")
  void withDisadvantageAnywayItStays(Ruleset ruleset) {
    assertTurns(
        """
        .   a   M   B

        M: acts, move 2, attack range 3, muddled
        B: character, initiative 10
        """,
        ruleset,
        "M attacks B");
  }

  private static final String AWAY_TO_GET_NEARER =
      """
          .   B   .   .   .   .
        %   %   %   %   .   .
          M   .   .   x   .   .

      M: acts, move 3, attack melee
      B: character, initiative 10
      """;

  @RulesetTest
  @Rule({"MMV-13", "MMV-14", "MMV-16", "MMV-17", "MMV-26"})
  void itShortensItsWayThoughTheRangeGrows(Ruleset ruleset) {
    assertTurns(AWAY_TO_GET_NEARER, ruleset, "x");
  }

  @RulesetTest
  @Rule({"MMV-12", "MMV-13", "MMV-14", "MMV-16", "MMV-17", "MMV-26"})
  void ifNothingShortensItsWayItStays(Ruleset ruleset) {
    String position =
        """
        d   M   N   K   x   B

        M: acts, move 2, attack melee
        B: character, initiative 10
        N: monster
        K: monster
        """;
    assertTurns(position, ruleset, "M");
    assertTurns(position.replace("K ", "k ").replace("K: monster\n", ""), ruleset, "k");
  }

  @RulesetTest
  @Rule("MMV-26")
  void fewestPointsSpentAmongStopsEquallyNear(Ruleset ruleset) {
    String position =
        """
              t
        M   s   N   x   B

        M: acts, move 2, attack melee
        B: character, initiative 10
        N: monster
        """;
    assertTurns(position, ruleset, "s");
  }

  @RulesetTest
  @Rule({"MMV-26", "MMV-17"})
  void fewestNegativeHexesInTotalFromHereToTheAttackHex(Ruleset ruleset) {
    // Over the trap it would be nearer this turn; the clean way around is longer.
    String position =
        """
            n   .   .   .
          M   t^  .   .   B
            s   .   .   .

        M: acts, move 1, attack melee
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "n", "s");
    assertTurns(position.replace("t^", "t "), ruleset, "t");
  }

  @RulesetTest
  @Rule("MMV-15")
  void withoutAnAttackItWalksUpToItsFocus(Ruleset ruleset) {
    String position =
        """
        M   .   .   x   B

        M: acts, move 9
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "x");
    assertTurns(position.replace("move 9", "move 2"), ruleset, "(2,0)");
    assertTurns(position.replace("move 9", "move 9, attack range 4, disarmed"), ruleset, "x");
  }

  @RulesetTest
  @Rule({"MMV-19", "MMV-17"})
  void noTrapIsEnteredToAttackSooner(Ruleset ruleset) {
    String position =
        """
              M   ^   b   B   .   .
            .   %   %   %   %   %   .
              .   x   .   .   .   .

        M: acts, move 3, attack melee
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "x");
    assertTurns(position.replace("^", "*"), ruleset, "x");
    assertTurns(position.replace("^", "."), ruleset, "b attacks B");
  }

  @RulesetTest
  @Rule("MMV-20")
  void monstersDoNotOpenDoors(Ruleset ruleset) {
    String position =
        """
          B   x   +   M
            .   #   .   .
              .   s   .

        M: acts, move 2, attack melee
        B: character, initiative 10
        """;
    assertTurns(position.replace(".   #", "#   #"), ruleset, "M");
    assertTurns(position.replace("+", "'"), ruleset, "x attacks B");
    assertTurns(position, ruleset, "s");
  }

  @RulesetTest
  @Rule({"MMV-22", "AMB-01", "AMB-02", "AMB-03", "AMB-04", "MMV-12", "MMV-17"})
  void equallyGoodHexesAreAllOffered(Ruleset ruleset) {
    assertTurns(
        """
            B
          a   b
            M

        M: acts, move 2, attack melee
        B: character, initiative 10
        """,
        ruleset,
        "a attacks B",
        "b attacks B");
  }

  @RulesetTest
  @Rule({"AMB-01", "AMB-02", "AMB-03"})
  void equallyGoodFocusesAreAllOffered(Ruleset ruleset) {
    assertTurns(
        """
        A   a   M   b   B

        M: acts, move 2, attack melee
        A: character, initiative 10
        B: character, initiative 10
        """,
        ruleset,
        "a attacks A",
        "b attacks B");
  }

  @RulesetTest
  @Rule("MMV-23")
  void immobilizedItMayHaveToAttackWithDisadvantageOrNotAtAll(Ruleset ruleset) {
    String position =
        """
        .   a   M   B

        M: acts, move 2, attack range 3, immobilized
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "M attacks B");
    assertTurns(position.replace("M   B", "M   .   .   .   B"), ruleset, "M");
  }

  @RulesetTest
  @Rule({"MAT-04", "MAT-12"})
  void nobodyElseIsAttackedBecauseTheFocusIsOutOfReach(Ruleset ruleset) {
    PositionText drawn =
        PositionText.of(
            """
            A   M   .   .   .   B

            M: acts, move 1, attack range 2
            A: character, initiative 10
            B: character, initiative 20
            """,
            ruleset);
    Position keeping = drawn.position().with(Mindset.FRESH.keeping(drawn.drawing().hex('B')));
    assertThat(Turns.mind(ruleset).decide(keeping))
        .extracting(drawn::describe)
        .containsExactly("(2,0)");
  }

  @RulesetTest
  @Rule("MAT-12")
  void theTargetMustBeInRangeAndInSight(Ruleset ruleset) {
    String position =
        """
            .   .   .
          A   #   M

        M: acts, move 0, attack range 3
        A: character, initiative 10
        """;
    assertTurns(position, ruleset, "M");
    assertTurns(position.replace("#", "%"), ruleset, "M attacks A");
    assertTurns(position.replace("#", "%").replace("range 3", "range 1"), ruleset, "M");
  }

  @RulesetTest
  @Rule("MAT-13")
  void alliesAreNotAttacked(Ruleset ruleset) {
    String position =
        """
          N   M   B
            K   L

        M: acts, move 0, attack melee, targets 4
        B: character, initiative 10
        N: monster
        K: monster
        L: objective
        area:
        @   x
          x   x
        """;
    assertTurns(position, ruleset, "M attacks B");
    String plain = position.substring(0, position.indexOf("area:"));
    assertTurns(plain, ruleset, "M attacks B");
    assertTurns(plain.replace("K: monster", "K: character"), ruleset, "M attacks B K");
  }
}
