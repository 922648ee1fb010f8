package haven.play.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Random numbers that depend only on a seed and on how many were drawn before (SplitMix64).
 *
 * @param drawn how many numbers have been drawn
 */
public record Dice(long seed, long drawn) {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  public static Dice of(long seed) {
    return new Dice(seed, 0);
  }

  /** A number drawn, and the dice to draw the next one with. */
  public record Roll(int value, Dice next) {}

  /** Things in random order, and the dice to draw the next number with. */
  public record Shuffled<T>(List<T> things, Dice next) {}

  /** A number from 0 to {@code bound - 1}, each as likely as the others. */
  public Roll below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("nothing can be drawn from " + bound);
    }
    long count = drawn;
    while (true) {
      count++;
      long number = mix(seed + count * GAMMA) >>> 1;
      long value = number % bound;
      // The last, incomplete run of remainders would favour small values.
      if (number - value + (bound - 1) >= 0) {
        return new Roll((int) value, new Dice(seed, count));
      }
    }
  }

  public <T> Shuffled<T> shuffle(List<T> things) {
    var mixed = new ArrayList<>(things);
    Dice dice = this;
    for (int left = mixed.size(); left > 1; left--) {
      Roll roll = dice.below(left);
      Collections.swap(mixed, roll.value(), left - 1);
      dice = roll.next();
    }
    return new Shuffled<>(List.copyOf(mixed), dice);
  }

  private static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
