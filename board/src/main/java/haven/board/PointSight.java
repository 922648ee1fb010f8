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
  private final HexBox frame;
  private final int q;
  private final int r;
  private final int target;
  private final int vq;
  private final int vr;
  private final int[] leftX;
  private final int[] leftY;
  private final int[] rightX;
  private final int[] rightY;
  private final boolean[] leadsOn;
  private int leftPosts;
  private int rightPosts;
  private boolean noWallNear = true;

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
    leadsOn = new boolean[frame.size()];
  }

  boolean sees() {
    int start = frame.index(new Hex(q, r));
    markWhatLeadsTo(target);
    return noWallNear || (leadsOn[start] && follow(start, -1));
  }

  /**
   * Marks the hexes near the line from which the target can be come at without crossing a wall.
   * Without it a far target behind a wall would have every chain of gates tried in vain.
   */
  private void markWhatLeadsTo(int hex) {
    leadsOn[hex] = true;
    int walls = board.wallLines(hex);
    noWallNear &= walls == 0;
    for (int side = 0; side < 6; side++) {
      int next = hex + frame.step(side);
      if ((walls & 1 << side) == 0
          && Corner.nearLine(vq, vr, frame.q(next) - q, frame.r(next) - r)
          && !leadsOn[next]) {
        markWhatLeadsTo(next);
      }
    }
  }

  private boolean follow(int hex, int cameBy) {
    if (hex == target) {
      return true;
    }
    int walls = board.wallLines(hex);
    int straight = straightest(hex);
    int lefts = leftPosts;
    int rights = rightPosts;
    for (int i = 0; i < 6; i++) {
      int side = (straight + TURNS[i]) % 6;
      if ((walls & 1 << side) == 0
          && (cameBy < 0 || side != (cameBy + 3) % 6)
          && leadsOn[hex + frame.step(side)]
          && passes(hex, side)
          && follow(hex + frame.step(side), side)) {
        return true;
      }
      leftPosts = lefts;
      rightPosts = rights;
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

  /** Adds the gate on that side of the hex; false if no line passes it and all before it. */
  private boolean passes(int hex, int side) {
    int hq = frame.q(hex);
    int hr = frame.r(hex);
    return leftPosts < leftX.length
        && rightPosts < rightX.length
        && addRight(Corner.x(hq, side), Corner.y(hr, side))
        && addLeft(Corner.x(hq, side + 1), Corner.y(hr, side + 1));
  }

  /** Gates next to each other have a post in common, which is kept once. */
  private boolean addLeft(int x, int y) {
    int last = leftPosts - 1;
    if (last >= 0 && leftX[last] == x && leftY[last] == y) {
      return true;
    }
    leftX[leftPosts] = x;
    leftY[leftPosts] = y;
    leftPosts++;
    return fits(leftX, leftY, leftPosts, rightX, rightY, rightPosts, 1);
  }

  private boolean addRight(int x, int y) {
    int last = rightPosts - 1;
    if (last >= 0 && rightX[last] == x && rightY[last] == y) {
      return true;
    }
    rightX[rightPosts] = x;
    rightY[rightPosts] = y;
    rightPosts++;
    return fits(rightX, rightY, rightPosts, leftX, leftY, leftPosts, -1);
  }

  /**
   * The newest post against all chords of the other side, and its chords against all posts there.
   */
  private boolean fits(
      int[] ownX, int[] ownY, int own, int[] otherX, int[] otherY, int others, int side) {
    int post = own - 1;
    for (int i = 0; i < others; i++) {
      for (int j = 0; j <= i; j++) {
        if (!clear(otherX, otherY, i, j, ownX, ownY, post, side)) {
          return false;
        }
      }
      for (int j = 0; j < own; j++) {
        if (!clear(ownX, ownY, post, j, otherX, otherY, i, -side)) {
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
