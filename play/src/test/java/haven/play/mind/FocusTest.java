package haven.play.mind;

import static haven.play.mind.Turns.assertFocus;
import static haven.play.mind.Turns.assertTurns;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** FOC: whom a monster focuses, and what breaks ties. */
final class FocusTest {

  @RulesetTest
  @Rule("FOC-01c")
  void onlyTheCharacterIsAFocus(Ruleset ruleset) {
    String position =
        """
        X   M   .   x   B

        M: acts, move 2, attack melee
        X: objective, ally
        B: character, initiative 60
        """;
    assertFocus(position, ruleset, "B");
    assertTurns(position, ruleset, "x attacks B");
    assertFocus(position.replace("objective, ally", "ally"), ruleset, "B");
    assertFocus(position.replace("ally", "ally, focusable"), ruleset, "X");
  }

  @RulesetTest
  @Rule("FOC-02")
  void everyEnemyOnTheMapIsACandidate(Ruleset ruleset) {
    String position =
        """
        X   .   M   .   .   .   B

        M: acts, move 2, attack melee
        X: character, initiative 90
        B: character, initiative 20
        """;
    String x = "X: character, initiative 90";
    assertFocus(position, ruleset, "X");
    assertFocus(position.replace(x, "X: summon of B"), ruleset, "X");
    assertFocus(position.replace(x, "X: ally"), ruleset, "X");
    assertFocus(position.replace(x, "X: objective, ally"), ruleset, "X");
    assertFocus(position.replace(x, "X: monster"), ruleset, "B");
    assertFocus(position.replace(x, "X: character, invisible"), ruleset, "B");
  }

  @RulesetTest
  @Rule("FOC-03")
  void theAttackAtHandDecidesHowFarItIs(Ruleset ruleset) {
    String position =
        """
            .   B   .   .   .
          %   %   %   .   .
            M   .   .   T   .

        M: acts, move 2, attack melee
        B: character, initiative 20
        T: character, initiative 10
        """;
    assertFocus(position, ruleset, "T");
    assertFocus(position.replace("melee", "range 2"), ruleset, "B");
  }

  @RulesetTest
  @Rule("FOC-04")
  void anAttackHexIsOneTheMonsterMayEndIn(Ruleset ruleset) {
    String position =
        """
        A   n   M   .   .   .   B

        M: acts, move 2, attack melee
        A: character, initiative 10
        B: character, initiative 20
        """;
    assertFocus(position, ruleset, "A");
    assertFocus(position.replace(" n ", " N ") + "N: monster\n", ruleset, "B");
    assertFocus(position.replace(" n ", " % "), ruleset, "B");
  }

  @RulesetTest
  @Rule("FOC-04")
  void anAttackHexNeedsLineOfSight(Ruleset ruleset) {
    String position =
        """
            .   .   .
          A   #   M   .   .   B

        M: acts, move 2, attack range 3
        A: character, initiative 10
        B: character, initiative 20
        """;
    assertFocus(position, ruleset, "B");
    assertFocus(position.replace("#", "%"), ruleset, "A");
  }

  @RulesetTest
  @Rule("FOC-04")
  void anAreaReachesWhatItCovers(Ruleset ruleset) {
    String position =
        """
        A   %   M   .   .   B

        M: acts, move 2, attack melee
        A: character, initiative 20
        B: character, initiative 10
        area:
        @   x   x
        """;
    assertTurns(position, ruleset, "M attacks A");
    String ranged = position.replace("@   x   x", "x   x").replace("melee", "range 1");
    assertTurns(ranged, ruleset, "M attacks A");
    assertFocus(position.substring(0, position.indexOf("area")), ruleset, "B");
  }

  @RulesetTest
  @Rule("FOC-05")
  void howFarItCanGoThisTurnDoesNotMatter(Ruleset ruleset) {
    String position =
        """
        A   .   .   .   M

        M: acts, move 3, attack melee
        A: character, initiative 20
        """;
    assertFocus(position, ruleset, "A");
    assertFocus(position.replace("move 3", "move 1"), ruleset, "A");
    assertFocus(position.replace("move 3", "move 0"), ruleset, "A");
    assertFocus(position.replace("move 3", "move 3, immobilized"), ruleset, "A");
  }

  @RulesetTest
  @Rule("FOC-06")
  void itFocusesWhomItCannotSeeYet(Ruleset ruleset) {
    String position =
        """
            .   x   .
          A   #   M   .   .   .   B

        M: acts, move 1, attack range 2
        A: character, initiative 10
        B: character, initiative 20
        """;
    assertTurns(position, ruleset, "x attacks A");
  }

