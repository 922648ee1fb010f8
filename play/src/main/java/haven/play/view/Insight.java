package haven.play.view;

import haven.play.engine.Game;
import java.util.Set;

/** What somebody knows who plays some seats, and what they may imagine: nothing else of a game. */
public final class Insight {
  private final Game game;
  private final Set<Integer> seats;

  /** At this moment, whatever becomes of the game. */
  public Insight(Game game, Set<Integer> seats) {
    this.game = game.copy();
    this.seats = Set.copyOf(seats);
  }

  public View view() {
    return game.viewFor(seats);
  }

  /**
   * A game that cannot be told from the real one by what is known: whatever is hidden has been
   * dealt and chosen anew. Equal views and seeds give equal games.
   */
  public Game imagine(long seed) {
    return game.imagined(seats, seed);
  }
}
