package haven.server;

import haven.server.room.SteadyClock;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that goes on when the test says so. */
public final class HandClock implements SteadyClock {
  private final AtomicLong seconds = new AtomicLong();

  @Override
  public Duration now() {
    return Duration.ofSeconds(seconds.get());
  }

  public void goOn(Duration time) {
    seconds.addAndGet(time.toSeconds());
  }
}
