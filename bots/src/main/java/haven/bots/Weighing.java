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

  /** Nothing where an answer is not thought about. */
  List<Weighed> with(Choice chosen) {
    Game world = world(0);
    List<Choice> some = new ArrayList<>(steady.candidates(world, prompt));
    if (some.size() == 1) {
      return List.of();
    }
    some.remove(chosen);
    some.addFirst(chosen);
    return steady.tried(world, prompt, some).stream()
        .map(one -> new Weighed(one.choice(), chance(one.choice())))
        .sorted(Comparator.comparingDouble(Weighed::chance).reversed())
        .toList();
  }

  private Game world(int number) {
    return insight.imagine(seed + number).copy(Chance.Source.LIKELIEST);
  }

  private double chance(Choice choice) {
    double sum = 0;
    for (int i = 0; i < GAMES; i++) {
      sum += steady.after(world(i), prompt, choice).chance();
    }
    return sum / GAMES;
  }
}
