package haven.bots;

import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Tries what {@link Steady} thinks of in many imagined games, for some rounds each. */
final class Deep implements Bot {
  private static final int GAMES = 160;

  private final Steady steady;
  private final Instinct instinct;
  private final long seed;
  private final int games;
  private final BooleanSupplier enough;

  Deep(long seed) {
    this(seed, Fitted.WEIGHTS, GAMES, () -> false);
  }

  /**
   * @param games as many at most
   * @param enough whether it has to answer now, whatever it knows
   */
  Deep(long seed, Weights weights, int games, BooleanSupplier enough) {
    this.seed = seed;
    this.games = games;
    this.enough = enough;
    steady = new Steady(seed, weights, Steady.BUDGET * 4);
    instinct = new Instinct(weights);
  }

  @Override
  public Decision consider(Insight insight, Prompt prompt) {
    List<Steady.Tried> tried = steady.tried(insight, prompt);
    if (tried.size() == 1) {
      return new Decision(Steady.step(prompt, tried.getFirst().choice()), List.of());
    }
    Inquiry inquiry = new Inquiry(insight, prompt, instinct, seed, tried);
    for (int game = 0; game < games && !enough.getAsBoolean(); game++) {
      inquiry.ask(game);
    }
    return inquiry.decision();
  }
}
