package haven.play.movement;

import haven.board.CellSet;
import haven.board.move.Footing;
import haven.board.move.Steps;

/**
 * The steps of a move, some of which must end next to somebody or something.
 *
 * @param beside the cells next to one of which the move must end
 * @param bound whether it must
 */
record WayBack(Footing footing, Steps steps, CellSet beside, boolean bound) {
  boolean mayEnd(int cell) {
    if (!bound) {
      return true;
    }
    for (int goal = beside.next(0); goal >= 0; goal = beside.next(goal + 1)) {
      if (footing.board().areAdjacent(cell, goal)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the step may be made, and the move can still end where it must. */
  boolean isAllowed(int from, int direction, int points) {
    return steps.isAllowed(footing, from, direction, points)
        && (!bound || leadsBack(from, direction, points));
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
