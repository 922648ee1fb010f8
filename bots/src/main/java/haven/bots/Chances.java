package haven.bots;

import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.scenario.Verdict;
import haven.play.table.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;

/**
 * Learns the chance to win from what became of games: at the start of each round it looks at the
 * signs, and finds the weights by which they tell best how the game ended (a logistic regression).
 * What would weigh against what it means is left out, and what was never seen stays as it is. Each
 * game is played by steady with weights a little off, so that signs that usually come together can
 * be told apart.
 */
public final class Chances {
  private static final double OFF = 0.4;
  private static final double RIDGE = 3;
  private static final int PASSES = 30;
  private static final Merit.Sign[] SIGNS = Merit.Sign.values();

  private final List<Stage> stages;
  private final int games;
  private final List<double[]> seen = new ArrayList<>();
  private final List<Boolean> won = new ArrayList<>();

  /**
   * @param games of each set-up
   */
  public Chances(List<Setup> setups, int games) {
    stages = setups.stream().map(setup -> Stage.of(setup.checked())).toList();
    this.games = games;
  }

  /**
   * All weights, those learned among them, as text.
   *
   * @param tell is told after each set-up which part of its games was won
   */
  public String run(long seed, DoubleConsumer tell) {
    for (Stage stage : stages) {
      int wins = 0;
      for (int i = 0; i < games; i++) {
        wins += play(stage, seed + i) ? 1 : 0;
      }
      tell.accept((double) wins / games);
    }
    return learned().toString();
  }

  private boolean play(Stage stage, long seed) {
    Chance chance = Chance.dice(seed);
    Weights off = Fitted.WEIGHTS;
    for (Merit.Sign sign : SIGNS) {
      double much = OFF * Fitting.deviation(chance);
      off = off.with(sign.weight(), off.of(sign.weight()) * Math.exp(much));
    }
    Steady steady = new Steady(seed, off, Steady.BUDGET);
    Instinct eyes = new Instinct(Fitted.WEIGHTS);
    Game game = Game.start(stage, seed);
    int from = seen.size();
    int round = 0;
    while (game.prompt() instanceof Prompt prompt) {
      if (prompt.kind() == Prompt.Kind.CARDS && game.state().round() > round) {
        round = game.state().round();
        seen.add(Merit.of(game, eyes).signs());
      }
      game.choose(prompt.seat(), steady.decide(game.insightFor(prompt.seat()), prompt));
    }
    boolean wins = game.verdict() == Verdict.COMPLETED;
    for (int i = from; i < seen.size(); i++) {
      won.add(wins);
    }
    return wins;
  }

  private Weights learned() {
    boolean[] used = new boolean[SIGNS.length];
    for (Merit.Sign sign : SIGNS) {
      used[sign.ordinal()] = varies(sign.ordinal());
    }
    double[] found = fit(used);
    for (int worst = worst(found); worst >= 0; worst = worst(found)) {
      used[worst] = false;
      found = fit(used);
    }
    Weights weights = Fitted.WEIGHTS;
    for (Merit.Sign sign : SIGNS) {
      if (varies(sign.ordinal())) {
        weights = weights.with(sign.weight(), found[sign.ordinal()]);
      }
    }
    return weights;
  }

  private boolean varies(int sign) {
    return sign == 0 || seen.stream().anyMatch(one -> one[sign] != seen.getFirst()[sign]);
  }

  /** The one that weighs most against its meaning, or -1. */
  private static int worst(double[] found) {
    int worst = -1;
    double most = 0;
    for (Merit.Sign sign : SIGNS) {
      double against = -found[sign.ordinal()] * Math.signum(sign.weight().usual());
      if (against > most) {
        most = against;
        worst = sign.ordinal();
      }
    }
    return worst;
  }

  /** By Newton's method; small weights are preferred, except for what is always there. */
  private double[] fit(boolean[] used) {
    int size = SIGNS.length;
    double[] weights = new double[size];
    for (int pass = 0; pass < PASSES; pass++) {
      double[][] bend = new double[size][size + 1];
      for (int i = 0; i < size; i++) {
        bend[i][i] = !used[i] ? 1 : i == 0 ? 0.001 : RIDGE;
        bend[i][size] = used[i] && i > 0 ? -RIDGE * weights[i] : 0;
      }
      for (int game = 0; game < seen.size(); game++) {
        lean(bend, seen.get(game), won.get(game) ? 1 : 0, weights, used);
      }
      double[] step = solved(bend);
      for (int i = 0; i < size; i++) {
        weights[i] += used[i] ? step[i] : 0;
      }
    }
    return weights;
  }

  private static void lean(
      double[][] bend, double[] signs, int wins, double[] weights, boolean[] used) {
    double sum = 0;
    for (int i = 0; i < signs.length; i++) {
      sum += weights[i] * signs[i];
    }
    double chance = 1 / (1 + Math.exp(-sum));
    for (int i = 0; i < signs.length; i++) {
      if (used[i]) {
        bend[i][signs.length] += signs[i] * (wins - chance);
        for (int j = 0; j < signs.length; j++) {
          bend[i][j] += used[j] ? signs[i] * signs[j] * chance * (1 - chance) : 0;
        }
      }
    }
  }

  /** Linear equations, the right side last in each row. */
  private static double[] solved(double[][] rows) {
    int size = rows.length;
    for (int i = 0; i < size; i++) {
      int pivot = i;
      for (int j = i + 1; j < size; j++) {
        pivot = Math.abs(rows[j][i]) > Math.abs(rows[pivot][i]) ? j : pivot;
      }
      double[] row = rows[pivot];
      rows[pivot] = rows[i];
      rows[i] = row;
      for (int j = 0; j < size; j++) {
        double factor = j == i ? 0 : rows[j][i] / row[i];
        for (int k = i; k <= size && factor != 0; k++) {
          rows[j][k] -= factor * row[k];
        }
      }
    }
    double[] solution = new double[size];
    for (int i = 0; i < size; i++) {
      solution[i] = rows[i][size] / rows[i][i];
    }
    return solution;
  }
}