  @RulesetTest
  @Rule("FOC-07")
  void movementPointsAreCountedNotHexes(Ruleset ruleset) {
    String difficult =
        """
        A   ~   ~   M   .   .   .   B

        M: acts, move 1, attack melee
        A: character, initiative 20
        B: character, initiative 10
        """;
    assertFocus(difficult, ruleset, "B");
    assertFocus(difficult.replace("move 1", "move 1, jumps"), ruleset, "A");
    assertFocus(difficult.replace("move 1", "move 1, flies"), ruleset, "A");
    String icy = difficult.replace("A   ~   ~", "A   =   =   =   =");
    assertFocus(icy, ruleset, "A");
    assertFocus(icy.replace("move 1", "move 1, flies"), ruleset, "B");
  }

  @RulesetTest
  @Rule({"FOC-08", "FOC-09", "FOC-10"})
  void negativeHexesThenPointsThenRangeThenInitiativeThenThePlayers(Ruleset ruleset) {
    String figures =
        """

        M: acts, move 1, attack melee
        A: character, initiative 10
        B: character, initiative 20
        """;
    assertFocus("A   .   ^   M   .   .   .   .   B\n" + figures, ruleset, "B");
    assertFocus("A   ^   ^   M   .   .   ^   .   B\n" + figures, ruleset, "B");
    assertFocus("A   ~   ~   M   .   .   .   B\n" + figures, ruleset, "B");
    assertFocus("A   .   .   M   ~   B\n" + figures, ruleset, "B");
    assertFocus("A   .   .   M   .   .   B\n" + figures, ruleset, "A");
    String tied = figures.replace("initiative 20", "initiative 10");
    assertFocus("A   .   .   M   .   .   B\n" + tied, ruleset, "A", "B");
  }

  @RulesetTest
  @Rule("FOC-11")
  void proximityIsMeasuredFromThePresentHexAroundWalls(Ruleset ruleset) {
    assertFocus(
        """
            .   .
          A|  M   .   B

        M: acts, move 1, attack melee
        A: character, initiative 20
        B: character, initiative 10
        """,
        ruleset,
        "B");
    assertFocus(
        """
        A   ~   M   .   .   B

        M: acts, move 1, attack melee
        A: character, initiative 20
        B: character, initiative 10
        """,
        ruleset,
        "A");
  }

  @RulesetTest
  @Rule({"FOC-12", "FOC-13"})
  void summonsComeBeforeTheirSummonerAndLongRestsLast(Ruleset ruleset) {
    String position =
        """
        S   .   M   .   B

        M: acts, move 1, attack melee
        S: summon of B
        B: character, initiative 30
        """;
    assertFocus(position, ruleset, "S");
    String stranger = "S: character, initiative 29\nR: summon of B\n";
    assertFocus(
        position.replace("S: summon of B\n", stranger).replace("B\n\n", "R   B\n\n"), ruleset, "S");
    String resting = position.replace("summon of B", "character, long rest");
    assertFocus(resting.replace("initiative 30", "initiative 98"), ruleset, "B");
  }

  @RulesetTest
  @Rule("FOC-14")
  void objectivesHaveInitiativeNinetyNineAndNoTurns(Ruleset ruleset) {
    String position =
        """
        X   .   M   .   B

        M: acts, move 1, attack melee
        X: objective, ally, focusable
        B: character, initiative 98
        """;
    assertFocus(position, ruleset, "B");
    assertFocus(position.replace("objective,", "objective, initiative 97,"), ruleset, "X");
    String acting = position.replace("M: acts", "M: monster").replace("X: ", "X: acts, ");
    assertThatThrownBy(() -> PositionText.of(acting, ruleset)).hasMessageContaining("FOC-14");
  }

  @RulesetTest
  @Rule("FOC-15")
  void summonsFocusObstaclesWithHitPointsLast(Ruleset ruleset) {
    String position =
        """
        O   .   S   .   N   .   B

        S: acts, summon of B, move 1, attack melee
        O: objective
        N: monster, initiative 98
        B: character, initiative 50
        """;
    assertFocus(position, ruleset, "N");
    assertFocus(position.replace("N: monster", "N: ally"), ruleset, "O");
    assertTurns(
        position.replace(".   S", "a   S").replace("N: monster", "N: ally"),
        ruleset,
        "a attacks O");
  }

  @RulesetTest
  @Rule("FOC-16")
  void amongThoseInReachTheClosestThenTheEarliest(Ruleset ruleset) {
    String position =
        """
        A   .   .   M   .   B

        M: acts, move 0, attack range 3
        A: character, initiative 10
        B: character, initiative 20
        """;
    assertTurns(position, ruleset, "M attacks B");
    assertTurns(position.replace(".   B", ".   .   B"), ruleset, "M attacks A");
  }
}
