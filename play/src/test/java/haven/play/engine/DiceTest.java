package haven.play.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same seed gives the same numbers, and each number is as likely as the others. */
final class DiceTest {

  @Test
  void theSameSeedGivesTheSameNumbersOnEveryMachine() {
    Dice dice = Dice.of(42);
    var drawn = new ArrayList<Integer>();
    for (int i = 0; i < 6; i++) {
      Dice.Roll roll = dice.below(20);
      drawn.add(roll.value());
      dice = roll.next();
    }
    assertThat(drawn).isEqualTo(List.of(6, 5, 9, 2, 5, 11));
    assertThat(dice).isEqualTo(new Dice(42, 6));
  }

  @Test
  void everyNumberIsAsLikelyAsTheOthers() {
    int[] counts = new int[6];
    Dice dice = Dice.of(7);
    for (int i = 0; i < 60_000; i++) {
      Dice.Roll roll = dice.below(6);
      counts[roll.value()]++;
      dice = roll.next();
    }
    assertThat(Arrays.stream(counts).boxed())
        .allSatisfy(count -> assertThat(count).isBetween(9_600, 10_400));
  }

  @Test
  void shufflingKeepsEverything() {
    Chance chance = new Chance(Dice.of(3));
    int[] things = {1, 2, 3, 4, 5, 6, 7, 8};
    chance.shuffle(things);
    assertThat(things)
        .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8)
        .isNotEqualTo(new int[] {1, 2, 3, 4, 5, 6, 7, 8});
    assertThat(chance.dice().drawn()).isEqualTo(7);
  }

  @Test
  void nothingIsDrawnFromNothing() {
    assertThatIllegalArgumentException().isThrownBy(() -> Dice.of(1).below(0));
  }
}
