package haven.bots;

import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.scenario.Verdict;
import haven.play.table.Figure;
import haven.play.table.Side;
import haven.play.table.Stage;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.Function;

/**
 * Looks for weights with which games go better: an evolution strategy on their logarithms. Each
 * generation plays the same games, so that luck is the same for all; the next one begins at the
 * mean of the better half.
 */
public final class Fitting {
  private static final double WIDTH = 0.3;
  private static final int MOST_DECISIONS = 20_000;
  private static final int FINE = 1 << 20;

  private final List<Stage> stages;
  private final List<Weight> some;
  private final Function<Weights, Player> player;
  private final int size;
  private final int games;

  /** Answers in a game of which it may know everything: this is no contest. */
  interface Player {
    void answer(Game game, Prompt prompt);
  }

  private record Candidate(double[] steps, double score) {}

  private Fitting(
      List<Setup> setups,
      List<Weight> some,
      Function<Weights, Player> player,
      int size,
      int games) {
    stages = setups.stream().map(setup -> Stage.of(setup.checked())).toList();
    this.some = some;
    this.player = player;
    this.size = size;
    this.games = games;
  }

  /** What instinct weighs. */
  public static Fitting instinct(List<Setup> setups, int size, int games) {
    return new Fitting(setups, Weight.ofInstinct(), Fitting::instinct, size, games);
  }

  /** What steady weighs when a round is over. */
  public static Fitting merit(List<Setup> setups, int size, int games) {
    return new Fitting(setups, Weight.ofMerit(), Fitting::steady, size, games);
  }

  private static Player instinct(Weights weights) {
    Instinct instinct = new Instinct(weights);
    return (game, prompt) -> game.choose(prompt.seat(), instinct.choose(game, prompt));
  }

  private static Player steady(Weights weights) {
    Steady steady = new Steady(1, weights, Steady.BUDGET);
    return (game, prompt) ->
        game.choose(prompt.seat(), steady.decide(game.insightFor(prompt.seat()), prompt));
  }

  /**
   * The weights after so many generations, as text.
   *
   * @param tell is told after each of them how well the better half did
   */
  public String run(int generations, long seed, DoubleConsumer tell) {
    Chance chance = Chance.dice(seed);
    Weights mean = Fitted.WEIGHTS;
    for (int generation = 0; generation < generations; generation++) {
      double width = WIDTH / (1 + generation / 10.0);
      long first = seed + 1000L * generation;
      List<Candidate> all = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        double[] steps = new double[some.size()];
        for (int j = 0; j < steps.length; j++) {
          steps[j] = width * deviation(chance);
        }
        // and its mirror image, so that the mean goes only where one side is better
        all.add(new Candidate(steps, score(moved(mean, steps, 1), first)));
        double[] back = Arrays.stream(steps).map(step -> -step).toArray();
        all.add(new Candidate(back, score(moved(mean, back, 1), first)));
      }
      all.sort(Comparator.comparingDouble(Candidate::score).reversed());
      mean = next(mean, all);
      double best = 0;
      for (Candidate one : all.subList(0, size)) {
        best += one.score / size;
      }
      tell.accept(best);
    }
    return mean.toString();
  }

  /** Nearly normal: as twelve even ones add up. */
  static double deviation(Chance chance) {
    double sum = 0;
    for (int i = 0; i < 12; i++) {
      sum += chance.below(FINE) / (double) FINE - 0.5;
    }
    return sum;
  }

  private Weights next(Weights mean, List<Candidate> sorted) {
    double[] sum = new double[some.size()];
    double all = 0;
    for (int rank = 0; rank < size; rank++) {
      double share = Math.log(size + 0.5) - Math.log(rank + 1);
      all += share;
      for (int i = 0; i < sum.length; i++) {
        sum[i] += share * sorted.get(rank).steps[i];
      }
    }
    return moved(mean, sum, 1 / all);
  }

  private Weights moved(Weights from, double[] steps, double factor) {
    Weights weights = from;
    for (int i = 0; i < steps.length; i++) {
      Weight weight = some.get(i);
      weights = weights.with(weight, from.of(weight) * Math.exp(factor * steps[i]));
    }
    return weights;
  }

  /** The part of the enemies' hit points that is taken, and as much again for a win. */
  private double score(Weights weights, long first) {
    double sum = 0;
    for (Stage stage : stages) {
      for (int i = 0; i < games; i++) {
        Game game = Game.start(stage, first + i);
        Player one = player.apply(weights);
        for (int made = 0;
            made < MOST_DECISIONS && game.prompt() instanceof Prompt prompt;
            made++) {
          one.answer(game, prompt);
        }
        sum += game.verdict() == Verdict.COMPLETED ? 2 : Math.min(1, done(game.state()));
      }
    }
    return sum / games / stages.size();
  }

  static double done(State state) {
    double taken = 0;
    for (Figure figure : state.allFigures()) {
      if (figure.nature().side() == Side.MONSTERS) {
        taken += figure.maxHitPoints() - (figure.isGone() ? 0 : figure.hitPoints());
      }
    }
    return taken / Math.max(1, Foes.total(state));
  }
}
