package haven.board.move;

import haven.board.Board;
import haven.board.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One path over a {@link Footing}, hex by hex: what is entered in which order, what it costs, where
 * ice carries the figure, and what is wrong with it. A path lists every hex entered, slides
 * included; a slide at its end may be left out, as it happens anyway.
 *
 * @param entries the hexes entered, as far as the path is right
 * @param points what they cost together
 * @param atDoor whether the figure has come to a closed door, which interrupts the walk (OVL-12)
 * @param fault what is wrong with the path, if anything
 */
public record Walk(
    int start, List<Entry> entries, int points, boolean atDoor, Optional<Fault> fault) {

  /**
   * One hex entered.
   *
   * @param slid whether ice carried the figure there
   * @param points what it cost
   * @param grounded whether the figure touches what lies there: a jump only does where it ends, a
   *     flight never (OVL-30, OVL-42)
   */
  public record Entry(int cell, boolean slid, int points, boolean grounded) {}

  /** What is wrong with a path, and at which cell. */
  public record Fault(Kind kind, int cell) {
    /** The ways in which a path can be wrong. */
    public enum Kind {
      NOTHING_ENTERED,
      NOT_ADJACENT,
      BEYOND_WALL,
      THROUGH_FIGURE,
      THROUGH_OBSTACLE,
      AGAINST_SLIDE,
      TOO_FAR,
      ENDS_OCCUPIED,
      ENDS_ON_OBSTACLE
    }
  }

  public Walk {
    entries = List.copyOf(entries);
  }

  public static Walk along(Footing footing, int start, List<Integer> path, int points) {
    return new Walker(footing, start, path, points).walk();
  }

  /** Where the figure stands afterwards. */
  public int end() {
    return entries.isEmpty() ? start : entries.getLast().cell();
  }

  private static final class Walker {
    private final Footing footing;
    private final Board board;
    private final int start;
    private final List<Integer> path;
    private final int most;
    private final List<Entry> entries = new ArrayList<>();
    private int at;
    private int spent;
    private int next;

    Walker(Footing footing, int start, List<Integer> path, int most) {
      this.footing = footing;
      board = footing.board();
      this.start = start;
      this.path = path;
      this.most = most;
      at = start;
    }

    Walk walk() {
      if (path.isEmpty()) {
        return wrong(Fault.Kind.NOTHING_ENTERED, start);
      }
      while (next < path.size()) {
        int cell = path.get(next++);
        int side = side(cell);
        Optional<Fault.Kind> fault = faultOf(cell, side);
        if (fault.isPresent()) {
          return wrong(fault.get(), cell);
        }
        enter(cell, false, footing.stepPoints(cell));
        if (board.isShut(cell)) {
          return spent > most ? wrong(Fault.Kind.TOO_FAR, cell) : done(true, Optional.empty());
        }
        if (footing.slides() && side >= 0 && !slide(side)) {
          return wrong(Fault.Kind.AGAINST_SLIDE, path.get(next));
        }
        if (spent > most) {
          return wrong(Fault.Kind.TOO_FAR, cell);
        }
      }
      return stop();
    }

    /** The side by which the figure would step, or {@link Board#NONE} for a link or no step. */
    private int side(int cell) {
      for (int side = 0; side < 6; side++) {
        if (footing.next(at, side) == cell) {
          return side;
        }
      }
      return Board.NONE;
    }

    private Optional<Fault.Kind> faultOf(int cell, int side) {
      if (side == Board.NONE && board.linked(at) != cell) { // MOV-10
        boolean touching = Direction.between(board.hex(at), board.hex(cell)).isPresent();
        return Optional.of(touching ? Fault.Kind.BEYOND_WALL : Fault.Kind.NOT_ADJACENT);
      }
      if (footing.passable.contains(cell)) {
        return Optional.empty();
      }
      return Optional.of(
          footing.occupied.contains(cell)
              ? Fault.Kind.THROUGH_FIGURE
              : Fault.Kind.THROUGH_OBSTACLE);
    }

    private void enter(int cell, boolean slid, int points) {
      boolean grounded = footing.movement == Movement.WALK;
      entries.add(new Entry(cell, slid, points, grounded));
      spent += points;
      at = cell;
    }

    /** Slides as far as the ice carries (OVL-59); false if the path wants to leave it earlier. */
    private boolean slide(int side) {
      for (int on = footing.slideOn(at, side); on != Board.NONE; on = footing.slideOn(at, side)) {
        if (next < path.size()) {
          if (path.get(next) != on) {
            return false;
          }
          next++;
        }
        enter(on, true, 0); // OVL-55, OVL-57
      }
      return true;
    }

    private Walk stop() {
      if (!footing.stoppable.contains(at)) {
        return wrong(
            footing.occupied.contains(at) ? Fault.Kind.ENDS_OCCUPIED : Fault.Kind.ENDS_ON_OBSTACLE,
            at);
      }
      if (footing.movement == Movement.JUMP) {
        Entry last = entries.removeLast();
        int landing = footing.landingPoints(at);
        entries.add(new Entry(at, false, last.points() + landing, true)); // MOV-17
        spent += landing;
      }
      return spent > most ? wrong(Fault.Kind.TOO_FAR, at) : done(false, Optional.empty());
    }

    private Walk wrong(Fault.Kind kind, int cell) {
      return done(false, Optional.of(new Fault(kind, cell)));
    }

    private Walk done(boolean atDoor, Optional<Fault> fault) {
      return new Walk(start, entries, spent, atDoor, fault);
    }
  }
}
