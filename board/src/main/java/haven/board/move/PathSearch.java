package haven.board.move;

import haven.board.Board;
import haven.board.CellSet;
import java.util.Arrays;

/**
 * Cheapest ways over a {@link Footing}: from one cell to all, or from all to one. Holds the answer
 * of the last search; allocates nothing while searching, so keep one and use it again.
 */
public final class PathSearch {
  private static final int WITHOUT_LIMIT = WayCost.NEVER - 1;

  private final Board board;
  private final int[] cost;
  private final Rings rings;
  private final CostQueue queue;
  private final int[] line;
  private final int[] trail;
  private final CellSet passed;
  private Footing footing;
  private int origin;
  private int reached;

  public PathSearch(Board board) {
    this.board = board;
    cost = new int[board.cells()];
    rings = new Rings(board);
    queue = new CostQueue(board.cells());
    line = new int[board.cells()];
    trail = new int[board.cells() + 1];
    passed = board.noCells();
    footing = new Footing(board);
  }

  /** Works out what it costs to come from that cell to every other. */
  public void from(Footing over, int start) {
    from(over, start, WITHOUT_LIMIT);
  }

  /** The same, but only for cells that cost no more; {@link #goOn} does the others. */
  public void from(Footing over, int start, int limit) {
    begin(over, start);
    search(limit);
  }

  /** Goes on with a search that was limited, up to another limit. */
  public void goOn(int limit) {
    search(limit);
  }

  private void search(int limit) {
    if (footing.movement.teleports()) {
      measureStraight();
    } else if (footing.slides()) {
      spreadOverIce(limit);
    } else {
      reached = rings.spread(footing, origin, false, limit, cost, line, reached);
    }
  }

  /**
   * Works out what it costs to come from every cell to that one and to stop there. Cells in which
   * the figure could not stop count as places to start from all the same (MMV-26).
   *
   * @param limit dearer ways need not be right
   */
  public void to(Footing over, int goal, int limit) {
    begin(over, goal);
    if (over.movement.teleports()) {
      measureStraight();
    } else if (over.slides()) {
      gatherOverIce(limit);
    } else {
      reached = rings.spread(over, origin, true, limit, cost, line, reached);
    }
    int landing = over.movement == Movement.WALK ? 0 : landingCost(goal);
    if (landing > 0) {
      for (int cell = 0; cell < cost.length; cell++) {
        if (cell != goal && cost[cell] != WayCost.NEVER) {
          cost[cell] += landing;
        }
      }
    }
  }

  /** The cost of being in that cell on the way, or (after {@link #to}) of the way from it. */
  public int cost(int cell) {
    return cost[cell];
  }

  /** The cost of stopping in that cell: {@link WayCost#NEVER} where the figure may not stop. */
  public int stopCost(int cell) {
    if (cell == origin) {
      return 0;
    }
    if (cost[cell] == WayCost.NEVER || !footing.stoppable.contains(cell)) {
      return WayCost.NEVER;
    }
    return footing.movement == Movement.WALK ? cost[cell] : cost[cell] + landingCost(cell);
  }

  /** A jump meets the ground in its last hex only (MOV-15, MOV-17, OVL-30, OVL-42, OVL-52). */
  private int landingCost(int cell) {
    return footing.landingPoints(cell)
        + (footing.negative.contains(cell) ? WayCost.ONE_NEGATIVE : 0);
  }

  /**
   * Adds the cells that cheapest ways to that one lead through when they have cost just so much,
   * and in which the figure may stop. Nothing is known of jumps, teleports and slides.
   */
  public void addOnTheWay(int goal, int spent, CellSet into) {
    boolean walks = footing.movement == Movement.WALK && !footing.slides();
    if (!walks && footing.movement != Movement.FLY) {
      return;
    }
    passed.clear();
    int open = 0;
    trail[open++] = goal;
    while (open > 0) {
      int cell = trail[--open];
      int soFar = cost[cell] - (walks ? footing.enterCost(cell) : 1);
      CellSet around = footing.around(cell);
      for (int from = around.next(0); from >= 0; from = around.next(from + 1)) {
        if (cost[from] == soFar && !passed.contains(from) && leadsOn(from)) {
          passed.add(from);
          if (soFar > spent) {
            trail[open++] = from;
          } else if (soFar == spent && stopCost(from) == spent) {
            into.add(from);
          }
        }
      }
    }
  }

  private boolean leadsOn(int cell) {
    return cell == origin || footing.mayPass(cell) && !board.isShut(cell);
  }

  /** How many cells the last search reached. */
  public int reached() {
    return reached;
  }

  /** The cells that were reached, cheapest first (in any order after a teleport). */
  public int reached(int i) {
    return line[i];
  }

  Footing footing() {
    return footing;
  }

  int origin() {
    return origin;
  }

  private void begin(Footing over, int start) {
    footing = over;
    origin = start;
    Arrays.fill(cost, WayCost.NEVER);
    cost[start] = 0;
    reached = 0;
    if (over.slides()) {
      queue.clear();
      queue.add(0, start);
    } else {
      rings.begin(over, start);
    }
  }

  /** MOV-30: straight through walls, figures and everything else. */
  private void measureStraight() {
    reached = cost.length;
    for (int cell = 0; cell < cost.length; cell++) {
      line[cell] = cell;
      cost[cell] = board.hex(origin).distanceTo(board.hex(cell));
    }
  }

  private void spreadOverIce(int limit) {
    SlideTable slides = footing.slideTable();
    for (int cell = take(limit); cell != Board.NONE; cell = take(limit)) {
      if (cell != origin && board.isShut(cell)) {
        continue;
      }
      int soFar = cost[cell];
      for (int step = cell * SlideTable.WAYS; step < (cell + 1) * SlideTable.WAYS; step++) {
        if (slides.rest(step) != Board.NONE) {
          offer(slides.rest(step), soFar + slides.cost(step));
        }
      }
    }
  }

  private void gatherOverIce(int limit) {
    SlideTable slides = footing.slideTable();
    for (int cell = take(limit); cell != Board.NONE; cell = take(limit)) {
      int soFar = cost[cell];
      for (int i = slides.first(cell); i < slides.first(cell + 1); i++) {
        int step = slides.step(i);
        offer(step / SlideTable.WAYS, soFar + slides.cost(step));
      }
    }
  }

  /** The cheapest cell not taken yet, or none if it costs more than the limit. */
  private int take(int limit) {
    for (int next = queue.cost(); next <= limit; next = queue.cost()) {
      int cell = queue.take(next);
      if (next == cost[cell]) {
        line[reached++] = cell;
        return cell;
      }
    }
    return Board.NONE;
  }

  private void offer(int cell, int newCost) {
    if (newCost < cost[cell]) {
      cost[cell] = newCost;
      queue.add(newCost, cell);
    }
  }
}
