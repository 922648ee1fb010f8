package haven.board.move;

import haven.board.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * All paths of a push or a pull: every hex entered is farther from, or nearer to, the acting figure
 * than the one before (FRC-02, FRC-03), by range and not as the crow flies (FRC-04). Ice carries on
 * in between; a slide obeys neither and costs nothing.
 */
public final class ForcedPaths {
  private final Footing footing;
  private final Board board;
  private final byte[] ranges;
  private final boolean away;
  private final int most;
  private final List<ForcedPath> found = new ArrayList<>();
  private final List<Integer> path = new ArrayList<>();

  private ForcedPaths(Footing footing, int actor, boolean away, int most) {
    this.footing = footing;
    board = footing.board();
    ranges = board.rangesFrom(actor);
    this.away = away;
    this.most = most;
  }

  /**
   * A path that ends where the figure may stop.
   *
   * @param cells every hex entered, slides included; none if the figure stays where it is
   * @param steps how many of them were steps of the push or pull
   * @param complete whether no legal path goes on from here
   */
  public record ForcedPath(List<Integer> cells, int steps, boolean complete) {
    public ForcedPath {
      cells = List.copyOf(cells);
    }
  }

  /** The paths of at most that many steps, each once, longer ones before their beginnings. */
  public static List<ForcedPath> find(
      Footing footing, int actor, int target, boolean away, int most) {
    ForcedPaths paths = new ForcedPaths(footing, actor, away, most);
    paths.from(target, 0);
    return paths.found;
  }

  private static boolean leads(byte[] ranges, int from, int to, boolean away) {
    return away ? ranges[to] > ranges[from] : ranges[to] < ranges[from];
  }

  /** Looks for paths from here on; says whether this or a later hex is one to stop in. */
  private boolean from(int cell, int steps) {
    boolean goesOn = false;
    if (steps < most) {
      for (int side = 0; side < 6; side++) {
        goesOn |= step(cell, footing.next(cell, side), side, steps);
      }
      int link = board.linked(cell);
      if (!isNeighbour(cell, link)) {
        goesOn |= step(cell, link, Board.NONE, steps);
      }
    }
    boolean stops = steps == 0 || footing.stoppable.contains(cell);
    if (stops) {
      found.add(new ForcedPath(path, steps, !goesOn));
    }
    return goesOn || stops;
  }

  private boolean isNeighbour(int cell, int link) {
    return link != Board.NONE && board.areAdjacent(cell, link);
  }

  private boolean step(int cell, int next, int side, int steps) {
    if (next == Board.NONE
        || !footing.passable.contains(next)
        || !leads(ranges, cell, next, away)) {
      return false;
    }
    int before = path.size();
    int rest = next;
    path.add(next);
    if (footing.slides() && side != Board.NONE) {
      for (int on = footing.slideOn(rest, side);
          on != Board.NONE;
          on = footing.slideOn(rest, side)) {
        rest = on;
        path.add(on);
      }
    }
    boolean legal = from(rest, steps + 1);
    while (path.size() > before) {
      path.removeLast();
    }
    return legal;
  }
}
