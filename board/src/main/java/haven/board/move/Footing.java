package haven.board.move;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Door;
import haven.board.Ground;
import haven.board.Terrain;
import org.jspecify.annotations.Nullable;

/**
 * A board as one moving figure meets it: where it may pass, where it may stop, what costs more,
 * what hurts, where it slides. Mutable scratch, filled anew for each figure.
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
  private @Nullable SlideTable slideTable;
  private boolean slidesKnown;

  public Footing(Board board) {
    this.board = board;
    passable = board.noCells();
    stoppable = board.noCells();
    occupied = board.noCells();
    difficult = board.noCells();
    negative = board.noCells();
    icy = board.noCells();
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
        slowedBy(ground); // OVL-50
        icy.become(ground.all(Terrain.ICE)); // OVL-55
      }
      case JUMP, TELEPORT -> {
        stoppable.removeAll(ground.all(Terrain.OBSTACLE)); // OVL-66
        slowedBy(ground);
        icy.clear(); // OVL-56, MOV-33
      }
      case FLY, TELEPORT_FLYING -> { // OVL-42, OVL-51, OVL-67, MOV-20
        difficult.clear();
        icy.clear();
      }
    }
    if (movement.teleports()) { // OVL-15, MOV-35: a shut door is a wall
      stoppable.removeAll(board.shutDoors());
    }
    negative.clear();
    if (!movement.flies()) {
      negative.become(ground.all(Terrain.TRAP));
      negative.addAll(ground.all(Terrain.HAZARD));
    }
  }

  private void slowedBy(Ground ground) {
    difficult.become(ground.all(Terrain.DIFFICULT));
    difficult.addAll(ground.all(Terrain.WATER));
  }

  /**
   * Tiles of that kind are plain floor for this figure, and all else is an obstacle (OVL-65,
   * OVL-66, OVL-67).
   */
  public void keepsTo(Ground ground, Terrain kind) {
    slidesKnown = false;
    if (movement.flies()) {
      return;
    }
    difficult.removeAll(ground.all(kind));
    stoppable.retainAll(ground.all(kind));
    if (movement == Movement.WALK) {
      passable.retainAll(ground.all(kind));
    }
  }

  /** Characters, and only they, may move or teleport into a closed door (OVL-14, MOV-34). */
  public void opensDoors() {
    slidesKnown = false;
    opensDoors = true;
    if (movement.teleports()) {
      CellSet doors = board.shutDoors();
      for (int cell = doors.next(0); cell >= 0; cell = doors.next(cell + 1)) {
        stoppable.set(cell, board.door(cell).filter(door -> door == Door.CLOSED).isPresent());
      }
    }
  }

  /** Difficult terrain costs nothing extra, as for push and pull (OVL-53, FRC-07). */
  public void ignoresDifficultTerrain() {
    slidesKnown = false;
    difficult.clear();
  }

  /** Tiles of a kind that neither slow this figure down nor hurt it. */
  public void ignores(Ground ground, Terrain kind) {
    slidesKnown = false;
    switch (kind) {
      case DIFFICULT -> difficult.clear();
      case WATER -> difficult.removeAll(ground.all(kind));
      case HAZARD, TRAP -> negative.removeAll(ground.all(kind));
      case NONE, OBSTACLE, ICE, PRESSURE_PLATE, TREASURE -> {}
    }
  }

  /**
   * Whoever is moved by a player may step on what hurts: ways are compared by points alone, and not
   * as monsters compare them (FOC-23).
   */
  public void weighsPointsOnly() {
    slidesKnown = false;
    negative.clear();
  }

  /** Whether a figure could end its movement there. */
  public boolean mayRest(int cell) {
    return stoppable.contains(cell);
  }

  /** No stop outside these cells: rooms that are not revealed, for instance (MOV-34). */
  public void stopsOnlyIn(CellSet cells) {
    stoppable.retainAll(cells);
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

  /** An obstacle that breaks when it is run into: it is no hindrance to this figure. */
  public void givesWay(int cell) {
    slidesKnown = false;
    passable.add(cell);
    stoppable.add(cell);
  }

  public Board board() {
    return board;
  }

  public boolean mayStop(int cell) {
    return stoppable.contains(cell);
  }

  public boolean mayStopIn(CellSet cells) {
    return stoppable.meets(cells);
  }

  public boolean mayPass(int cell) {
    return passable.contains(cell);
  }

  /** The cell next to that one into which this figure might step, or {@link Board#NONE}. */
  int next(int cell, int side) {
    return opensDoors ? board.enterable(cell, side) : board.adjacent(cell, side);
  }

  /** All cells into which this figure might step from that one. */
  CellSet around(int cell) {
    return board.around(cell, opensDoors);
  }

  boolean isUniform() {
    return movement != Movement.WALK
        || (!difficult.meets(passable) && !negative.meets(passable) && !icy.meets(passable));
  }

  boolean slides() {
    return movement == Movement.WALK && !icy.isEmpty();
  }

  /** What a walker's step into that cell costs: every negative hex entered counts (OVL-41). */
  int enterCost(int cell) {
    return stepPoints(cell) + (negative.contains(cell) ? WayCost.ONE_NEGATIVE : 0);
  }

  SlideTable slideTable() {
    SlideTable slides = slideTable;
    if (slides == null) {
      slides = new SlideTable(board);
      slideTable = slides;
    }
    if (!slidesKnown) {
      slides.fill(this);
      slidesKnown = true;
    }
    return slides;
  }

  /**
   * Where a step that enters {@code entered} in that direction comes to rest: ice carries on in the
   * same direction until the way is barred or the ice ends (OVL-55, OVL-58, OVL-59). No slide
   * carries a figure into a closed door, which only normal movement enters.
   */
  int slide(int entered, int side) {
    int cell = entered;
    for (int next = slideOn(cell, side); next != Board.NONE; next = slideOn(cell, side)) {
      cell = next;
    }
    return cell;
  }

  /** The one hex further to which ice carries a figure, or {@link Board#NONE} (OVL-58). */
  int slideOn(int cell, int side) {
    if (!icy.contains(cell)) {
      return Board.NONE;
    }
    int next = board.adjacent(cell, side);
    boolean barred = next == Board.NONE || !passable.contains(next) || occupied.contains(next);
    return barred ? Board.NONE : next;
  }

  /** What a step into that cell costs on the way: 2 for difficult terrain (MOV-01, OVL-50). */
  int stepPoints(int cell) {
    return movement == Movement.WALK && difficult.contains(cell) ? 2 : 1;
  }

  /** What a jump pays on top for the hex it ends in (MOV-15, MOV-17, OVL-52). */
  int landingPoints(int cell) {
    return movement == Movement.JUMP && landingPaysDifficult && difficult.contains(cell) ? 1 : 0;
  }
}
