package haven.play.movement;

import haven.board.Board;
import haven.board.move.Footing;
import haven.board.move.Steps;

/**
 * The steps of a move, some of which must end next to somebody.
 *
 * @param beside the cell next to which the move must end; {@link Board#NONE} if it may end anywhere
 */
record WayBack(Footing footing, Steps steps, int beside) {
  boolean mayEnd(int cell) {
    return beside == Board.NONE || footing.board().areAdjacent(cell, beside);
  }

  /** Whether the step may be made, and the move can still end where it must. */
  boolean isAllowed(int from, int direction, int points) {
    return steps.isAllowed(footing, from, direction, points)
        && (beside == Board.NONE || leadsBack(from, direction, points));
  }

  private boolean leadsBack(int from, int direction, int points) {
    int entered = steps.entered(footing, from, direction);
    int cell = steps.path(footing, entered, direction).getLast();
    int left = points - steps.points(footing, entered);
    if (mayEnd(cell) && steps.mayStop(footing, cell, left)) {
      return true;
    }
    for (int next = 0; next < Steps.DIRECTIONS; next++) {
      if (left > 0 && isAllowed(cell, next, left)) {
        return true;
      }
    }
    return false;
  }
}
