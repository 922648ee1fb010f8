package haven.server.room;

import haven.server.store.Person;
import haven.server.store.TableRow;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Who of a table's people is there, and for how long the others have been away. */
public final class Presence {
  /** The host's place is nobody's to take before all others' are. */
  private static final int LONGER = 5;

  private final Audience audience;
  private final SteadyClock clock;
  private final Duration opened;
  private final Map<Long, Duration> left = new HashMap<>();

  public Presence(Audience audience, SteadyClock clock) {
    this.audience = audience;
    this.clock = clock;
    opened = clock.now();
  }

  public boolean isHere(Person person) {
    return isHere(person.id());
  }

  public boolean isHere(long person) {
    return audience.all().stream().anyMatch(viewer -> viewer.person().id() == person);
  }

  /** Somebody closed a window; whoever has another one open is still there. */
  void left(Person person) {
    if (!isHere(person)) {
      left.put(person.id(), clock.now());
    }
  }

  /** Whether somebody has been there since the table was opened. */
  public boolean hasLeft(Person person) {
    return left.containsKey(person.id());
  }

  /** How long somebody has been away, at least: nobody looked before the table was opened. */
  public Duration away(long person) {
    return isHere(person) ? Duration.ZERO : clock.now().minus(left.getOrDefault(person, opened));
  }

  /** Whether another may play the seat of somebody who is away. */
  public boolean isDue(Seat seat, TableRow row) {
    return seat.person().isPresent() && isAwayFor(seat.person().get().id(), patience(row));
  }

  /** Whether the host has been away for so long that another may do what a host does. */
  public boolean isClaimable(TableRow row) {
    return isAwayFor(row.host(), patience(row).multipliedBy(LONGER));
  }

  private static Duration patience(TableRow row) {
    return Duration.ofSeconds(row.patience());
  }

  /** Whether somebody has been away for so long. */
  private boolean isAwayFor(long person, Duration patience) {
    return !isHere(person) && away(person).compareTo(patience) >= 0;
  }
}
