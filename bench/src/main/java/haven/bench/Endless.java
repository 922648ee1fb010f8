package haven.bench;

import haven.laws.Luck;
import haven.laws.Playable;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.Stage;

/** Games of one scenario, one after the other, with four heroes who choose at random. */
final class Endless {
  private static final int HEROES = 4;

  private final Stage stage;
  private final Luck luck = new Luck(1);
  private Game game;
  private long seed = 1;

  Endless(Playable scenario) {
    stage = Stage.of(scenario.setup(HEROES).checked());
    game = Game.start(stage, seed);
  }

  Object decide() {
    Prompt prompt = game.prompt();
    if (prompt == null) {
      seed++;
      game = Game.start(stage, seed);
      return game;
    }
    return game.choose(prompt.seat(), luck.choice(prompt));
  }
}
