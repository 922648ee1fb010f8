package haven.play.record;

import haven.play.engine.Game;

/** What came of playing a record again; the game can be played on in any case. */
public sealed interface Replay {
  Game game();

  /** It is the game that was recorded. */
  record Whole(Game game) implements Replay {}

  /** Every choice holds, but they lead to another state than was recorded. */
  record Otherwise(Game game) implements Replay {}

  /**
   * A choice no longer holds.
   *
   * @param game as it was before that choice
   * @param at the number of the choice, from 1
   */
  record Broken(Game game, int at, GameRecord.Line line, String why) implements Replay {
    @Override
    public String toString() {
      return "choice %d (line %d), seat %d: '%s' no longer holds: %s"
          .formatted(at, line.number(), line.seat(), line.text(), why);
    }
  }
}
