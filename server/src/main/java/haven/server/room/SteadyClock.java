package haven.server.room;

import java.time.Duration;

/** Time that only goes on, whatever somebody sets the machine's clock to. */
@FunctionalInterface
public interface SteadyClock {
  /** Since some moment that never changes. */
  Duration now();

  static SteadyClock ofThisMachine() {
    return () -> Duration.ofNanos(System.nanoTime());
  }
}
