package haven.board.move;

import haven.board.Board;
import java.util.Arrays;

/**
 * Where every step over ice comes to rest, and for every cell the steps that come to rest there: a
 * search that works backwards needs both.
 */
final class SlideTable {
  /** Six sides and the link, which has no direction to slide in. */
  static final int WAYS = 7;

  private static final int LINK = 6;

  private final Board board;
  private final short[] rest;
  private final int[] cost;
  private final int[] first;
  private final int[] steps;

  SlideTable(Board board) {
    this.board = board;
    rest = new short[board.cells() * WAYS];
    cost = new int[board.cells() * WAYS];
    first = new int[board.cells() + 2];
    steps = new int[board.cells() * WAYS];
  }

  void fill(Footing footing) {
    Arrays.fill(first, 0);
    for (int step = 0; step < rest.length; step++) {
      int end = follow(footing, step / WAYS, step % WAYS);
      rest[step] = (short) end;
      if (end != Board.NONE) {
        first[end + 2]++;
      }
    }
    for (int cell = 2; cell < first.length; cell++) {
      first[cell] += first[cell - 1];
    }
    for (int step = 0; step < rest.length; step++) {
      if (rest[step] != Board.NONE) {
        steps[first[rest[step] + 1]++] = step;
      }
    }
  }

  private int follow(Footing footing, int cell, int way) {
    int next = way == LINK ? board.linked(cell) : footing.next(cell, way);
    if (next == Board.NONE || !footing.passable.contains(next)) {
      return Board.NONE;
    }
    if (way == LINK || !footing.icy.contains(next)) {
      cost[cell * WAYS + way] = footing.enterCost(next);
      return next;
    }
    // OVL-57: the step onto the ice is paid, the slide is not, whatever ground it ends on.
    int end = footing.slide(next, way);
    cost[cell * WAYS + way] = 1 + (footing.negative.contains(end) ? WayCost.ONE_NEGATIVE : 0);
    return end;
  }

  /** The cell in which a step ends; a step is a cell times seven plus the way. */
  int rest(int step) {
    return rest[step];
  }

  int cost(int step) {
    return cost[step];
  }

  /** Index of the first step that comes to rest in that cell; those of the next cell follow. */
  int first(int cell) {
    return first[cell];
  }

  int step(int index) {
    return steps[index];
  }
}
