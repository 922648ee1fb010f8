package haven.board;

import java.util.ArrayDeque;

/** Into how many parts the obstacles divide a map, so that none is ever sealed (TIL-11, TIL-12). */
public final class Parts {
  private Parts() {}

  /**
   * The number of connected parts of the revealed map without its obstacles. Doors that are closed
   * but not locked are ways, as are links; figures are in nobody's way here. A single hex is a
   * part, and so is a locked door that can no longer be stepped up to: it will open some day.
   */
  public static int count(Board board, CellSet revealed, CellSet obstacles) {
    CellSet left = revealed.copy();
    left.removeAll(obstacles);
    for (int cell = left.next(0); cell >= 0; cell = left.next(cell + 1)) {
      if (board.door(cell).filter(door -> door == Door.LOCKED).isPresent()) {
        left.remove(cell);
      }
    }
    int parts = lockedAway(board, left);
    for (int cell = left.next(0); cell >= 0; cell = left.next(cell)) {
      parts++;
      walkOff(board, left, cell);
    }
    return parts;
  }

  /** The locked doors without a free hex before them. */
  private static int lockedAway(Board board, CellSet free) {
    int number = 0;
    for (Hex hex : board.layout().doors().keySet()) {
      int door = board.at(hex);
      if (board.door(door).filter(state -> state == Door.LOCKED).isPresent()
          && Direction.ALL.stream().noneMatch(side -> isBefore(board, hex, side, free))) {
        number++;
      }
    }
    return number;
  }

  private static boolean isBefore(Board board, Hex door, Direction side, CellSet free) {
    int cell = board.cell(door.step(side));
    return cell != Board.NONE
        && free.contains(cell)
        && !board.layout().lines().contains(new WallLine(door, side));
  }

  private static void walkOff(Board board, CellSet left, int start) {
    var open = new ArrayDeque<Integer>();
    open.push(start);
    left.remove(start);
    while (!open.isEmpty()) {
      int cell = open.pop();
      for (int side = 0; side < 6; side++) {
        reach(left, board.enterable(cell, side), open);
      }
      reach(left, board.linked(cell), open);
    }
  }

  private static void reach(CellSet left, int cell, ArrayDeque<Integer> open) {
    if (cell != Board.NONE && left.contains(cell)) {
      left.remove(cell);
      open.push(cell);
    }
  }
}
