package haven.play.record;

import haven.model.Facts;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What a recorded game rests on besides its choices.
 *
 * @param setup the number of the resolved set-up, as sixteen digits; empty if it is not known
 * @param behaviour of the engine that played it
 * @param parts what the set-up consists of, and the number of each thing, to say which of them has
 *     changed; empty if it is not known
 */
public record Stamp(String setup, int behaviour, Map<String, String> parts) {
  /**
   * Raised when the engine does something else with the same choices than before, so that a
   * recorded game may go another way (docs/decisions/0008).
   */
  public static final int BEHAVIOUR = 1;

  public Stamp {
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
  }

  public Stamp(String setup, int behaviour) {
    this(setup, behaviour, Map.of());
  }

  /** A game of this engine. */
  public static Stamp of(long setup) {
    return of(setup, Map.of());
  }

  /** A game of this engine, with the numbers of all that takes part. */
  public static Stamp of(long setup, Map<String, String> parts) {
    return new Stamp(Facts.text(setup), BEHAVIOUR, parts);
  }

  /** A game of this engine, of which nobody knows how it was set up. */
  public static Stamp unknown() {
    return new Stamp("", BEHAVIOUR);
  }

  public boolean isOf(long other) {
    return setup.equals(Facts.text(other));
  }

  /** What has another number there, is missing there, or is new; as far as this stamp knows. */
  public List<String> unlike(Stamp other) {
    Set<String> names = new LinkedHashSet<>(parts.keySet());
    names.addAll(other.parts.keySet());
    return parts.isEmpty()
        ? List.of()
        : names.stream()
            .filter(name -> !Objects.equals(parts.get(name), other.parts.get(name)))
            .toList();
  }
}
