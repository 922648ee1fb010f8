package haven.bots.puzzle;

import haven.model.Facts;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import java.util.List;
import java.util.Optional;

/**
 * A position in which a hero's turn begins, and what is to be reached in that turn.
 *
 * @param after so many choices of the game it begins
 * @param hash of the position
 * @param hero the name of the class whose turn it is
 * @param ways how many turns that differ in essence, by what is played, reach the aim
 * @param lines of so many that differ so
 * @param reached how many turns reach it, if whatever differs counts
 * @param turns of so many
 * @param missed how often {@code steady} did not reach it
 * @param solution one of the turns that do
 */
public record Puzzle(
    PuzzleGame game,
    int after,
    long hash,
    String hero,
    PuzzleAim aim,
    int ways,
    int lines,
    int reached,
    int turns,
    int missed,
    List<Choice> solution) {
  /** So often steady has tried each. */
  static final int TRIES = 20;

  private static final int ID = 8;

  /** One turn in so many. */
  private static final int RARE = 60;

  /** How hard it is: what steady misses is harder, and most so if few turns reach it. */
  public enum Grade {
    EASY,
    MEDIUM,
    HARD
  }

  public Puzzle {
    solution = List.copyOf(solution);
  }

  /** Stays the same when others are added. */
  public String id() {
    return Facts.text(new Facts().number(hash).word(aim.toString()).sum()).substring(0, ID);
  }

  /** So often steady has tried it. */
  public int tries() {
    return TRIES;
  }

  public String pack() {
    return game.pack();
  }

  public String scenario() {
    return game.scenario();
  }

  public int level() {
    return game.level();
  }

  public Grade grade() {
    if (missed * 2 <= TRIES) {
      return Grade.EASY;
    }
    return reached * RARE < turns ? Grade.HARD : Grade.MEDIUM;
  }

  /** Whether it can be played: at once if nothing has changed that takes part in it. */
  public boolean holds(Pack pack) {
    try {
      return game.isSame(pack) || begin(pack).isPresent();
    } catch (RuntimeException changed) {
      return false;
    }
  }

  /** The turn as it begins; nothing if the pack or the engine is no longer what it was. */
  public Optional<PuzzleRun> begin(Pack pack) {
    try {
      Game position = game.after(pack, after);
      return position.hash() == hash ? Optional.of(PuzzleRun.of(position)) : Optional.empty();
    } catch (RuntimeException changed) {
      return Optional.empty();
    }
  }
}
