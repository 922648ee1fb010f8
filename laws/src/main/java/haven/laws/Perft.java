package haven.laws;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;

/** Counts the sequences of decisions that are possible from a position, as chess engines do. */
public final class Perft {
  private Perft() {}

  /** Sequences of that length, and shorter ones that end the scenario. */
  public static long count(Game game, int depth) {
    Prompt prompt = game.prompt();
    if (prompt == null) {
      return 1;
    }
    if (depth == 1) {
      return prompt.options().size();
    }
    long sum = 0;
    for (Choice option : prompt.options()) {
      Game copy = game.copy();
      copy.choose(prompt.seat(), option);
      sum += count(copy, depth - 1);
    }
    return sum;
  }
}
