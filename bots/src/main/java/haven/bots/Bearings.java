package haven.bots;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Ground;
import haven.board.Terrain;
import haven.play.table.Figure;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How far it is from a figure to every cell, on foot; through a trap only where nothing else leads.
 */
final class Bearings {
  /** Farther than anything. */
  static final int FAR = 99;

  private static final int SIDES = 6;
  private static final int DETOUR = 7;

  private final Board board;
  private final boolean[] taken;
  private final Ways safe;

  /** Where it sets foot into traps and hazards if need be. */
  private final Ways bold;

  private boolean risky;

  /** What it takes to get to each cell, and from where the last step leads there. */
  private record Ways(int[] cost, int[] before) {
    static Ways over(int cells) {
      int[] cost = new int[cells];
      Arrays.fill(cost, FAR);
      return new Ways(cost, new int[cells]);
    }
  }

  private Bearings(State state, Figure mover, boolean over, int most) {
    board = state.board();
    taken = new boolean[board.cells()];
    boolean[] barred = barred(state, mover, over);
    safe = spread(state, mover, barred, over, most, false);
    bold = risky && !over ? spread(state, mover, barred, false, most, true) : safe;
  }

  static Bearings of(State state, Figure mover, boolean jump, int most) {
    return new Bearings(state, mover, jump || mover.isFlying(), most);
  }

  private Ways ways(int cell) {
    return isRisky(cell) ? bold : safe;
  }

  /** Whether only a trap or a hazard leads there. */
  boolean isRisky(int cell) {
    return safe.cost[cell] == FAR;
  }

  int cost(int cell) {
    return ways(cell).cost[cell];
  }

  /** Whether the figure could stop there. */
  boolean isFree(int cell) {
    return !taken[cell];
  }

  /** The first step of the way to that cell. */
  int firstStep(int from, int to) {
    int[] before = ways(to).before;
    int step = to;
    while (before[step] != from) {
      step = before[step];
    }
    return step;
  }

  /** The cells of the way from where it begins, without that one. */
  List<Integer> path(int from, int to) {
    int[] before = ways(to).before;
    List<Integer> path = new ArrayList<>();
    for (int cell = to; cell != from; cell = before[cell]) {
      path.add(cell);
    }
    return path.reversed();
  }

  private boolean[] barred(State state, Figure mover, boolean over) {
    boolean[] barred = new boolean[board.cells()];
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      Figure other = all.get(i);
      if (!other.id().equals(mover.id())) {
        int cell = board.at(other.hex());
        taken[cell] = true;
        barred[cell] = !over && (other.isEnemyOf(mover) || other.isObjective());
      }
    }
    return barred;
  }

  private Ways spread(
      State state, Figure mover, boolean[] barred, boolean over, int most, boolean boldly) {
    Ways ways = Ways.over(board.cells());
    int[] cost = ways.cost;
    Ground ground = state.ground();
    int start = board.at(mover.hex());
    cost[start] = 0;
    // Costs are 1 or 2, so that three rows of cells in waiting are enough.
    int[][] rows = new int[3][cost.length + 1];
    int[] sizes = new int[3];
    rows[0][sizes[0]++] = start;
    for (int now = 0; now <= most; now++) {
      int[] row = rows[now % 3];
      int size = sizes[now % 3];
      sizes[now % 3] = 0;
      if (size == 0 && sizes[(now + 1) % 3] == 0 && sizes[(now + 2) % 3] == 0) {
        return ways;
      }
      for (int i = 0; i < size; i++) {
        int cell = row[i];
        if (cost[cell] != now || cell != start && board.isShut(cell)) {
          continue;
        }
        for (int side = 0; side < SIDES; side++) {
          int next = board.enterable(cell, side);
          if (next == Board.NONE || barred[next]) {
            continue;
          }
          int step = step(ground, next, over, boldly);
          if (step > 0 && now + step <= most && now + step < cost[next]) {
            cost[next] = now + step;
            ways.before[next] = cell;
            int later = (now + step) % 3;
            if (sizes[later] < rows[later].length) {
              rows[later][sizes[later]++] = next;
            }
          }
        }
      }
    }
    return ways;
  }

  private static boolean isRisky(Terrain terrain) {
    return terrain == Terrain.TRAP || terrain == Terrain.HAZARD;
  }

  /** 0 where one cannot go, or does not want to. */
  private int step(Ground ground, int cell, boolean over, boolean boldly) {
    Terrain terrain = ground.at(cell);
    if (terrain == Terrain.OBSTACLE) {
      taken[cell] = true;
      return over ? 1 : 0;
    }
    if (isRisky(terrain)) {
      risky = true;
      taken[cell] |= over;
      return over || boldly ? 1 : 0;
    }
    return !over && (terrain == Terrain.DIFFICULT || terrain == Terrain.WATER) ? 2 : 1;
  }

  /**
   * Steps from each cell to the nearest of some, around obstacles, whoever stands in the way; a
   * trap is as bad as a detour.
   */
  static int[] to(State state, CellSet goals) {
    Board board = state.board();
    int[] steps = new int[board.cells()];
    Arrays.fill(steps, FAR);
    int[] queue = new int[board.cells()];
    int tail = 0;
    for (int cell = goals.next(0); cell >= 0; cell = goals.next(cell + 1)) {
      steps[cell] = 0;
      queue[tail++] = cell;
    }
    Ground ground = state.ground();
    int[] risky = new int[board.cells()];
    int traps = 0;
    int head = 0;
    for (int now = 0; head < tail || traps > 0; now++) {
      for (int i = 0; i < traps; i++) {
        if (steps[risky[i]] == now) {
          queue[tail++] = risky[i];
          risky[i--] = risky[--traps];
        }
      }
      for (; head < tail && steps[queue[head]] == now; head++) {
        int cell = queue[head];
        for (int side = 0; side < SIDES; side++) {
          int next = board.enterable(cell, side);
          if (next == Board.NONE
              || steps[next] != FAR
              || ground.at(next) == Terrain.OBSTACLE
              || board.isShut(next) && !board.isShut(cell)) {
            continue;
          }
          boolean trap = isRisky(ground.at(next));
          steps[next] = now + (trap ? DETOUR : 1);
          if (trap) {
            risky[traps++] = next;
          } else {
            queue[tail++] = next;
          }
        }
      }
    }
    return steps;
  }
}
