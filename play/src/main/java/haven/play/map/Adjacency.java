package haven.play.map;

import haven.board.Board;
import haven.board.CellSet;
import haven.play.table.Scene;

/** Which hexes are adjacent to a figure's own, and for which purpose. */
public final class Adjacency {
  private final Board board;
  private final boolean ownHexForTargets;

  private Adjacency(Scene scene) {
    board = scene.board();
    ownHexForTargets = scene.ruleset().targeting().ownHexIsAdjacent();
  }

  public static Adjacency of(Scene scene) {
    return new Adjacency(scene);
  }

  /** Across every edge that is no wall line (MAP-01); never the hex itself. */
  public CellSet to(int cell) {
    CellSet cells = board.noCells();
    for (int side = 0; side < 6; side++) {
      int next = board.adjacent(cell, side);
      if (next != Board.NONE) {
        cells.add(next);
      }
    }
    return cells;
  }

  /** The adjacent hexes of whoever chooses targets there (MAP-10). */
  public CellSet forTargets(int cell) {
    CellSet cells = to(cell);
    cells.set(cell, ownHexForTargets);
    return cells;
  }
}
