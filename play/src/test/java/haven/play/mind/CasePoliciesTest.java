package haven.play.mind;

import static haven.play.mind.Turns.assertFocus;
import static haven.play.mind.Turns.assertTurns;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** Where the published monster-turn cases read a book differently: a named policy turns it over. */
final class CasePoliciesTest {

  @RulesetTest
  @Rule({"FOC-10", "FOC-16", "AMB-05"})
  void proximityBreaksFocusTiesUnlessTheTableSaysOtherwise(Ruleset ruleset) {
    String position =
        """
        A   ~   M   .   .   B

        M: acts, move 0, attack melee
        A: character, initiative 20
        B: character, initiative 10
        """;
    assertFocus(position, ruleset, "A");
    assertFocus("policy proximityBreaksFocusTies: false\n" + position, ruleset, "B");
    String inReach = position.replace("melee", "range 3");
    assertFocus(inReach, ruleset, "A");
    assertFocus("policy proximityBreaksFocusTies: false\n" + inReach, ruleset, "B");
  }

  @RulesetTest
  @Rule("MOV-15d")
  void aJumpPaysForDifficultGroundUnlessTheTableSaysOtherwise(Ruleset ruleset) {
    String position =
        """
        M   s   x~  B

        M: acts, move 2, jumps, attack melee
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "s");
    assertTurns(
        "policy jumpLandingPaysDifficultTerrain: false\n" + position, ruleset, "x attacks B");
  }
}
