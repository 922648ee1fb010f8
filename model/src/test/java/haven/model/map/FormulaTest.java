package haven.model.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** Formulas say what is wrong with them. */
final class FormulaTest {

  @Test
  void productsComeBeforeSumsAndBracketsBeforeBoth() {
    assertThat(Formula.of("2 + 3 * C").value(Terms.of(1, 4))).isEqualTo(14);
    assertThat(Formula.of("(2 + 3) * C").value(Terms.of(1, 4))).isEqualTo(20);
    assertThat(Formula.of("10 - 3 - 2").value(Terms.of(1, 4))).isEqualTo(5);
  }

  @Test
  void quotientsAreRoundedAsTheySay() {
    assertThat(Formula.of("7 * C / 2 up").value(Terms.of(1, 3))).isEqualTo(11);
    assertThat(Formula.of("7 * C / 2 down").value(Terms.of(1, 3))).isEqualTo(10);
    assertThat(Formula.of("1 + C / 2 up").value(Terms.of(1, 3))).isEqualTo(3);
  }

  @Test
  void mistakesAreNamed() {
    refuses("C / 2", "'up' or 'down' after a division says how it is rounded");
    refuses("C / L up", "it should be divided by a number");
    refuses("C / 0 up", "it should be divided by a number");
    refuses("2 +", "it ends too early");
    refuses("(2 + L", "a bracket is not closed");
    refuses("2 L", "'L' is too much");
    refuses("2 * X", "'X' should be a number, L, C or elite(type)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Formula.of("elite(Imp)").value(Terms.of(1, 2)))
        .withMessage("the hit points of an elite Imp are unknown");
  }

  private static void refuses(String formula, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Formula.of(formula))
        .withMessage("formula '" + formula + "': " + reason);
  }
}
