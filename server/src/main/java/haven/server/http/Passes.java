package haven.server.http;

import haven.server.room.SteadyClock;
import haven.server.store.Person;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Codes with which somebody goes on at another device: each can be used once, within a few minutes,
 * and everybody has one at a time. They are kept in memory only: a restart ends them.
 */
final class Passes {
  static final Duration LIFE = Duration.ofMinutes(5);

  /** One letter more than the code of a table, so that nobody confuses the two. */
  static final int LENGTH = 9;

  private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  private static final int MOST = 10_000;

  private record Pass(Person person, Duration end) {}

  private final SteadyClock clock;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Pass> open = new LinkedHashMap<>();

  Passes(SteadyClock clock) {
    this.clock = clock;
  }

  /** A new code for somebody, in place of the one before. */
  synchronized String of(Person person) {
    Duration now = clock.now();
    open.values().removeIf(pass -> pass.person.id() == person.id() || pass.end.compareTo(now) <= 0);
    if (open.size() >= MOST) {
      Iterator<String> oldest = open.keySet().iterator();
      oldest.next();
      oldest.remove();
    }
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    open.put(code.toString(), new Pass(person, now.plus(LIFE)));
    return code.toString();
  }

  /** Whose code it is, once; however it was typed. */
  synchronized Optional<Person> use(String code) {
    String typed = code.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
    return Optional.ofNullable(open.remove(typed))
        .filter(pass -> pass.end.compareTo(clock.now()) > 0)
        .map(Pass::person);
  }
}
