package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Element;
import haven.play.card.Zone;
import haven.play.game.Event.What;
import org.junit.jupiter.api.Test;

/** The halves of the Brute's cards that say more than numbers. */
final class BruteCardsTest {
  @Test
  void trampleAttacksWhomItLedThrough() {
    CardStage stage =
        CardStage.of("Brute", "Trample", "A   a   b   x   .   B").walk('a', 'b', 'x').bottom();
    assertThat(stage.lost('a')).isEqualTo(2);
    assertThat(stage.lost('b')).isEqualTo(2);
    assertThat(stage.stands('A', 'x')).isTrue();
    assertThat(stage.xp()).isEqualTo(2);
    assertThat(stage.zone(0)).isEqualTo(Zone.LOST);
  }

  @Test
  void eyeForAnEyeHealsAndInfusesEarth() {
    CardStage stage = CardStage.of("Brute", "Eye for an Eye", "A   B   .   .   a");
    stage.target('B').bottom();
    assertThat(stage.lost('B')).isEqualTo(-2);
    stage.endTurn();
    assertThat(stage.isStrong(Element.EARTH)).isTrue();
    assertThat(stage.has('B', Condition.POISON)).isFalse();
    assertThat(stage.happened(What.HEALED)).hasSize(1);
  }
}
