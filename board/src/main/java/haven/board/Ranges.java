package haven.board;

import java.util.Arrays;

/**
 * How far it is from one cell of a board to all others (LOS-01 to LOS-03), and which of them are
 * near. Its fields are final: whoever sees it at all, on whatever thread, sees it complete.
 */
final class Ranges {
  /** Up to that range it is kept which cells are within it: few attacks reach further. */
  private static final int NEAR = 5;

  private final byte[] toAll;
  private final CellSet[] within;

  private Ranges(byte[] toAll) {
    this.toAll = toAll;
    within = new CellSet[NEAR + 1];
    for (int range = 0; range <= NEAR; range++) {
      within[range] = new CellSet(toAll.length);
      collect(range, within[range]);
    }
  }

  static Ranges from(Board board, int from) {
    byte[] row = new byte[board.cells()];
    Arrays.fill(row, (byte) Board.UNREACHABLE);
    int[] queue = new int[row.length];
    int tail = 0;
    row[from] = 0;
    queue[tail++] = from;
    for (int head = 0; head < tail; head++) {
      int cell = queue[head];
      for (int side = 0; side < 6; side++) {
        int next = board.adjacent(cell, side);
        if (next != Board.NONE && row[next] == Board.UNREACHABLE) {
          row[next] = (byte) Math.min(row[cell] + 1, Board.UNREACHABLE - 1);
          queue[tail++] = next;
        }
      }
    }
    return new Ranges(row);
  }

  /** By cell; not to be written to. */
  byte[] toAll() {
    return toAll;
  }

  /** Adds the cells within that range, the one itself included. */
  void addWithin(int range, CellSet into) {
    if (range <= NEAR) {
      into.addAll(within[range]);
    } else {
      collect(range, into);
    }
  }

  private void collect(int range, CellSet into) {
    for (int cell = 0; cell < toAll.length; cell++) {
      if (toAll[cell] <= range) {
        into.add(cell);
      }
    }
  }
}
