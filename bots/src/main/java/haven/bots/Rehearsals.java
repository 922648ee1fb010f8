package haven.bots;

import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * What imagined games teach about the answers to one prompt. Each game has a number and is dealt
 * anew by it, the same for every answer, and is played to the end of the round: by steady for the
 * hero who is asked, by instinct for the others; half of them by the dice, half by what is
 * likeliest. Inquiries into the same prompt can be merged, so that several may be made at once, and
 * what they know together does not depend on who has found out what.
 */
final class Rehearsals {
  private static final int LONGEST = 300;
  private static final int APART = 7919;

  /** How much is thought about the rest of an imagined turn. */
  private static final int CARE = 60;

  private final Insight insight;
  private final Prompt prompt;
  private final long seed;
  private final List<Steady.Tried> answers;
  private final Instinct instinct;
  private final Steady steady;

  /** The chance to win by answer and game; what was not tried is not a number. */
  private final double[][] found;

  /**
   * @param answers after a first look, the best first
   * @param games how many there are at most
   */
  Rehearsals(
      Insight insight,
      Prompt prompt,
      Weights weights,
      long seed,
      List<Steady.Tried> answers,
      int games) {
    this.insight = insight;
    this.prompt = prompt;
    this.seed = seed;
    this.answers = List.copyOf(answers);
    instinct = new Instinct(weights);
    steady = new Steady(seed, weights, CARE);
    found = new double[answers.size()][games];
    for (double[] row : found) {
      Arrays.fill(row, Double.NaN);
    }
  }

  /** Tries an answer in the game of that number. */
  void ask(int answer, int number) {
    Chance.Source source = number % 2 == 0 ? Chance.Source.LIKELIEST : Chance.Source.DICE;
    Game game = steady.imagined(insight, prompt, seed + (long) APART * number).copy(source);
    int round = game.state().round();
    Steady.take(game, prompt, answers.get(answer).choice());
    for (int made = 0; made < LONGEST; made++) {
      if (!(game.prompt() instanceof Prompt now) || game.state().round() > round) {
        break;
      }
      boolean own = now.decider() == prompt.decider() && now.kind() != Prompt.Kind.CARDS;
      game.choose(now.seat(), own ? steady.choose(game, now) : instinct.choose(game, now));
    }
    found[answer][number] = Merit.of(game, instinct).chance();
  }

  /** What another inquiry into the same prompt has found out besides. */
  void merge(Rehearsals other) {
    for (int answer = 0; answer < found.length; answer++) {
      for (int number = 0; number < found[answer].length; number++) {
        if (!Double.isNaN(other.found[answer][number])) {
          found[answer][number] = other.found[answer][number];
        }
      }
    }
  }

  /** How many games were played. */
  int games() {
    int sum = 0;
    for (double[] row : found) {
      for (double one : row) {
        sum += Double.isNaN(one) ? 0 : 1;
      }
    }
    return sum;
  }

  /** On average; what was never tried, as it looked first. */
  private double mean(int answer) {
    double sum = 0;
    int number = 0;
    for (double one : found[answer]) {
      if (!Double.isNaN(one)) {
        sum += one;
        number++;
      }
    }
    return number == 0 ? answers.get(answer).merit().chance() : sum / number;
  }

  /** Some answers, the best first. */
  List<Integer> sorted(List<Integer> some) {
    List<Integer> sorted = new ArrayList<>(some);
    sorted.sort(Comparator.comparingDouble(this::mean).reversed());
    return sorted;
  }
}
