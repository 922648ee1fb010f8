package haven.play.attack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.AbilityKind;
import haven.model.Ruleset;
import haven.model.ability.Affects;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** MAP-10: a question about the board that targets ask. */
final class TargetsTest {
  /** Three enemies of A at ranges 1, 2 and 3, an ally C and its summon S. */
  private static final String OPEN =
      """
      S   C   A   X   Y   Z
        .   .   .   .   .

      A: character
      C: character
      S: summon of C
      X: monster
      Y: monster
      Z: monster
      """;

  @RulesetTest
  @Rule("MAP-10")
  void whenChoosingTargetsOnesOwnHexIsAdjacent(Ruleset ruleset) {
    Aims aims = Aims.of(OPEN, ruleset);
    Aimed near = Aimed.positive(AbilityKind.CONDITION).affecting(Affects.ALLIES_OR_SELF).adjacent();
    assertThat(aims.targets('A', near)).isEqualTo("AC");
    int own = aims.text().cell('A');
    assertThat(aims.scene().board().areAdjacent(own, own)).as("for no other purpose").isFalse();
  }
}
