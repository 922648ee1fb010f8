package haven.bots.lab;

import haven.bots.lab.Experiment.Played;
import java.util.Optional;

/**
 * What one seed gives.
 *
 * @param other the game that it is compared with
 */
public record Sample(long seed, Played game, Optional<Played> other) {
  /** As numbers that can be added to those of other seeds. */
  public Counts counts() {
    Counts counts = game.facts().counts();
    if (other.isPresent()) {
      GameFacts second = other.get().facts();
      counts.add(second.counts().below(Pairs.OTHER));
      counts.add(Pairs.counts(game.facts(), second));
    }
    return counts;
  }
}
