package haven.server.table;

import haven.server.store.Person;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Who of a table's people is there, and for how long the others have been away. */
final class Presence {
  private final Audience audience;
  private final SteadyClock clock;
  private final Duration opened;
  private final Map<Long, Duration> left = new HashMap<>();

  Presence(Audience audience, SteadyClock clock) {
    this.audience = audience;
    this.clock = clock;
    opened = clock.now();
  }

  boolean isHere(Person person) {
    return isHere(person.id());
  }

  boolean isHere(long person) {
    return audience.all().stream().anyMatch(viewer -> viewer.person().id() == person);
  }

  /** Somebody closed a window; whoever has another one open is still there. */
  void left(Person person) {
    if (!isHere(person)) {
      left.put(person.id(), clock.now());
    }
  }

  /** Whether somebody has been there since the table was opened. */
  boolean hasLeft(Person person) {
    return left.containsKey(person.id());
  }

  /** How long somebody has been away, at least: nobody looked before the table was opened. */
  Duration away(long person) {
    return isHere(person) ? Duration.ZERO : clock.now().minus(left.getOrDefault(person, opened));
  }

  /** Whether somebody has been away for so long. */
  boolean isAwayFor(long person, Duration patience) {
    return !isHere(person) && away(person).compareTo(patience) >= 0;
  }
}
