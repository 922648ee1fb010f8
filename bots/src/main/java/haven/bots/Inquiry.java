package haven.bots;

import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

final class Inquiry {
  static int HORIZON = Integer.getInteger("horizon", 2);
  private static final int LONGEST = 1500;
  private static final int APART = 7919;

  private final Insight insight;
  private final Prompt prompt;
  private final Instinct instinct;
  private final long seed;
  private final List<Steady.Tried> answers;
  private final int[] games;
  private final double[] sums;

  Inquiry(
      Insight insight, Prompt prompt, Instinct instinct, long seed, List<Steady.Tried> answers) {
    this.insight = insight;
    this.prompt = prompt;
    this.instinct = instinct;
    this.seed = seed;
    this.answers = List.copyOf(answers);
    games = new int[answers.size()];
    sums = new double[games.length];
  }

  void ask(int answer, int number) {
    Game game = insight.imagine(seed + (long) APART * number).copy(Chance.Source.DICE);
    int round = game.state().round();
    Steady.take(game, prompt, answers.get(answer).choice());
    if (HORIZON > 0) {
      instinct.playOn(game, now -> now.state().round() > round + HORIZON - 1, LONGEST);
    } else {
      instinct.playOn(game, now -> false, LONGEST);
    }
    games[answer]++;
    sums[answer] += value(game);
  }

  private double value(Game game) {
    if (HORIZON == 0) {
      return game.verdict() == haven.play.scenario.Verdict.COMPLETED
          ? 1
          : 0.6 * Math.min(1, Fitting.done(game.state()));
    }
    return Merit.of(game, instinct).sum();
  }

  double mean(int answer) {
    return games[answer] == 0 ? Double.NEGATIVE_INFINITY : sums[answer] / games[answer];
  }

  List<Integer> best(List<Integer> some) {
    List<Integer> sorted = new ArrayList<>(some);
    sorted.sort(Comparator.comparingDouble(this::mean).reversed());
    return sorted;
  }
}
