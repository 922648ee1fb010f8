package haven.laws;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import haven.play.record.Stamp;
import java.util.Map;

/** Whole games by automatic players, written down: now and then somebody takes a choice back. */
public final class RecordedGame {
  private static final int TRIED = 12;
  private static final int UNDO = 40;

  private RecordedGame() {}

  /**
   * The longest of some games.
   *
   * @param table what the record says of the set-up besides: party and level
   * @param first the first of the seeds that are tried
   */
  public static GameRecord longest(
      Playable scenario, int heroes, Map<String, String> table, long first) {
    Game longest = play(scenario, heroes, first);
    for (long seed = first + 1; seed < first + TRIED; seed++) {
      Game game = play(scenario, heroes, seed);
      longest = game.choices().size() > longest.choices().size() ? game : longest;
    }
    return GameRecord.of(longest, scenario.id(), "").with(table, Stamp.of(scenario.print(heroes)));
  }

  private static Game play(Playable scenario, int heroes, long seed) {
    Game game = Game.start(scenario.setup(heroes), seed);
    Luck luck = new Luck(seed);
    while (!game.prompts().isEmpty()) {
      Prompt prompt = luck.prompt(game.prompts());
      boolean back = prompt.kind() != Prompt.Kind.UNDO && luck.onceIn(UNDO);
      if (back && !game.kept().isEmpty()) {
        game.choose(prompt.seat(), new Choice.Undo());
      } else {
        game.choose(prompt.seat(), luck.choice(prompt));
      }
    }
    return game;
  }
}
