package haven.bots;

import java.util.Locale;
import java.util.Optional;
import java.util.function.LongFunction;

/** How well a bot plays; its name is what people write. */
public enum Strength {
  RANDOM(AnyChoice::new),
  STEADY(Steady::new),
  DEEP(Deep::new);

  private final LongFunction<Bot> maker;

  Strength(LongFunction<Bot> maker) {
    this.maker = maker;
  }

  /** For one game; equal seeds and equal questions give equal answers. */
  public Bot bot(long seed) {
    return maker.apply(seed);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Strength> named(String name) {
    for (Strength strength : values()) {
      if (strength.toString().equals(name)) {
        return Optional.of(strength);
      }
    }
    return Optional.empty();
  }
}
