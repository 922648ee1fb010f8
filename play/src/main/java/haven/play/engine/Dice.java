package haven.play.engine;

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

  private static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
