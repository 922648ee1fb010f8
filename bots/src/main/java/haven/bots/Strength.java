package haven.bots;

import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Dice;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongFunction;

/** How well a bot plays; its name is what people write. */
public enum Strength {
  RANDOM(AnyChoice::new),
  STEADY(Steady::new),
  /** Takes as many imagined games for a decision as {@link #answering} says, or a set number. */
  DEEP(Deep::new);

  /** More games than somebody waits for, so that the time decides. */
  private static final int MANY = 1024;

  private final LongFunction<Bot> maker;

  Strength(LongFunction<Bot> maker) {
    this.maker = maker;
  }

  /** For one game; equal seeds and equal questions give equal answers. */
  public Bot bot(long seed) {
    return maker.apply(seed);
  }

  /**
   * For somebody who waits: it has an answer soon after it is told that this is enough, whatever it
   * knows then.
   *
   * @param workers into how many parts its work is cut, if it can be
   * @param crew does all parts, at the same time if it can
   */
  public Bot answering(
      long seed, int workers, Consumer<List<Runnable>> crew, BooleanSupplier enough) {
    return this == DEEP ? new Deep(seed, Fitted.WEIGHTS, MANY, workers, crew, enough) : bot(seed);
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

  /** The plainest of players: any legal choice. */
  private record AnyChoice(Chance chance) implements Bot {
    AnyChoice(long seed) {
      this(new Chance(Dice.of(seed)));
    }

    @Override
    public Decision consider(Insight insight, Prompt prompt) {
      List<Choice> options = prompt.options();
      return new Decision(options.get(chance.below(options.size())), List.of());
    }
  }
}
