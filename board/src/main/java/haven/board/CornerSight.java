package haven.board;

/**
 * Line of sight from corner to corner (LOS-06a): one free line between any two of the corners is
 * enough; a line that touches a wall at a single point is not free, so a corner that lies on a wall
 * is useless. Both ends lie outside all walls, therefore touching the area of a wall hex and
 * touching one of its outer edges are the same.
 */
final class CornerSight {
  private final Board board;
  private int[] walls = new int[64];
  private int size;

  private CornerSight(Board board) {
    this.board = board;
  }

  static boolean sees(Board board, int from, int to) {
    return new CornerSight(board).decide(board.hex(from), board.hex(to));
  }

  private boolean decide(Hex from, Hex to) {
    collectWalls(from, to);
    if (size == 0) {
      return true;
    }
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 6; j++) {
        if (free(
            Corner.x(from.q(), i),
            Corner.y(from.r(), i),
            Corner.x(to.q(), j),
            Corner.y(to.r(), j))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Only wall lines of hexes near the line between the two can be touched. */
  private void collectWalls(Hex from, Hex to) {
    HexBox frame = board.frame();
    int vq = to.q() - from.q();
    int vr = to.r() - from.r();
    int q1 = Math.min(frame.q0() + frame.columns() - 1, Math.max(from.q(), to.q()) + 1);
    int r1 = Math.min(frame.r0() + frame.rows() - 1, Math.max(from.r(), to.r()) + 1);
    for (int q = Math.max(frame.q0(), Math.min(from.q(), to.q()) - 1); q <= q1; q++) {
      for (int r = Math.max(frame.r0(), Math.min(from.r(), to.r()) - 1); r <= r1; r++) {
        int lines = board.wallLines(frame.index(q, r));
        if (lines != 0 && Corner.nearLine(vq, vr, q - from.q(), r - from.r())) {
          addLines(q, r, lines);
        }
      }
    }
  }

  private void addLines(int q, int r, int lines) {
    for (int side = 0; side < 6; side++) {
      if ((lines & 1 << side) != 0) {
        if (size + 4 > walls.length) {
          walls = java.util.Arrays.copyOf(walls, walls.length * 2);
        }
        walls[size++] = Corner.x(q, side);
        walls[size++] = Corner.y(r, side);
        walls[size++] = Corner.x(q, side + 1);
        walls[size++] = Corner.y(r, side + 1);
      }
    }
  }

  private boolean free(int ax, int ay, int bx, int by) {
    for (int i = 0; i < size; i += 4) {
      if (touch(ax, ay, bx, by, walls[i], walls[i + 1], walls[i + 2], walls[i + 3])) {
        return false;
      }
    }
    return true;
  }

  /** Whether two closed segments share a point; the first may be a single point. */
  private static boolean touch(int ax, int ay, int bx, int by, int cx, int cy, int dx, int dy) {
    if (Math.max(ax, bx) < Math.min(cx, dx)
        || Math.max(cx, dx) < Math.min(ax, bx)
        || Math.max(ay, by) < Math.min(cy, dy)
        || Math.max(cy, dy) < Math.min(ay, by)) {
      return false;
    }
    int c = Integer.signum(Corner.turn(ax, ay, bx, by, cx, cy));
    int d = Integer.signum(Corner.turn(ax, ay, bx, by, dx, dy));
    int a = Integer.signum(Corner.turn(cx, cy, dx, dy, ax, ay));
    int b = Integer.signum(Corner.turn(cx, cy, dx, dy, bx, by));
    return c * d <= 0 && a * b <= 0;
  }
}
