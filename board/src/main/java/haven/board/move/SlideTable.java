package haven.board.move;

import haven.board.Board;

/**
 * For every cell the steps that come to rest there, slides included: what a search needs that works
 * backwards over ice.
 */
final class SlideTable {
  private final Board board;
  private final int[] first;
  private final short[] start;
  private final boolean[] slid;

  SlideTable(Board board) {
    this.board = board;
    first = new int[board.cells() + 2];
    start = new short[board.cells() * 7];
    slid = new boolean[board.cells() * 7];
  }

  void fill(Footing footing) {
    java.util.Arrays.fill(first, 0);
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int side = 0; side < 7; side++) {
        int rest = rest(footing, cell, side);
        if (rest != Board.NONE) {
          first[rest + 2]++;
        }
      }
    }
    for (int cell = 2; cell < first.length; cell++) {
      first[cell] += first[cell - 1];
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int side = 0; side < 7; side++) {
        int rest = rest(footing, cell, side);
        if (rest != Board.NONE) {
          int i = first[rest + 1]++;
          start[i] = (short) cell;
          slid[i] = side < 6 && footing.icy.contains(footing.next(cell, side));
        }
      }
    }
  }

  /** Side 6 is the link, which has no direction to slide in. */
  private int rest(Footing footing, int cell, int side) {
    int next = side < 6 ? footing.next(cell, side) : board.linked(cell);
    if (next == Board.NONE || !footing.passable.contains(next)) {
      return Board.NONE;
    }
    return side < 6 ? footing.slide(next, side) : next;
  }

  /** Index of the first step that comes to rest in that cell; those of the next cell follow. */
  int first(int cell) {
    return first[cell];
  }

  int start(int step) {
    return start[step];
  }

  boolean slid(int step) {
    return slid[step];
  }
}
