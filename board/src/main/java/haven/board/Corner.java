package haven.board;

/**
 * The plane in which sight is decided: axial coordinates times three, in which all corners are
 * integers. Skew coordinates keep what matters: straight lines, and on which side of a line a point
 * lies.
 */
final class Corner {
  private static final int[] X = {2, 1, -1, -2, -1, 1};
  private static final int[] Y = {-1, 1, 2, 1, -1, -2};

  private Corner() {}

  /** Corner k; the edge on side k runs from corner k to corner k + 1. */
  static int x(int q, int corner) {
    return 3 * q + X[corner % 6];
  }

  static int y(int r, int corner) {
    return 3 * r + Y[corner % 6];
  }

  /** Positive if c lies to the left of the way from a to b, zero if on the line. */
  static int turn(int ax, int ay, int bx, int by, int cx, int cy) {
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  }

  /**
   * Whether the hex at (dq, dr) from one end can touch a line between two hexes that are (vq, vr)
   * apart: its centre is at most two hex sides away from the line between their centres, and not
   * beyond either end by more. (Cross product and length in side lengths, squared.)
   */
  static boolean nearLine(int vq, int vr, int dq, int dr) {
    int cross = vq * dr - vr * dq;
    int length = vq * vq + vq * vr + vr * vr;
    if (9 * cross * cross > 16 * length) {
      return false;
    }
    int along = 2 * vq * dq + vq * dr + vr * dq + 2 * vr * dr;
    int beyond = Math.max(-along, along - 2 * length);
    return beyond <= 0 || 3 * beyond * beyond <= 16 * length;
  }
}
