package haven.board;

/**
 * Line of sight from any point to any point (LOS-06b), exactly.
 *
 * <p>A line that touches no wall can be shifted a little and still touches none. So if there is
 * one, there is one that starts and ends inside the two hexes and meets no corner: it leaves every
 * hex on its way through the inside of an edge without a wall, a gate. The search follows all
 * chains of gates; a straight line passes a chain exactly when it can keep all left posts of the
 * gates strictly to its left and all right posts strictly to its right. Gaps of width zero fail
 * that test, gaps of any greater width pass it.
 *
 * <p>In the direction from hex to hex ("along") every line of sight advances. The lower hull of the
 * left posts minus the upper hull of the right posts is convex, so it is positive everywhere if it
 * is at each post: a line exists exactly when no left post is on or below a chord of right posts,
 * nor a right post on or above a chord of left posts.
 */
final class PointSight {
  private final Board board;
  private final Frame frame;
  private final int q;
  private final int r;
  private final int target;
  private final int vq;
  private final int vr;
  private final int[] leftX;
  private final int[] leftY;
  private final int[] rightX;
  private final int[] rightY;

  PointSight(Board board, int from, int to) {
    this.board = board;
    frame = board.frame();
    Hex start = board.hex(from);
    Hex end = board.hex(to);
    q = start.q();
    r = start.r();
    target = frame.index(end);
    vq = end.q() - q;
    vr = end.r() - r;
    int most = 3 * Hex.distance(vq, vr) + 4;
    leftX = new int[most];
    leftY = new int[most];
    rightX = new int[most];
    rightY = new int[most];
  }

  boolean sees() {
    return follow(frame.index(new Hex(q, r)), 0, -1);
  }

  private boolean follow(int hex, int gates, int cameBy) {
    if (hex == target) {
      return true;
    }
    if (gates == leftX.length) {
      return false;
    }
    int walls = board.wallLines(hex);
    int straight = straightest(hex);
    for (int i = 0; i < 6; i++) {
      int side = (straight + TURNS[i]) % 6;
      if ((walls & 1 << side) == 0
          && (cameBy < 0 || side != (cameBy + 3) % 6)
          && leadsOn(hex + frame.step(side))
          && passes(hex, side, gates)
          && follow(hex + frame.step(side), gates + 1, side)) {
        return true;
      }
    }
    return false;
  }

  private static final int[] TURNS = {0, 1, 5, 2, 4, 3};

  /** The side that points best to the target, to try first. */
  private int straightest(int hex) {
    int dq = frame.q(target) - frame.q(hex);
    int dr = frame.r(target) - frame.r(hex);
    int best = 0;
    int most = Integer.MIN_VALUE;
    for (Direction side : Direction.ALL) {
      int along = 2 * dq * side.dq + dq * side.dr + dr * side.dq + 2 * dr * side.dr;
      if (along > most) {
        most = along;
        best = side.ordinal();
      }
    }
    return best;
  }

  private boolean leadsOn(int hex) {
    return Corner.nearLine(vq, vr, frame.q(hex) - q, frame.r(hex) - r);
  }

  /** Adds the gate on that side of the hex; false if no line passes it and all before it. */
  private boolean passes(int hex, int side, int gates) {
    int hq = frame.q(hex);
    int hr = frame.r(hex);
    rightX[gates] = Corner.x(hq, side);
    rightY[gates] = Corner.y(hr, side);
    leftX[gates] = Corner.x(hq, side + 1);
    leftY[gates] = Corner.y(hr, side + 1);
    for (int i = 0; i <= gates; i++) {
      for (int j = 0; j <= i; j++) {
        // Chords that end in the new post against all posts, and the new posts against all chords.
        if (!clear(rightX, rightY, gates, j, leftX, leftY, i, 1)
            || !clear(rightX, rightY, gates, i, leftX, leftY, j, 1)
            || !clear(leftX, leftY, gates, j, rightX, rightY, i, -1)
            || !clear(leftX, leftY, gates, i, rightX, rightY, j, -1)
            || !clear(rightX, rightY, i, j, leftX, leftY, gates, 1)
            || !clear(leftX, leftY, i, j, rightX, rightY, gates, -1)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether post p lies strictly beyond the chord from post a to post b, where it spans p. */
  private boolean clear(
      int[] chordX, int[] chordY, int a, int b, int[] postX, int[] postY, int p, int side) {
    int atA = along(chordX[a], chordY[a]);
    int atB = along(chordX[b], chordY[b]);
    int atP = along(postX[p], postY[p]);
    if (atP == atA) {
      return side * across(postX[p] - chordX[a], postY[p] - chordY[a]) > 0;
    }
    if (atP == atB) {
      return side * across(postX[p] - chordX[b], postY[p] - chordY[b]) > 0;
    }
    if (atA < atP && atP < atB) {
      return side * Corner.turn(chordX[a], chordY[a], chordX[b], chordY[b], postX[p], postY[p]) > 0;
    }
    if (atB < atP && atP < atA) {
      return side * Corner.turn(chordX[b], chordY[b], chordX[a], chordY[a], postX[p], postY[p]) > 0;
    }
    return true;
  }

  private int along(int x, int y) {
    return 2 * vq * x + vq * y + vr * x + 2 * vr * y;
  }

  private int across(int x, int y) {
    return vq * y - vr * x;
  }
}
