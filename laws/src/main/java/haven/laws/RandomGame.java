package haven.laws;

import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.List;

/** A game of random choices, always the same one for the same seed. */
public final class RandomGame {
  private final Game game;
  private final Luck luck;

  public RandomGame(Playable scenario, int heroes, long seed) {
    game = Game.start(scenario.setup(heroes), seed);
    luck = new Luck(seed);
  }

  public Game game() {
    return game;
  }

  public boolean isOver() {
    return game.prompt() == null;
  }

  /** Makes one more choice. */
  public List<Event> step() {
    Prompt prompt = game.prompt();
    if (prompt == null) {
      throw new IllegalStateException("the game is over");
    }
    return game.choose(prompt.seat(), luck.choice(prompt));
  }

  /** Makes so many choices, or as many as there are, and says how many. */
  public int steps(int most) {
    int made = 0;
    while (made < most && !isOver()) {
      step();
      made++;
    }
    return made;
  }
}
