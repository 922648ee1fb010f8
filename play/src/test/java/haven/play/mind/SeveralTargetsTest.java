package haven.play.mind;

import static haven.play.mind.Turns.assertTurns;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** FOC, MMV, MAT: attacks on several targets. */
final class SeveralTargetsTest {
  private static final String ONE_HEX_NEXT_TO_BOTH =
      """
      B   x   C
        a   .
          M

      M: acts, move 2, attack melee, targets 2
      B: character, initiative 10
      C: character, initiative 20
      """;

  @RulesetTest
  @Rule({"FOC-30", "FOC-32", "MAT-07", "MMV-12"})
  void theFocusAndAsManyOthersAsPossible(Ruleset ruleset) {
    assertTurns(ONE_HEX_NEXT_TO_BOTH, ruleset, "x attacks B C");
    assertTurns(ONE_HEX_NEXT_TO_BOTH.replace("move 2", "move 1"), ruleset, "a attacks B");
    assertTurns(ONE_HEX_NEXT_TO_BOTH.replace("targets 2", "targets 1"), ruleset, "a attacks B");
  }

  @RulesetTest
  @Rule({"FOC-30", "FOC-32", "MAT-04", "MAT-07"})
  void theFocusAloneRatherThanTwoOthers(Ruleset ruleset) {
    assertTurns(
        """
                            C
          B   a   M   .   d
                            D

        M: acts, move 2, attack melee, targets 2
        B: character, initiative 30
        C: character, initiative 10
        D: character, initiative 20
        """,
        ruleset,
        "a attacks B");
  }

  @RulesetTest
  @Rule({"FOC-23", "MMV-21"})
  void cleanHexesOutrankMoreTargets(Ruleset ruleset) {
    assertTurns(ONE_HEX_NEXT_TO_BOTH.replace("x ", "x^"), ruleset, "a attacks B");
  }

  @RulesetTest
  @Rule("MAT-08")
  void asManyValidTargetsAsStated(Ruleset ruleset) {
    String position =
        """
            A   B
          C   M   D
            E   .

        M: acts, move 0, attack melee, targets 3
        A: character, initiative 10
        B: character, initiative 20
        C: character, initiative 30
        D: character, initiative 40
        E: character, initiative 50
        """;
    assertTurns(position, ruleset, "M attacks A B C");
    assertTurns(position.replace("targets 3", "targets 4"), ruleset, "M attacks A B C D");
    assertTurns(position.replace("targets 3", "targets 9"), ruleset, "M attacks A B C D E");
  }

  private static final String MORE_THAN_IT_MAY_ATTACK =
      """
      C   .   A   .   M   .   .   B

      M: acts, move 0, attack range 4, targets 2
      A: character, initiative 90
      B: character, initiative 30
      C: character, initiative 10
      """;

  @RulesetTest
  @Rule({"FOC-31", "MAT-07"})
  void furtherTargetsAreTheClosestThenTheEarliest(Ruleset ruleset) {
    assertTurns(MORE_THAN_IT_MAY_ATTACK, ruleset, "M attacks A B");
    assertTurns(MORE_THAN_IT_MAY_ATTACK.replace("C   .   A", "C   A"), ruleset, "M attacks A C");
  }

  @RulesetTest
  @Rule("FOC-33")
  void theGroupPicksFurtherTargets(Ruleset ruleset) {
    assertTurns(MORE_THAN_IT_MAY_ATTACK, ruleset, "M attacks A B", "M attacks A C");
  }

  private static final String NEXT_TO_ITS_FOCUS =
      """
      a   M   B   .   C

      M: acts, move 1, attack range 3, targets 2
      B: character, initiative 10
      C: character, initiative 20
      """;

  @RulesetTest
  @Rule({"MMV-11a", "MMV-12"})
  void moreTargetsBeatFewerDisadvantages(Ruleset ruleset) {
    assertTurns(NEXT_TO_ITS_FOCUS, ruleset, "M attacks B C");
    assertTurns(NEXT_TO_ITS_FOCUS.replace(".   C", "C"), ruleset, "a attacks B C");
  }

