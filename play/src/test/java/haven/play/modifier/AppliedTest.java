package haven.play.modifier;

import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
import static haven.play.modifier.Table.values;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.card.ModifierCard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What several cards do to an attack, where no game of ours comes to it. */
final class AppliedTest {
  @Test
  void noAttackComesToLessThanNothing() {
    assertThat(values(new Applied(List.of(plus(-2)), false), 1)).containsExactly(0);
    assertThat(values(new Applied(List.of(rolling(-2), DOUBLE), false), 1)).containsExactly(0);
  }

  /** No game has a rolling 2x; a deck of somebody's own may. */
  @Test
  void anOrderGivesTheValueItIsListedFor() {
    ModifierCard rollingDouble = new ModifierCard(DOUBLE.kind(), 0, true, false, List.of());
    Applied applied =
        new Applied(List.of(rolling(1), rollingDouble, rolling(-2), DOUBLE, plus(3)), false);
    assertThat(applied.results(2)).hasSizeGreaterThan(10);
    for (Applied.Result result : applied.results(2)) {
      int value = 2;
      for (ModifierCard card : result.order()) {
        value = card.kind() == DOUBLE.kind() ? 2 * value : value + card.number();
      }
      assertThat(Math.max(0, value)).isEqualTo(result.value());
      assertThat(result.order()).containsExactlyInAnyOrderElementsOf(applied.cards());
    }
  }
}
