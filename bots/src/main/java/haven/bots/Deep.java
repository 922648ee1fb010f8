package haven.bots;

import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

final class Deep implements Bot {
  private static final int GAMES = Integer.getInteger("sims", 64);
  private static final int WIDTH = Integer.getInteger("width", 8);

  private final Steady steady;
  private final Instinct instinct;
  private final long seed;
  private final int games;
  private final BooleanSupplier enough;
  private int asked;

  Deep(long seed) {
    this(seed, Fitted.WEIGHTS, GAMES, () -> false);
  }

  Deep(long seed, Weights weights, int games, BooleanSupplier enough) {
    this.seed = seed;
    this.games = games;
    this.enough = enough;
    steady = new Steady(seed, weights, Steady.BUDGET * 2);
    instinct = new Instinct(weights);
  }

  @Override
  public Decision consider(Insight insight, Prompt prompt) {
    List<Steady.Tried> tried = steady.tried(insight, prompt);
    if (tried.size() == 1) {
      return new Decision(Steady.step(prompt, tried.getFirst().choice()), List.of());
    }
    tried = tried.subList(0, Math.min(WIDTH, tried.size()));
    Inquiry inquiry = new Inquiry(insight, prompt, instinct, seed + 31L * asked++, tried);
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < tried.size(); i++) {
      left.add(i);
    }
    int passes = 32 - Integer.numberOfLeadingZeros(left.size() - 1);
    int number = 0;
    for (int pass = 0; pass < passes && left.size() > 1; pass++) {
      int each = Math.max(1, games / passes / left.size());
      for (int i = 0; i < each; i++) {
        for (int answer : left) {
          if (enough.getAsBoolean()) {
            break;
          }
          inquiry.ask(answer, number);
        }
        number++;
      }
      List<Integer> sorted = inquiry.best(left);
      left = sorted.subList(0, (left.size() + 1) / 2);
    }
    return new Decision(Steady.step(prompt, tried.get(left.getFirst()).choice()), List.of());
  }
}
