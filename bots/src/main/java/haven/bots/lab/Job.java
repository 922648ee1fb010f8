package haven.bots.lab;

import java.util.Optional;

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
      GameFacts facts = facts(experiment, seed);
      counts.add(facts.counts());
      if (other.isPresent()) {
        GameFacts others = facts(other.get(), seed);
        counts.add(others.counts().below(Pairs.OTHER));
        counts.add(Pairs.counts(facts, others));
      }
      played.run();
    }
    return counts;
  }

  /** Whoever meets a mistake of the engine wants to know in which game. */
  private static GameFacts facts(Experiment experiment, long seed) {
    try {
      return experiment.facts(seed);
    } catch (RuntimeException mistake) {
      throw new IllegalStateException(
          "the game of seed " + seed + " cannot be played to its end: " + mistake, mistake);
    }
  }
}
