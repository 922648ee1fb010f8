package haven.bots;

import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Compares answers by how the round ends after each of them, in the same few imagined games. */
record Weighing(Steady steady, Insight insight, Prompt prompt, long seed) {
  private static final int GAMES = 6;

  /** The difference that makes an even game one that is lost three times in four. */
  private static final double STEP = 40;

  private record Sum(Choice choice, double merit) {}

  /** Nothing where an answer is not thought about. */
  List<Weighed> with(Choice chosen) {
    Game world = world(0);
    List<Choice> some = new ArrayList<>(steady.candidates(world, prompt));
    if (some.size() == 1) {
      return List.of();
    }
    some.remove(chosen);
    some.addFirst(chosen);
    List<Sum> sums =
        steady.tried(world, prompt, some).stream()
            .map(one -> new Sum(one.choice(), merit(one.choice())))
            .sorted(Comparator.comparingDouble(Sum::merit).reversed())
            .toList();
    double best = sums.getFirst().merit;
    return sums.stream().map(one -> new Weighed(one.choice, chance(one.merit - best))).toList();
  }

  private Game world(int number) {
    return insight.imagine(seed + number).copy(Chance.Source.LIKELIEST);
  }

  private double merit(Choice choice) {
    double sum = 0;
    for (int i = 0; i < GAMES; i++) {
      sum += steady.after(world(i), prompt, choice).sum();
    }
    return sum / GAMES;
  }

  private static double chance(double difference) {
    return 1 / (1 + Math.exp(-difference * Math.log(3) / STEP));
  }
}
