package haven.server.table;

import haven.bots.Strength;
import haven.play.engine.Brain;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The automatic players that there are, by name.
 *
 * @param usual who plays where nobody asked for another
 */
public record Brains(Map<String, Brain> all, String usual) {
  public static final String ANY = "any";

  /** The one that makes any legal choice. */
  public static final Brains PLAIN = new Brains(Map.of(ANY, any()), ANY);

  /** Nobody has to guess what it will do next: each choice has a seed of its own. */
  private static Brain any() {
    return (insight, prompt) ->
        Strength.RANDOM.bot(ThreadLocalRandom.current().nextLong()).decide(insight, prompt);
  }

  public Brains {
    all = Map.copyOf(all);
  }

  /** The name of the one that is wanted, which must be there. */
  public String named(Optional<String> wanted) {
    String name = wanted.orElse(usual);
    if (!all.containsKey(name)) {
      throw Denied.of("no automatic player is called " + name);
    }
    return name;
  }

  /** Whoever is no longer there is played by the usual one. */
  Brain of(Optional<String> name) {
    Brain wanted = all.get(name.orElse(usual));
    return wanted != null ? wanted : Objects.requireNonNull(all.get(usual));
  }
}
