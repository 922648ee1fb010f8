package haven.bots.puzzle;

import haven.bots.Bot;
import haven.bots.Strength;
import haven.play.engine.Game;
import haven.play.engine.Prompt;

/** How a steady player, who does not know what is asked, fares with a puzzle. */
final class Steadily {
  /** No turn has so many decisions: whoever needs more goes round in circles. */
  private static final int LONGEST = 100;

  private Steadily() {}

  /** How often it misses the aim, of {@link Puzzle#TRIES} times. */
  static int misses(Game position, PuzzleAim aim) {
    int misses = 0;
    for (int seed = 0; seed < Puzzle.TRIES; seed++) {
      misses += reaches(position, aim, seed) ? 0 : 1;
    }
    return misses;
  }

  private static boolean reaches(Game position, PuzzleAim aim, long seed) {
    Bot bot = Strength.STEADY.bot(seed);
    PuzzleRun run = PuzzleRun.of(position);
    for (int i = 0; i < LONGEST && !run.isOver() && run.isOwn(); i++) {
      Prompt prompt = run.game().prompts().getFirst();
      run.choose(bot.decide(run.game().insightFor(prompt.seat()), prompt));
    }
    return aim.isMet(run);
  }
}