  @RulesetTest
  @Rule({"MMV-11b", "MMV-24"})
  void noDisadvantageAgainstTheFocusBeatsMoreTargets(Ruleset ruleset) {
    assertTurns(NEXT_TO_ITS_FOCUS, ruleset, "a attacks B");
    assertTurns(NEXT_TO_ITS_FOCUS.replace("move 1", "move 1, muddled"), ruleset, "M attacks B C");
  }

  @RulesetTest
  @Rule("MMV-11a")
  void fewerDisadvantagesBeatFewerMovementPoints(Ruleset ruleset) {
    assertTurns(
        """
            B   A       C
              M   x   y

        M: acts, move 2, attack range 3, targets 3
        A: character, initiative 10
        B: character, initiative 20
        C: character, initiative 30
        """,
        ruleset,
        "x attacks A B C");
  }

  @RulesetTest
  @Rule("MMV-24")
  void theCompleteOrderForOneFocus(Ruleset ruleset) {
    assertTurns(ONE_HEX_NEXT_TO_BOTH.replace("x ", "x^"), ruleset, "a attacks B");
    assertTurns(ONE_HEX_NEXT_TO_BOTH.replace("move 2", "move 1"), ruleset, "a attacks B");
    assertTurns(ONE_HEX_NEXT_TO_BOTH, ruleset, "x attacks B C");
    assertTurns(MORE_THAN_IT_MAY_ATTACK, ruleset, "M attacks A B");
    assertTurns(
        MORE_THAN_IT_MAY_ATTACK.replace("initiative 30", "initiative 10").replace(".   A", "A"),
        ruleset,
        "M attacks A B",
        "M attacks A C");
  }

  @RulesetTest
  @Rule("MMV-24")
  void fewerMovementPointsFixTheGroupBeforeItsRanking(Ruleset ruleset) {
    String position =
        """
            D   B
              a   c
            M   .   C

        M: acts, move 2, attack melee, targets 2
        B: character, initiative 10
        C: character, initiative 20
        D: character, initiative 30
        """;
    assertTurns(position, ruleset, "a attacks B D");
  }

  private static final String BOTH_OUT_OF_REACH =
      """
      B   x   C
        a   .
          s
            M

      M: acts, move 1, attack melee, targets 2
      B: character, initiative 10
      C: character, initiative 20
      """;

  /** The cheapest attack hex, c, is next to the focus; a is dearer, but without disadvantage. */
  private static final String NEAREST_IS_ADJACENT =
      """
            a~
      M   N   c   B

      M: acts, move 1, attack range 2
      N: monster
      B: character, initiative 10
      """;

  @RulesetTest
  @Rule("MMV-25a")
  void itHeadsForTheHexWithMostTargets(Ruleset ruleset) {
    assertHeadsFor(BOTH_OUT_OF_REACH, ruleset, "x");
    assertHeadsFor("policy plansForAllTargets: false\n" + BOTH_OUT_OF_REACH, ruleset, "a");
  }

  @RulesetTest
  @Rule("MMV-25b")
  void itHeadsForItsFocusAlone(Ruleset ruleset) {
    assertHeadsFor(BOTH_OUT_OF_REACH, ruleset, "a");
    assertHeadsFor(NEAREST_IS_ADJACENT, ruleset, "a");
    assertHeadsFor("policy avoidsDisadvantageAhead: false\n" + NEAREST_IS_ADJACENT, ruleset, "c");
  }

  @RulesetTest
  @Rule("FOC-39")
  void itHeadsForTheNearestHexToAttackFrom(Ruleset ruleset) {
    assertHeadsFor(NEAREST_IS_ADJACENT, ruleset, "c");
  }

  private static void assertHeadsFor(String text, Ruleset ruleset, String expected) {
    PositionText drawn = PositionText.of(text, ruleset);
    List<Outcome> outcomes = Turns.mind(ruleset).decide(drawn.position());
    assertThat(outcomes).hasSize(1);
    assertThat(outcomes.getFirst().attacks()).isEmpty();
    assertThat(outcomes.getFirst().destinations())
        .extracting(drawn::name)
        .containsExactly(expected);
  }
}
