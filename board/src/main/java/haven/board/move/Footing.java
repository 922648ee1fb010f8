package haven.board.move;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Ground;
import haven.board.Terrain;

/**
 * A board as one moving figure meets it: where it may pass, where it may stop, what costs more,
 * what hurts, where it slides. Mutable scratch, filled anew for each figure; {@link Walker} says
 * how.
 */
public final class Footing {
  private final Board board;
  final CellSet passable;
  final CellSet stoppable;
  final CellSet occupied;
  final CellSet difficult;
  final CellSet negative;
  final CellSet icy;
  Movement movement = Movement.WALK;
  boolean landingPaysDifficult;
  boolean opensDoors;
  private final SlideTable slideTable;
  private boolean slidesKnown;

  public Footing(Board board) {
    this.board = board;
    passable = board.noCells();
    stoppable = board.noCells();
    occupied = board.noCells();
    difficult = board.noCells();
    negative = board.noCells();
    icy = board.noCells();
    slideTable = new SlideTable(board);
  }

  /**
   * Starts from the bare ground.
   *
   * @param landingPaysDifficult whether a jump that ends on difficult terrain pays for it (OVL-52)
   */
  public void reset(Ground ground, Movement movement, boolean landingPaysDifficult) {
    this.movement = movement;
    this.landingPaysDifficult = landingPaysDifficult;
    opensDoors = false;
    slidesKnown = false;
    occupied.clear();
    passable.fill(board.cells());
    stoppable.become(passable);
    switch (movement) {
      case WALK -> {
        passable.removeAll(ground.all(Terrain.OBSTACLE)); // OVL-65
        stoppable.removeAll(ground.all(Terrain.OBSTACLE));
        difficult.become(ground.all(Terrain.DIFFICULT)); // OVL-50
        icy.become(ground.all(Terrain.ICE)); // OVL-55
      }
      case JUMP, TELEPORT -> {
        stoppable.removeAll(ground.all(Terrain.OBSTACLE)); // OVL-66
        difficult.become(ground.all(Terrain.DIFFICULT));
        icy.clear(); // OVL-56, MOV-33
      }
      case FLY, TELEPORT_FLYING -> { // OVL-42, OVL-51, OVL-67, MOV-20
        difficult.clear();
        icy.clear();
      }
    }
    negative.clear();
    if (!movement.flies()) {
      negative.become(ground.all(Terrain.TRAP));
      negative.addAll(ground.all(Terrain.HAZARD));
    }
  }

  /** Characters, and only they, may walk, jump or fly into a closed door (OVL-14). */
  public void opensDoors() {
    slidesKnown = false;
    opensDoors = true;
  }

  /** A figure that may be passed on the way, as allies may (MOV-02), but not be stopped on. */
  public void standsAside(int cell) {
    slidesKnown = false;
    occupied.add(cell);
    stoppable.remove(cell);
  }

  /** A figure that bars the way of a walker; one jumps or flies over it (MOV-15, MOV-20). */
  public void bars(int cell) {
    standsAside(cell);
    if (movement == Movement.WALK) {
      passable.remove(cell);
    }
  }

  public Board board() {
    return board;
  }

  public Movement movement() {
    return movement;
  }

  public boolean mayStop(int cell) {
    return stoppable.contains(cell);
  }

  public boolean mayPass(int cell) {
    return passable.contains(cell);
  }

  /** The cell next to that one into which this figure might step, or {@link Board#NONE}. */
  int next(int cell, int side) {
    return opensDoors ? board.enterable(cell, side) : board.adjacent(cell, side);
  }

  boolean isUniform() {
    return movement != Movement.WALK
        || (!difficult.meets(passable) && !negative.meets(passable) && !icy.meets(passable));
  }

  boolean slides() {
    return movement == Movement.WALK && !icy.isEmpty();
  }

  /** OVL-50: two points for difficult terrain; OVL-41: every negative hex entered counts. */
  int enterCost(int cell) {
    return (difficult.contains(cell) ? 2 : 1) + (negative.contains(cell) ? Cost.ONE_NEGATIVE : 0);
  }

  SlideTable slideTable() {
    if (!slidesKnown) {
      slideTable.fill(this);
      slidesKnown = true;
    }
    return slideTable;
  }

  /**
   * Where a step that enters {@code entered} in that direction comes to rest: ice carries on in the
   * same direction until the way is barred or the ice ends (OVL-55, OVL-58, OVL-59). No slide
   * carries a figure into a closed door, which only normal movement enters.
   */
  int slide(int entered, int side) {
    int cell = entered;
    while (icy.contains(cell)) {
      int next = board.adjacent(cell, side);
      if (next == Board.NONE || !passable.contains(next) || occupied.contains(next)) {
        return cell;
      }
      cell = next;
    }
    return cell;
  }
}
