package haven.server.http;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How much one client may ask of us.
 *
 * @param messages that a connection may send in ten seconds
 * @param requests that one address may make in a minute
 * @param makings people, tables, names and sign-ins that one address may ask for in a minute
 * @param guesses codes of devices that one address may try in a minute
 */
public record Limits(int messages, int requests, int makings, int guesses) {
  /** For people. */
  public static final Limits USUAL = new Limits(200, 1200, 60, 10);

  /** For tests that play faster than people. */
  public static final Limits NONE = new Limits(10_000_000, 10_000_000, 10_000_000, 10_000_000);

  /** The longest message that a client may send. */
  static final int LONGEST_MESSAGE = 16 * 1024;

  static final int LONGEST_BODY = 64 * 1024;

  Bucket ofConnection() {
    return bucket(messages, Duration.ofSeconds(10));
  }

  private static Bucket bucket(int number, Duration in) {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(number).refillGreedy(number, in))
        .build();
  }

  /** What addresses have left of one kind of request. */
  static final class Meter {
    private static final int MOST_ADDRESSES = 10_000;

    private final int number;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    Meter(int number) {
      this.number = number;
    }

    boolean allows(String address) {
      if (buckets.size() > MOST_ADDRESSES) {
        buckets.clear();
      }
      return buckets
          .computeIfAbsent(address, _ -> bucket(number, Duration.ofMinutes(1)))
          .tryConsume(1);
    }
  }
}
