package haven.play.mind;

import static haven.play.mind.Turns.assertFocus;
import static haven.play.mind.Turns.assertTurns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Ruleset;
import haven.model.map.HexEffect;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** FOC: conditions, invisible figures, barred ways, summons, and keeping the focus. */
final class FocusCircumstancesTest {
  private static final String CLOSE_BUT_BEHIND_OBSTACLES =
      """
          .   B   b   .   .
        %   %   %   .   .
          M   .   x   T   .

      M: acts, move 2, attack range 2, targets 2
      B: character, initiative 10
      T: character, initiative 20
      """;

  @RulesetTest
  @Rule({"FOC-17", "FOC-18", "FOC-20"})
  void withoutAnAttackItFocusesAsForASingleMeleeAttack(Ruleset ruleset) {
    String position = CLOSE_BUT_BEHIND_OBSTACLES.replace(", attack range 2, targets 2", "");
    assertFocus(position, ruleset, "T");
    assertTurns(position, ruleset, "x");
  }

  @RulesetTest
  @Rule({"FOC-19", "FOC-20"})
  void disarmedItFocusesAsForASingleMeleeAttack(Ruleset ruleset) {
    assertFocus(CLOSE_BUT_BEHIND_OBSTACLES, ruleset, "B");
    String position = CLOSE_BUT_BEHIND_OBSTACLES.replace("targets 2", "targets 2, disarmed");
    assertFocus(position, ruleset, "T");
    assertTurns(position, ruleset, "x");
  }

  @RulesetTest
  @Rule("FOC-21")
  void stunnedItHasNoFocusAndDoesNothing(Ruleset ruleset) {
    String position =
        """
        M   B

        M: acts, move 2, attack melee, stunned
        B: character, initiative 10
        """;
    assertFocus(position, ruleset);
    assertTurns(position, ruleset, "M");
    assertTurns(position.replace(", stunned", ""), ruleset, "M attacks B");
  }

  @RulesetTest
  @Rule("FOC-22")
  void immobilizedItFocusesAndAttacksFromWhereItStands(Ruleset ruleset) {
    String position =
        """
        M   .   B

        M: acts, move 2, attack melee, immobilized
        B: character, initiative 10
        """;
    assertFocus(position, ruleset, "B");
    assertTurns(position, ruleset, "M");
    assertTurns(position.replace("melee", "range 2"), ruleset, "M attacks B");
  }

  private static final String TRAP_OR_DETOUR =
      """
            M   ^   b   B   z   .
          .   %   %   %   %   %   .
            .   x   .   .   .   .

      M: acts, move 3, attack melee
      B: character, initiative 10
      """;

  @RulesetTest
  @Rule("FOC-23")
  void negativeHexesOnlyIfThereIsNoOtherWay(Ruleset ruleset) {
    assertTurns(TRAP_OR_DETOUR, ruleset, "x");
    assertTurns(TRAP_OR_DETOUR.replace("^", "*"), ruleset, "x");
    assertTurns(TRAP_OR_DETOUR.replace("z", "%"), ruleset, "b attacks B");
  }

  @RulesetTest
  @Rule("FOC-24")
  void negativeHexesAreObstaclesUnlessNobodyCanBeFocusedOtherwise(Ruleset ruleset) {
    String position =
        """
        A   a   ^   ^   M   ^   .   .   b   B

        M: acts, move 9, attack melee
        A: character, initiative 10
        B: character, initiative 20
        """;
    assertFocus(position, ruleset, "B");
    assertTurns(position, ruleset, "b attacks B");
    assertTurns(position.replace("^   ^   M", ".   .   M"), ruleset, "a attacks A");
  }

  @RulesetTest
  @Rule("FOC-25")
  void flyersIgnoreNegativeHexesAndJumpersMeetOnlyTheLast(Ruleset ruleset) {
    String flies = TRAP_OR_DETOUR.replace("move 3", "move 4, flies");
    String jumps = TRAP_OR_DETOUR.replace("move 3", "move 4, jumps");
    assertTurns(flies, ruleset, "b attacks B");
    assertTurns(jumps, ruleset, "b attacks B");
    assertTurns(flies.replace("b ", "b^"), ruleset, "b attacks B");
    assertTurns(jumps.replace("b ", "b^"), ruleset, "z attacks B");
  }

