package haven.board.move;

import haven.board.Board;
import haven.board.CellSet;

/**
 * A search that goes on by whole sets of cells: ring after ring of those that cost one point more
 * and, when there are no more of them, of those behind one more negative hex (FOC-23). It is for
 * steps of one or two points; {@link CostQueue} is for slides.
 */
final class Rings {
  private final Board board;
  private final CellSet seen;
  private final CellSet fresh;
  private final CellSet ahead;
  private final CellSet hurting;
  private final CellSet slow;
  private Track now;
  private Track behind;
  private int negatives;
  private int points;
  private boolean uniform;

  /** The ring reached last was at the limit: nobody has looked yet what lies behind it. */
  private boolean paused;

  /** The cells that wait, by the points of the way to them. */
  private static final class Track {
    private final Board board;
    private CellSet[] rings = {};
    private int length;

    Track(Board board) {
      this.board = board;
    }

    CellSet at(int points) {
      if (points >= rings.length) {
        var more = new CellSet[2 * points + 8];
        System.arraycopy(rings, 0, more, 0, rings.length);
        for (int i = rings.length; i < more.length; i++) {
          more[i] = board.noCells();
        }
        rings = more;
      }
      length = Math.max(length, points + 1);
      return rings[points];
    }

    void clear() {
      while (length > 0) {
        rings[--length].clear();
      }
    }
  }

  Rings(Board board) {
    this.board = board;
    seen = board.noCells();
    fresh = board.noCells();
    ahead = board.noCells();
    hurting = board.noCells();
    slow = board.noCells();
    now = new Track(board);
    behind = new Track(board);
  }

  void begin(Footing footing, int start) {
    uniform = footing.isUniform();
    now.clear();
    behind.clear();
    seen.clear();
    negatives = 0;
    points = 0;
    paused = false;
    now.at(0).add(start);
  }

  /**
   * Marks what costs no more than the limit.
   *
   * @param back from everywhere to the origin, in place of the other way round
   * @param cost filled in cell by cell
   * @param line filled with the cells that are reached, cheapest first, then by number
   * @param reached how many are in the line already
   * @return how many are in the line now
   */
  int spread(
      Footing footing, int origin, boolean back, int limit, int[] cost, int[] line, int reached) {
    int size = reached;
    if (paused) {
      paused = false;
      leave(footing, origin, back);
      points++;
    }
    while (now.length > 0) {
      for (; points < now.length; points++) {
        int price = WayCost.of(negatives, points);
        if (price > limit) {
          return size;
        }
        fresh.become(now.rings[points]);
        fresh.removeAll(seen);
        for (int cell = fresh.next(0); cell >= 0; cell = fresh.next(cell + 1)) {
          cost[cell] = price;
          line[size++] = cell;
        }
        seen.addAll(fresh);
        if (price == limit) {
          paused = true;
          return size;
        }
        leave(footing, origin, back);
      }
      Track done = now;
      now = behind;
      behind = done;
      behind.clear();
      negatives++;
      points = 0;
    }
    return size;
  }

  private void leave(Footing footing, int origin, boolean back) {
    if (back) {
      comeFrom(footing, origin);
    } else {
      goOn(footing, origin);
    }
  }

  /** From the ring just reached to the cells around it: what is entered has its price. */
  private void goOn(Footing footing, int origin) {
    ahead.clear();
    for (int cell = fresh.next(0); cell >= 0; cell = fresh.next(cell + 1)) {
      if (cell == origin || !board.isShut(cell)) {
        ahead.addAll(footing.around(cell));
      }
    }
    ahead.removeAll(seen);
    ahead.retainAll(footing.passable);
    if (uniform) {
      offer(ahead, now, 1);
      return;
    }
    if (ahead.meets(footing.negative)) {
      hurting.become(ahead);
      hurting.retainAll(footing.negative);
      ahead.removeAll(footing.negative);
      offerBySteps(footing, hurting, behind);
    }
    offerBySteps(footing, ahead, now);
  }

  private void offerBySteps(Footing footing, CellSet cells, Track track) {
    if (cells.meets(footing.difficult)) {
      slow.become(cells);
      slow.retainAll(footing.difficult);
      cells.removeAll(footing.difficult);
      offer(slow, track, 2); // OVL-50
    }
    offer(cells, track, 1);
  }

  private void offer(CellSet cells, Track track, int step) {
    if (!cells.isEmpty()) {
      track.at(points + step).addAll(cells);
    }
  }

  /** From the cells around to the ring just reached: each of its cells has its price. */
  private void comeFrom(Footing footing, int origin) {
    for (int cell = fresh.next(0); cell >= 0; cell = fresh.next(cell + 1)) {
      if (cell == origin || (footing.passable.contains(cell) && !board.isShut(cell))) {
        boolean negative = !uniform && footing.negative.contains(cell);
        int step = uniform ? 1 : footing.stepPoints(cell);
        (negative ? behind : now).at(points + step).addAll(footing.around(cell));
      }
    }
  }
}
