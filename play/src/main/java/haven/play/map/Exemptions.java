package haven.play.map;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Door;
import haven.board.Hex;
import haven.model.map.ScenarioMap;
import haven.play.table.Field;

/** Rules of the board that a scenario changes (SCM-11). */
public final class Exemptions {
  private Exemptions() {}

  /** The cells to which a teleport from that one may lead, as far as the scenario has a say. */
  public static CellSet teleportEnds(Field field, int from) {
    Board board = field.board();
    return field
            .map()
            .printed()
            .exemptions()
            .contains(ScenarioMap.Exemption.NO_TELEPORT_BETWEEN_SEPARATE_TILES)
        ? connected(board, from)
        : board.allCells();
  }

  /** What hangs together by adjacent hexes and doors of any state. */
  private static CellSet connected(Board board, int from) {
    Board open = board;
    for (Hex door : board.layout().doors().keySet()) {
      open = open.with(door, Door.OPEN);
    }
    CellSet reached = board.noCells();
    for (int cell = 0; cell < board.cells(); cell++) {
      reached.set(cell, open.range(from, cell) < Board.UNREACHABLE);
    }
    return reached;
  }
}