  @RulesetTest
  @Rule("FOC-26")
  void theWayLeadsThroughAlliesAndNothingElse(Ruleset ruleset) {
    String position =
        """
        B   x   N   M

        M: acts, move 2, attack melee
        B: character, initiative 10
        N: monster
        """;
    assertTurns(position, ruleset, "x attacks B");
    assertTurns(position.replace("N: monster", "N: objective"), ruleset, "M");
    String bare = position.replace("N: monster\n", "");
    for (String bar : List.of("%", "#", "+", "!")) {
      assertTurns(bare.replace("N", bar), ruleset, "M");
    }
    PositionText enemy = PositionText.of(position.replace("N: monster", "N: character"), ruleset);
    Position keeping = enemy.position().with(Mindset.FRESH.keeping(enemy.drawing().hex('B')));
    assertThat(Turns.mind(ruleset).decide(keeping))
        .extracting(enemy::describe)
        .containsExactly("M");
  }

  @RulesetTest
  @Rule("FOC-26")
  void theWayEndsInAnUnoccupiedHex(Ruleset ruleset) {
    assertTurns(
        """
        B   N   M

        M: acts, move 2, attack melee
        B: character, initiative 10
        N: monster
        """,
        ruleset,
        "M");
  }

  @RulesetTest
  @Rule("FOC-27")
  void withoutAnAttackHexItNeitherMovesNorAttacks(Ruleset ruleset) {
    String position =
        """
            .   %   B
          M   .   x%
            .   .   %

        M: acts, move 2, attack melee
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "M");
    assertFocus(position, ruleset);
    assertTurns(position.replace("x%", "x "), ruleset, "x attacks B");
  }

  private static final String INVISIBLE_IN_THE_WAY =
      """
      B   x   I   M

      M: acts, move 2, attack melee
      B: character, initiative 20
      I: character, initiative 10, invisible
      """;

  @RulesetTest
  @Rule("FOC-28a")
  void invisibleEnemiesAreObstacles(Ruleset ruleset) {
    assertTurns(INVISIBLE_IN_THE_WAY, ruleset, "M");
    assertTurns(INVISIBLE_IN_THE_WAY.replace(", invisible", ""), ruleset, "M attacks I");
  }

  @RulesetTest
  @Rule("FOC-28b")
  void invisibleEnemiesAreNotThereButNobodyEndsInTheirHex(Ruleset ruleset) {
    assertTurns(INVISIBLE_IN_THE_WAY, ruleset, "x attacks B");
    assertTurns(INVISIBLE_IN_THE_WAY.replace("move 2", "move 1"), ruleset, "M");
  }

  @RulesetTest
  @Rule("FOC-28c")
  void noMonsterFocusesTheInvisibleCharacter(Ruleset ruleset) {
    String position =
        """
        B   .   M

        M: acts, move 2, attack melee
        B: character, initiative 20, invisible
        """;
    assertFocus(position, ruleset);
    assertTurns(position, ruleset, "M");
  }

  @RulesetTest
  @Rule("FOC-29")
  void linkedHexesAreAWayButNoLineOfSight(Ruleset ruleset) {
    String position =
        """
        M   a       b   .   B

        link: ab
        M: acts, move 2, attack range 3
        B: character, initiative 20
        """;
    assertTurns(position, ruleset, "b attacks B");
    assertTurns(position.replace("move 2", "move 1"), ruleset, "a");
    assertTurns(position.replace("link: ab\n", ""), ruleset, "M");
  }

  @RulesetTest
  @Rule("FOC-34")
  void aSummonWithoutFocusMayMoveTowardsItsSummoner(Ruleset ruleset) {
    String position =
        """
        B   .   b   .   S   %   N

        S: acts, summon of B, move 2, attack melee
        B: character, initiative 20
        N: monster
        """;
    assertTurns(position, ruleset, "S", "b");
    assertFocus(position, ruleset);
    assertTurns(position.replace("move 2", "move 2, immobilized"), ruleset, "S");
    assertTurns(position.replace("move 2", "move 0"), ruleset, "S");
    assertTurns(position.replace("%", "x"), ruleset, "x attacks N");
    MonsterTurn why = Turns.mind(ruleset).explain(PositionText.of(position, ruleset).position());
    assertThat(why.notes()).extracting(note -> note.rule().text()).contains("FOC-34");
  }

  @RulesetTest
  @Rule("FOC-36")
  void aFlyerOverATrapThatHoldsBarsTheWay(Ruleset ruleset) {
    assertTurnsOverHolding(Terrain.TRAP, "monster, flying", ruleset, "M");
    assertTurnsOverHolding(Terrain.TRAP, "monster", ruleset, "x attacks B");
    assertTurnsOverHolding(Terrain.HAZARD, "monster, flying", ruleset, "x attacks B");
  }

  @RulesetTest
  @Rule("FOC-37")
  void aFigureOnAHazardThatImmobilizesBarsTheWay(Ruleset ruleset) {
    assertTurnsOverHolding(Terrain.HAZARD, "monster", ruleset, "M");
    assertTurnsOverHolding(Terrain.TRAP, "monster", ruleset, "x attacks B");
  }

  private static void assertTurnsOverHolding(
      Terrain terrain, String figure, Ruleset ruleset, String expected) {
    PositionText drawn =
        PositionText.of(
            """
            B   x   N   M

            M: acts, move 2, attack melee
            B: character, initiative 10
            N: %s
            """
                .formatted(figure),
            ruleset);
    OverlayTile holding = OverlayTile.of(terrain, HexEffect.of(List.of("immobilize")));
    drawn.position().scene().ground().put(drawn.text().cell('N'), holding);
    assertThat(Turns.mind(ruleset).decide(drawn.position()))
        .extracting(drawn::describe)
        .containsExactly(expected);
  }

  @RulesetTest
  @Rule("FOC-38")
  void theExhaustedStayTargetsWithInitiativeNinetyNine(Ruleset ruleset) {
    String position =
        """
        A   .   M   .   B

        M: acts, move 1, attack melee
        A: character, initiative 10, exhausted
        B: character, initiative 98
        """;
    assertFocus(position, ruleset, "B");
    assertFocus(position.replace(".   B", ".   .   B"), ruleset, "A");
    String acting = position.replace("M: acts", "M: monster").replace("A: ", "A: acts, ");
    assertThatThrownBy(() -> PositionText.of(acting, ruleset)).hasMessageContaining("FOC-38");
  }

  @RulesetTest
  @Rule({"FOC-39", "FOC-40"})
  void theAttackHexIsTheCheapestAroundHazardsAndObstacles(Ruleset ruleset) {
    String position =
        """
            a   d   .
          B   c*  e~  M
            b   %   .

        M: acts, move 9, attack melee
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "a attacks B");
    assertTurns(position.replace("d   .", "*   *"), ruleset, "c attacks B");
    assertTurns(position.replace("%", "."), ruleset, "a attacks B", "b attacks B");
    assertTurns(position.replace("melee", "range 2"), ruleset, "d attacks B", "e attacks B");
    assertTurns(position.replace("move 9", "move 9, flies"), ruleset, "c attacks B");
  }

  @RulesetTest
  @Rule("FOC-41")
  void closedDoorsAreWallsForMonstersAndSummons(Ruleset ruleset) {
    String position =
        """
        B   x   +   M

        M: acts, move 4, attack range 3
        B: character, initiative 10
        """;
    assertFocus(position, ruleset);
    assertFocus(position.replace("+", "'"), ruleset, "B");
    String summon =
        """
        N   x   +   S   B

        S: acts, summon of B, move 4, attack range 3
        B: character, initiative 10
        N: monster
        """;
    assertFocus(summon, ruleset);
    assertFocus(summon.replace("+", "'"), ruleset, "N");
  }

  @RulesetTest
  @Rule("FOC-42")
  void lockedDoorsAreWalls(Ruleset ruleset) {
    String position =
        """
        B   x   !   M

        M: acts, move 4, attack range 3
        B: character, initiative 10
        """;
    assertFocus(position, ruleset);
    assertFocus(position.replace("!", "'"), ruleset, "B");
  }

  @RulesetTest
  @Rule({"FOC-01a", "FOC-01b", "FOC-43"})
  void theFocusFoundAtTheStartHoldsWhateverHappensThen(Ruleset ruleset) {
    PositionText drawn =
        PositionText.of(
            """
            A   a   .   b   M   .   .   .   x   B

            M: acts, move 2, attack melee
            A: character, initiative 20
            B: character, initiative 10
            """,
            ruleset);
    MonsterMind mind = Turns.mind(ruleset);
    Outcome first = mind.decide(drawn.position()).getFirst();
    assertThat(first.focuses()).extracting(drawn::name).containsExactly("A");

    Position displaced = drawn.position().movedTo(drawn.drawing().hex('x'));
    assertThat(mind.decide(displaced)).extracting(drawn::describe).containsExactly("x attacks B");
    Position keeping = displaced.with(Mindset.FRESH.keeping(drawn.drawing().hex('A')));
    assertThat(mind.decide(keeping)).extracting(drawn::describe).containsExactly("(6,0)");
    assertThat(mind.decide(keeping).getFirst().focuses())
        .extracting(drawn::name)
        .containsExactly("A");
  }
}
