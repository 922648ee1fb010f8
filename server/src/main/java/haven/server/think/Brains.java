package haven.server.think;

import haven.bots.Bot;
import haven.bots.Strength;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.LongFunction;

/**
 * The automatic players that there are, by name, from the plainest to the strongest.
 *
 * @param all by a seed each plays a game
 * @param usual who plays where nobody asked for another, and gives hints
 */
public record Brains(SequencedMap<String, LongFunction<Bot>> all, String usual) {
  /** What the plainest was called when there was no other; seats of old tables say it. */
  private static final String ANY = "any";

  /** Every strength there is; the usual one is the strongest that answers in milliseconds. */
  public static final Brains ALL = of(Arrays.asList(Strength.values()), Strength.STEADY);

  private static final Duration LONGEST = Duration.ofSeconds(1);

  public Brains {
    all = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(all));
  }

  /** Only this one. */
  public Brains(String name, Bot bot) {
    this(new LinkedHashMap<>(Map.of(name, _ -> bot)), name);
  }

  private static Brains of(List<Strength> strengths, Strength usual) {
    SequencedMap<String, LongFunction<Bot>> all = new LinkedHashMap<>();
    strengths.forEach(one -> all.put(one.toString(), seed -> soon(one, seed)));
    return new Brains(all, usual.toString());
  }

  /** One for a single decision: whoever could think for ever has an answer within a second. */
  private static Bot soon(Strength strength, long seed) {
    long end = System.nanoTime() + LONGEST.toNanos();
    return strength.answering(
        seed, 1, work -> work.forEach(Runnable::run), () -> System.nanoTime() > end);
  }

  public List<String> names() {
    return List.copyOf(all.keySet());
  }

  /** The name of the one that is wanted, if there is one. */
  public Optional<String> named(Optional<String> wanted) {
    return Optional.of(wanted.orElse(usual)).filter(all::containsKey);
  }

  /** Who plays by a name that was stored: whoever is no longer there is played by the usual one. */
  public String stored(String name) {
    String now = name.equals(ANY) ? Strength.RANDOM.toString() : name;
    return all.containsKey(now) ? now : usual;
  }

  Bot bot(String name, long seed) {
    return Objects.requireNonNull(all.get(stored(name))).apply(seed);
  }
}
