package haven.bots;

import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Tries the answers that look best to {@link Steady} in many imagined games. After each pass the
 * worse half is dropped, so that those that are hard to tell apart are tried most often.
 */
final class Deep implements Bot {
  /** Imagined games for one decision. */
  static final int GAMES = 48;

  /** So many answers are tried. */
  private static final int WIDTH = 8;

  private final Steady steady;
  private final Weights weights;
  private final long seed;
  private final int games;
  private final int workers;
  private final Consumer<List<Runnable>> crew;
  private final BooleanSupplier enough;
  private int asked;

  Deep(long seed) {
    this(seed, Fitted.WEIGHTS, GAMES, 1, work -> work.forEach(Runnable::run), () -> false);
  }

  /**
   * @param games as many at most
   * @param workers into how many parts the work is cut; the answer is the same
   * @param crew does all parts, at the same time if it can
   * @param enough whether it has to answer now, whatever it knows
   */
  Deep(
      long seed,
      Weights weights,
      int games,
      int workers,
      Consumer<List<Runnable>> crew,
      BooleanSupplier enough) {
    this.seed = seed;
    this.weights = weights;
    this.games = games;
    this.workers = workers;
    this.crew = crew;
    this.enough = enough;
    steady = new Steady(seed, weights, Steady.BUDGET * 2);
  }

  @Override
  public Decision consider(Insight insight, Prompt prompt) {
    List<Steady.Tried> tried = steady.tried(insight, prompt);
    if (tried.size() == 1) {
      return new Decision(Steady.step(prompt, tried.getFirst().choice()), List.of());
    }
    List<Steady.Tried> some = tried.subList(0, Math.min(WIDTH, tried.size()));
    List<Rehearsals> inquiries = new ArrayList<>();
    long own = seed + asked++;
    for (int i = 0; i < workers; i++) {
      inquiries.add(new Rehearsals(insight, prompt, weights, own, some, games));
    }
    List<Integer> order = search(some.size(), inquiries);
    Steady.Tried best = some.get(order.get(0));
    return new Decision(
        Steady.step(prompt, best.choice()),
        Deciding.of(best, some.get(order.get(1)), insight.imagine(seed).state().figures()));
  }

  @Override
  public List<Weighed> weigh(Insight insight, Prompt prompt, Choice chosen) {
    return steady.weigh(insight, prompt, chosen);
  }

  /** The answers that were left at the end, and those dropped last, the best first. */
  private List<Integer> search(int answers, List<Rehearsals> inquiries) {
    Rehearsals first = inquiries.getFirst();
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < answers; i++) {
      left.add(i);
    }
    int passes = Integer.SIZE - Integer.numberOfLeadingZeros(answers - 1);
    int number = 0;
    for (int pass = 0; pass < passes; pass++) {
      int each = Math.max(1, games / passes / left.size());
      ask(inquiries, left, number, Math.min(games, number + each));
      number = Math.min(games, number + each);
      for (Rehearsals other : inquiries.subList(1, inquiries.size())) {
        first.merge(other);
      }
      left = first.sorted(left);
      if (left.size() > 2) {
        left = left.subList(0, (left.size() + 1) / 2);
      }
    }
    return left;
  }

  /** Plays the games of some numbers, each inquiry those that are its turn. */
  private void ask(List<Rehearsals> inquiries, List<Integer> left, int from, int to) {
    List<Runnable> work = new ArrayList<>();
    for (int i = 0; i < inquiries.size(); i++) {
      Rehearsals inquiry = inquiries.get(i);
      int start = from + i;
      work.add(() -> ask(inquiry, left, start, to, inquiries.size()));
    }
    crew.accept(work);
  }

  private void ask(Rehearsals inquiry, List<Integer> left, int from, int to, int step) {
    for (int number = from; number < to; number += step) {
      for (int answer : left) {
        if (enough.getAsBoolean()) {
          return;
        }
        inquiry.ask(answer, number);
      }
    }
  }
}
