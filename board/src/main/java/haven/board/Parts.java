package haven.board;

import java.util.ArrayDeque;

/** Into how many parts the obstacles divide a map, so that none is ever sealed (TIL-11, TIL-12). */
public final class Parts {
  private final Board board;
  private final CellSet left;

  private Parts(Board board, CellSet left) {
    this.board = board;
    this.left = left;
  }

  /**
   * The number of connected parts of the revealed map without its obstacles. The doors of the
   * revealed map belong to it and are ways, also those that are closed or locked as yet: what is
   * behind them must stay within reach. Links are ways, and figures are in nobody's way here. A
   * single hex is a part.
   */
  public static int count(Board board, CellSet revealed, CellSet obstacles) {
    CellSet left = revealed.copy();
    for (Hex door : board.layout().doors().keySet()) {
      for (Direction side : Direction.ALL) {
        int next = beyond(board, board.at(door), side);
        if (next != Board.NONE && revealed.contains(next)) {
          left.add(board.at(door));
        }
      }
    }
    left.removeAll(obstacles);
    return new Parts(board, left).count();
  }

  private int count() {
    int parts = 0;
    for (int cell = left.next(0); cell >= 0; cell = left.next(cell)) {
      parts++;
      walkOff(cell);
    }
    return parts;
  }

  private void walkOff(int start) {
    var open = new ArrayDeque<Integer>();
    open.push(start);
    left.remove(start);
    while (!open.isEmpty()) {
      int cell = open.pop();
      for (Direction side : Direction.ALL) {
        reach(beyond(board, cell, side), open);
      }
      reach(board.linked(cell), open);
    }
  }

  /**
   * The cell on that side, unless there is a wall between; doors are none, whatever their state.
   */
  private static int beyond(Board board, int cell, Direction side) {
    Hex hex = board.hex(cell);
    return board.layout().lines().contains(new WallLine(hex, side))
        ? Board.NONE
        : board.cell(hex.step(side));
  }

  private void reach(int cell, ArrayDeque<Integer> open) {
    if (cell != Board.NONE && left.contains(cell)) {
      left.remove(cell);
      open.push(cell);
    }
  }
}
