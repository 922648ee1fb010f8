package haven.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Straight lines held against every wall of a board, one by one and in whole numbers: slow, plain,
 * and nothing to do with how {@link SightRule} decides.
 */
final class FreeLines {
  /** Points inside a hex lie on a grid this much finer than the corners. */
  private static final int FINE = 1000;

  private final Board board;
  private final List<long[]> walls = new ArrayList<>();

  FreeLines(Board board) {
    this.board = board;
    for (WallLine line : board.layout().lines()) {
      addEdge(line.hex(), line.side().ordinal());
    }
    for (Hex wall : board.layout().walls()) {
      addAround(wall);
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.isShut(cell)) {
        addAround(board.hex(cell));
      }
    }
  }

  private void addAround(Hex hex) {
    for (int side = 0; side < 6; side++) {
      addEdge(hex, side);
    }
  }

  private void addEdge(Hex hex, int side) {
    long[] a = corner(hex, side);
    long[] b = corner(hex, side + 1);
    walls.add(new long[] {a[0], a[1], b[0], b[1]});
  }

  /**
   * A corner in axial coordinates: a third of the way between the centres of the three hexes that
   * meet there.
   */
  private static long[] corner(Hex hex, int k) {
    Hex next = hex.step(Direction.ALL.get(k % 6));
    Hex previous = hex.step(Direction.ALL.get((k + 5) % 6));
    return new long[] {
      (long) FINE * (hex.q() + next.q() + previous.q()),
      (long) FINE * (hex.r() + next.r() + previous.r())
    };
  }

  /** LOS-06a word by word: 36 lines. */
  boolean anyBetweenCorners(int from, int to) {
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 6; j++) {
        if (isFree(corner(board.hex(from), i), corner(board.hex(to), j))) {
          return true;
        }
      }
    }
    return false;
  }

  /** How many of so many lines between random points of the two hexes are free. */
  int between(int from, int to, int lines, Random random) {
    int free = 0;
    for (int i = 0; i < lines; i++) {
      if (isFree(point(board.hex(from), random), point(board.hex(to), random))) {
        free++;
      }
    }
    return free;
  }

  /** A point of the closed hex, its corners and edges included. */
  private static long[] point(Hex hex, Random random) {
    long[] a = corner(hex, random.nextInt(6));
    long[] b = corner(hex, random.nextInt(6));
    int share = random.nextInt(FINE + 1);
    return new long[] {
      a[0] + Math.floorDiv((b[0] - a[0]) * share, FINE),
      a[1] + Math.floorDiv((b[1] - a[1]) * share, FINE)
    };
  }

  private boolean isFree(long[] a, long[] b) {
    for (long[] wall : walls) {
      if (touch(a[0], a[1], b[0], b[1], wall)) {
        return false;
      }
    }
    return true;
  }

  private static boolean touch(long ax, long ay, long bx, long by, long[] wall) {
    int c = side(ax, ay, bx, by, wall[0], wall[1]);
    int d = side(ax, ay, bx, by, wall[2], wall[3]);
    int a = side(wall[0], wall[1], wall[2], wall[3], ax, ay);
    int b = side(wall[0], wall[1], wall[2], wall[3], bx, by);
    if (a == 0 && b == 0) {
      return Math.max(ax, bx) >= Math.min(wall[0], wall[2])
          && Math.max(wall[0], wall[2]) >= Math.min(ax, bx)
          && Math.max(ay, by) >= Math.min(wall[1], wall[3])
          && Math.max(wall[1], wall[3]) >= Math.min(ay, by);
    }
    return c * d <= 0 && a * b <= 0;
  }

  private static int side(long ax, long ay, long bx, long by, long px, long py) {
    return Long.signum((bx - ax) * (py - ay) - (by - ay) * (px - ax));
  }
}
