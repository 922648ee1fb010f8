package haven.bots;

import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.ArrayList;
import java.util.List;

/**
 * What many imagined games teach about the answers to one prompt. Each is dealt anew and played on
 * for some rounds, what is left to chance by the dice; the answers that look better are tried more
 * often. Inquiries into the same prompt can be merged, so that several may be made at once.
 */
final class Inquiry {
  private static final int ROUNDS = 3;
  private static final int LONGEST = 300;

  /** How many games the first look is worth. */
  private static final int FIRST_LOOK = 2;

  private static final double CURIOSITY = 1.2;
  private static final int APART = 7919;

  private final Insight insight;
  private final Prompt prompt;
  private final Instinct instinct;
  private final long seed;
  private final List<Steady.Tried> answers;
  private final int[] games;
  private final double[] sums;
  private final double[] squares;
  private final double[][] parts;

  /**
   * @param answers after a first look, the best first
   */
  Inquiry(
      Insight insight, Prompt prompt, Instinct instinct, long seed, List<Steady.Tried> answers) {
    this.insight = insight;
    this.prompt = prompt;
    this.instinct = instinct;
    this.seed = seed;
    this.answers = List.copyOf(answers);
    games = new int[answers.size()];
    sums = new double[games.length];
    squares = new double[games.length];
    parts = new double[games.length][];
    for (int i = 0; i < games.length; i++) {
      double first = answers.get(i).merit().sum();
      games[i] = FIRST_LOOK;
      sums[i] = FIRST_LOOK * first;
      squares[i] = FIRST_LOOK * first * first;
      parts[i] = answers.get(i).merit().parts(FIRST_LOOK);
    }
  }

  /** One more game, by its number. */
  void ask(int number) {
    int answer = mostPromising();
    Game game = insight.imagine(seed + (long) APART * number).copy(Chance.Source.DICE);
    int round = game.state().round();
    Steady.take(game, prompt, answers.get(answer).choice());
    instinct.playOn(game, now -> now.state().round() >= round + ROUNDS, LONGEST);
    learn(answer, Merit.of(game, instinct));
  }

  private void learn(int answer, Merit merit) {
    double sum = merit.sum();
    games[answer]++;
    sums[answer] += sum;
    squares[answer] += sum * sum;
    double[] more = merit.parts(1);
    for (int i = 0; i < more.length; i++) {
      parts[answer][i] += more[i];
    }
  }

  /** Seldom tried ones are tried again while they may still be better. */
  private int mostPromising() {
    int all = 0;
    double sum = 0;
    double square = 0;
    for (int i = 0; i < games.length; i++) {
      all += games[i];
      sum += sums[i];
      square += squares[i];
    }
    double mean = sum / all;
    double spread = Math.sqrt(Math.max(1, square / all - mean * mean));
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < games.length; i++) {
      double hope =
          sums[i] / games[i] + CURIOSITY * spread * Math.sqrt(Math.log(all) / games[i] / 2);
      if (hope > most) {
        most = hope;
        best = i;
      }
    }
    return best;
  }

  /** What another inquiry into the same prompt has learnt besides its first look. */
  void merge(Inquiry other) {
    for (int i = 0; i < games.length; i++) {
      double first = answers.get(i).merit().sum();
      games[i] += other.games[i] - FIRST_LOOK;
      sums[i] += other.sums[i] - FIRST_LOOK * first;
      squares[i] += other.squares[i] - FIRST_LOOK * first * first;
      double[] looked = answers.get(i).merit().parts(FIRST_LOOK);
      for (int part = 0; part < looked.length; part++) {
        parts[i][part] += other.parts[i][part] - looked[part];
      }
    }
  }

  /** How many it has tried, after the first look. */
  int games() {
    int sum = 0;
    for (int number : games) {
      sum += number - FIRST_LOOK;
    }
    return sum;
  }

  Decision decision() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < games.length; i++) {
      order.add(i);
    }
    order.sort((a, b) -> Double.compare(mean(b), mean(a)));
    int best = order.get(0);
    int other = order.get(1);
    return new Decision(
        Steady.step(prompt, answers.get(best).choice()),
        Deciding.of(answers.get(best), answers.get(other), means(best), means(other)));
  }

  /** Of those tried often enough to be believed. */
  private double mean(int answer) {
    double doubt = 1.0 / games[answer];
    return sums[answer] / games[answer] - doubt;
  }

  private double[] means(int answer) {
    double[] means = parts[answer].clone();
    for (int i = 0; i < means.length; i++) {
      means[i] /= games[answer];
    }
    return means;
  }
}
