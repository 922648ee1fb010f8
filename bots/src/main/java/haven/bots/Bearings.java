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

/** How far it is from a figure to every cell, on foot, without setting foot into a trap. */
final class Bearings {
  /** Farther than anything. */
  static final int FAR = 99;

  private static final int SIDES = 6;

  private final Board board;
  private final int[] cost;
  private final int[] before;
  private final boolean[] taken;

  private Bearings(Board board) {
    this.board = board;
    cost = new int[board.cells()];
    before = new int[board.cells()];
    taken = new boolean[board.cells()];
    Arrays.fill(cost, FAR);
  }

  static Bearings of(State state, Figure mover, boolean jump, int most) {
    Bearings bearings = new Bearings(state.board());
    bearings.spread(state, mover, jump || mover.isFlying(), most);
    return bearings;
  }

  int cost(int cell) {
    return cost[cell];
  }

  /** Whether the figure could stop there. */
  boolean isFree(int cell) {
    return !taken[cell];
  }

  /** The first step of the way to that cell. */
  int firstStep(int from, int to) {
    int step = to;
    while (before[step] != from) {
      step = before[step];
    }
    return step;
  }

  /** The cells of the way from where it begins, without that one. */
  List<Integer> path(int from, int to) {
    List<Integer> path = new ArrayList<>();
    for (int cell = to; cell != from; cell = before[cell]) {
      path.add(cell);
    }
    return path.reversed();
  }

  private void spread(State state, Figure mover, boolean over, int most) {
    boolean[] barred = new boolean[cost.length];
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      Figure other = all.get(i);
      if (!other.id().equals(mover.id())) {
        int cell = board.at(other.hex());
        taken[cell] = true;
        barred[cell] = !over && (other.isEnemyOf(mover) || other.isObjective());
      }
    }
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
        return;
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
          int step = step(ground, next, over);
          if (step > 0 && now + step <= most && now + step < cost[next]) {
            cost[next] = now + step;
            before[next] = cell;
            int later = (now + step) % 3;
            if (sizes[later] < rows[later].length) {
              rows[later][sizes[later]++] = next;
            }
          }
        }
      }
    }
  }

  /** 0 where one does not want to go. */
  private int step(Ground ground, int cell, boolean over) {
    Terrain terrain = ground.at(cell);
    if (terrain == Terrain.OBSTACLE || terrain == Terrain.TRAP || terrain == Terrain.HAZARD) {
      taken[cell] = true;
      return over ? 1 : 0;
    }
    return !over && (terrain == Terrain.DIFFICULT || terrain == Terrain.WATER) ? 2 : 1;
  }

  /** Steps from each cell to the nearest of some, around obstacles, whoever stands in the way. */
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
    for (int head = 0; head < tail; head++) {
      int cell = queue[head];
      for (int side = 0; side < SIDES; side++) {
        int next = board.enterable(cell, side);
        if (next != Board.NONE
            && steps[next] == FAR
            && ground.at(next) != Terrain.OBSTACLE
            && (!board.isShut(next) || board.isShut(cell))) {
          steps[next] = steps[cell] + 1;
          queue[tail++] = next;
        }
      }
    }
    return steps;
  }
}
