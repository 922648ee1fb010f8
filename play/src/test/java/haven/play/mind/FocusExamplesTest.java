package haven.play.mind;

import static haven.play.mind.Turns.assertFocus;
import static haven.play.mind.Turns.assertTurns;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** The books' worked examples of the focus. */
final class FocusExamplesTest {

  @RulesetTest
  @Rule({"EX-FOC-01", "EX-FOC-02"})
  void fewerMovementPointsBeatTheShorterRange(Ruleset ruleset) {
    assertFocus(
        """
            .   B   .   .   .
          %   %   %   .   .
            M   .   .   T   .

        M: acts, move 2, attack melee
        B: character, initiative 10
        T: character, initiative 20
        """,
        ruleset, "T");
  }

  @RulesetTest
  @Rule("EX-FOC-03")
  void tenHexesAroundTheTrapBeatTwoThroughIt(Ruleset ruleset) {
    String position =
        """
              M   ^   .   B   z   y
            .   %   %   %   %   %   .
              .   x   .   .   .   .

        M: acts, move 3, attack melee
        B: character, initiative 10
        """;
    for (String negative : new String[] {"^", "*"}) {
      String drawn = position.replace("^", negative);
      assertTurns(drawn, ruleset, "x");
      assertTurns(drawn.replace("move 3", "move 9"), ruleset, "y");
      assertTurns(drawn.replace("move 3", "move 10"), ruleset, "z attacks B");
    }
  }

  @RulesetTest
  @Rule("EX-FOC-04")
  void theWayWithFewerTrapsWinsThoughLonger(Ruleset ruleset) {
    assertFocus(
        """
        A   .   ^   ^   M   .   .   ^   .   .   B

        M: acts, move 3, attack melee
        A: character, initiative 10
        B: character, initiative 20
        """,
        ruleset,
        "B");
  }

  @RulesetTest
  @Rule("EX-FOC-05")
  void theCheaperWayWinsThoughTheEnemyIsFartherOff(Ruleset ruleset) {
    assertFocus(
        """
        A   ~   ~   M   .   .   .   B

        M: acts, move 3, attack melee
        A: character, initiative 10
        B: character, initiative 20
        """,
        ruleset,
        "B");
  }

  @RulesetTest
  @Rule("EX-FOC-06")
  void waysOfTheSameCostTheCloserEnemyWins(Ruleset ruleset) {
    assertFocus(
        """
        A   ~   M   .   .   B

        M: acts, move 3, attack melee
        A: character, initiative 20
        B: character, initiative 10
        """,
        ruleset,
        "A");
  }

  @RulesetTest
  @Rule("EX-FOC-07")
  void sameCostSameRangeTheEarlierEnemyWins(Ruleset ruleset) {
    String position =
        """
        A   .   M   .   B

        M: acts, move 3, attack melee
        A: character, initiative 20
        B: character, initiative 10
        """;
    assertFocus(position, ruleset, "B");
    assertFocus(position.replace("initiative 20", "initiative 9"), ruleset, "A");
  }

  @RulesetTest
  @Rule("EX-FOC-08")
  void trapsAreCrossedOnlyIfNobodyCanBeFocusedWithoutThem(Ruleset ruleset) {
    String tinkererAlone =
        """
        T   t   ^   M   a   .   .   .

        M: acts, move 2, attack melee
        T: character, initiative 10
        """;
    String withBrute =
        """
        T   t   ^   M   .   a   .   B

        M: acts, move 2, attack melee
        T: character, initiative 10
        B: character, initiative 20
        """;
    assertFocus(withBrute, ruleset, "B");
    assertTurns(withBrute, ruleset, "a");
    assertFocus(tinkererAlone, ruleset, "T");
    assertTurns(tinkererAlone, ruleset, "t attacks T");
  }

  @RulesetTest
  @Rule("EX-FOC-09")
  void surroundedOnAllSidesNobodyFocusesIt(Ruleset ruleset) {
    String position =
        """
            N   %   .   .
          %   B   #   .   M
            K   x%  .   .

        M: acts, move 4, attack melee
        B: character, initiative 10
        N: monster
        K: monster
        """;
    assertFocus(position, ruleset);
    assertTurns(position, ruleset, "M");
    assertTurns(position.replace("x%", "x "), ruleset, "x attacks B");
  }

  @RulesetTest
  @Rule("EX-FOC-10")
  void cityGuardsAreEnemiesWithInitiativeFifty(Ruleset ruleset) {
    String position =
        """
        G   .   M   .   B

        M: acts, move 1, attack melee
        G: ally, initiative 50
        B: character, initiative 51
        """;
    assertFocus(position, ruleset, "G");
    assertFocus(position.replace("initiative 51", "initiative 49"), ruleset, "B");
  }
}
