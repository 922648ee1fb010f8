package haven.laws;

import haven.model.words.Phrase;
import haven.play.engine.Event;
import java.util.List;

/**
 * One number for how the engine behaves: over a fixed set of random games, everything that happens
 * and the state at the end. Whoever changes behaviour changes the number; whoever only makes the
 * engine faster or cleaner does not.
 */
public final class Signature {
  private static final int GAMES = 5;
  private static final long START = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private Signature() {}

  /** Over all of these. */
  public static long of(List<? extends Playable> samples) {
    long sum = START;
    for (Playable sample : samples) {
      sum = mix(sum, of(sample));
    }
    return sum;
  }

  /** Over some games of each party size. */
  public static long of(Playable sample) {
    long sum = START;
    for (int heroes = sample.fewest(); heroes <= sample.most(); heroes++) {
      for (long seed = 0; seed < GAMES; seed++) {
        sum = mix(sum, of(new RandomGame(sample, heroes, seed)));
      }
    }
    return sum;
  }

  private static long of(RandomGame random) {
    long sum = START;
    for (Event event : random.game().events()) {
      sum = mix(sum, event);
    }
    while (!random.isOver()) {
      for (Event event : random.step()) {
        sum = mix(sum, event);
      }
    }
    return mix(sum, random.game().hash());
  }

  private static long mix(long sum, Event event) {
    StringBuilder text = new StringBuilder();
    text.append(event.what()).append(event.rule()).append(event.seat());
    append(text, event.phrase());
    long mixed = sum;
    for (int i = 0; i < text.length(); i++) {
      mixed = (mixed ^ text.charAt(i)) * PRIME;
    }
    return mixed;
  }

  /** What was said, in no language. */
  private static void append(StringBuilder text, Object said) {
    if (said instanceof Phrase(String key, List<Object> args)) {
      text.append(key);
      args.forEach(arg -> append(text.append(' '), arg));
    } else {
      text.append(said);
    }
  }

  private static long mix(long sum, long number) {
    long mixed = sum;
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      mixed = (mixed ^ (number >>> shift & 0xff)) * PRIME;
    }
    return mixed;
  }
}
