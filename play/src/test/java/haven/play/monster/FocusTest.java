package haven.play.monster;

import static haven.play.monster.Turns.assertFocus;
import static haven.play.monster.Turns.assertTurns;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** FOC: whom a monster focuses. */
final class FocusTest {

  @RulesetTest
  @Rule({"EX-FOC-01", "EX-FOC-02"})
  void fewerMovementPointsBeatTheShorterRange(Ruleset ruleset) {
    String position =
        """
            .   B   %   .   .
          %   %   %   .   .
            M   .   .   T   .

        M: acts, move 2, attack melee
        B: character, initiative 10
        T: character, initiative 20
        """;
    assertFocus(position, ruleset, "T");
  }

  @RulesetTest
  @Rule("FOC-27")
  void withoutAnAttackHexThereIsNoFocus(Ruleset ruleset) {
    assertTurns(
        """
            .   %   B
          M   .   %
            .   .   %

        M: acts, move 2, attack melee
        B: character, initiative 10
        """,
        ruleset, "M");
  }
}
