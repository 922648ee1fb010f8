package haven.board.move;

import haven.board.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * A move made step by step: where a figure may go next with the points it has left. A step into a
 * hex in which it could not stop is allowed only if it gets out of there again.
 *
 * <p>Directions are the six sides of a hex; {@link #LINK} is the way to a linked hex.
 */
public final class Steps {
  /** The direction of a linked hex (MOV-10). */
  public static final int LINK = 6;

  public static final int DIRECTIONS = 7;

  private final PathSearch search;

  public Steps(Board board) {
    search = new PathSearch(board);
  }

  /** The cell that a step in that direction enters first, or {@link Board#NONE}. */
  public int entered(Footing footing, int from, int direction) {
    int cell = direction == LINK ? footing.board().linked(from) : footing.next(from, direction);
    return cell != Board.NONE && footing.mayPass(cell) ? cell : Board.NONE;
  }

  /** What the step costs. */
  public int points(Footing footing, int entered) {
    return footing.stepPoints(entered);
  }

  /** Every cell the step leads through, slides included (OVL-55). */
  public List<Integer> path(Footing footing, int entered, int direction) {
    if (direction == LINK || !footing.slides()) {
      return List.of(entered);
    }
    var cells = new ArrayList<Integer>();
    for (int cell = entered; cell != Board.NONE; cell = footing.slideOn(cell, direction)) {
      cells.add(cell);
    }
    return cells;
  }

  /** Whether the figure may take that step, with so many points left before it. */
  public boolean isAllowed(Footing footing, int from, int direction, int points) {
    int entered = entered(footing, from, direction);
    if (entered == Board.NONE) {
      return false;
    }
    int left = points - footing.stepPoints(entered);
    if (left < 0) {
      return false;
    }
    int rest = direction == LINK || !footing.slides() ? entered : footing.slide(entered, direction);
    return mayStop(footing, rest, left) || (left > 0 && getsOut(footing, rest, left));
  }

  /** Whether it may stop there, a jump with the price of its landing (MOV-15, OVL-52). */
  public boolean mayStop(Footing footing, int cell, int left) {
    return footing.mayStop(cell) && footing.landingPoints(cell) <= left;
  }

  private boolean getsOut(Footing footing, int cell, int left) {
    if (footing.board().isShut(cell)) {
      return false;
    }
    search.from(footing, cell, WayCost.of(0, left));
    for (int i = 0; i < search.reached(); i++) {
      int reached = search.reached(i);
      int cost = search.stopCost(reached);
      if (reached != cell && cost != WayCost.NEVER && WayCost.points(cost) <= left) {
        return true;
      }
    }
    return false;
  }
}
