package haven.server.lab;

import java.time.Duration;

/**
 * How much of the laboratory strangers may have.
 *
 * @param games that a study has at most
 * @param time for which it is worked on at most
 * @param absence after which one ends that nobody has asked about
 * @param running how many are worked on at once, and {@code waiting} for their turn
 * @param perAddress how many of both may come from one address
 * @param kept whose results stay in memory, with those that are over
 * @param threads on which bots play
 */
public record Bounds(
    int games,
    Duration time,
    Duration absence,
    int running,
    int waiting,
    int perAddress,
    int kept,
    int threads) {
  /** Half the machine at most, and that only while nothing else wants it. */
  public static final Bounds USUAL =
      new Bounds(
          1000,
          Duration.ofMinutes(30),
          Duration.ofMinutes(15),
          2,
          8,
          3,
          24,
          Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
}
