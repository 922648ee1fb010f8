package haven.bots.lab;

import haven.bots.lab.Experiment.Played;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Games to be played: those of some seeds, one after the other.
 *
 * @param other to be compared with: the same seeds are played there, too
 * @param first the first seed; then the next ones
 */
public record Job(Experiment experiment, Optional<Experiment> other, long first, int games) {
  /** What they give: a function of the job and nothing else. */
  public Counts counts() {
    return counts(() -> {});
  }

  /**
   * The same.
   *
   * @param played is run after each game
   */
  public Counts counts(Runnable played) {
    Counts counts = new Counts();
    for (long seed = first; seed < first + games; seed++) {
      counts.add(sample(seed, () -> true).orElseThrow().counts());
      played.run();
    }
    return counts;
  }

  /**
   * What one seed gives.
   *
   * @param wanted false as soon as nobody waits for it any more: then it gives nothing
   */
  public Optional<Sample> sample(long seed, BooleanSupplier wanted) {
    Optional<Played> one = played(experiment, seed, wanted);
    if (one.isEmpty() || other.isEmpty()) {
      return one.map(game -> new Sample(seed, game, Optional.empty()));
    }
    return played(other.get(), seed, wanted)
        .map(second -> new Sample(seed, one.get(), Optional.of(second)));
  }

  /** Whoever meets a mistake of the engine wants to know in which game. */
  private static Optional<Played> played(Experiment experiment, long seed, BooleanSupplier wanted) {
    try {
      return experiment.played(seed, wanted);
    } catch (RuntimeException mistake) {
      throw new IllegalStateException(
          "the game of seed " + seed + " cannot be played to its end: " + mistake, mistake);
    }
  }
}
