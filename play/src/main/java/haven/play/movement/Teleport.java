package haven.play.movement;

import haven.board.CellSet;
import haven.board.Hex;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;

/**
 * A teleport: into a hex, without a way to it (MOV-30) and without movement (MOV-31), so that no
 * condition hinders it.
 */
public final class Teleport {
  private final Scene scene;
  private final CellSet offered;
  private final Footing footing;

  private Teleport(Scene scene, int figure, CellSet offered, CellSet revealed, boolean forced) {
    this.scene = scene;
    this.offered = offered;
    footing = new Footing(scene.board());
    Figure mover = scene.figures().get(figure);
    Movement movement = Movement.of(mover.isFlying(), false, true);
    if (forced) {
      InTheWay.meet(footing, scene, figure, movement, mover.side()); // FRC-25: no closed door
    } else {
      InTheWay.meet(footing, scene, figure, movement);
    }
    footing.stopsOnlyIn(revealed);
  }

  /**
   * Teleport X: within X hexes, counted straight through walls (MOV-30).
   *
   * @param revealed the cells of revealed rooms, and the doors (MOV-34)
   */
  public static Teleport within(Scene scene, Figure figure, int hexes, CellSet revealed) {
    return new Teleport(
        scene, scene.indexOf(figure), around(scene, figure, hexes), revealed, false);
  }

  /** Teleport X of another figure: forced movement, which opens no door (FRC-25). */
  public static Teleport forced(Scene scene, Figure target, int hexes, CellSet revealed) {
    ForcedMove.refuseObjective(scene, target);
    return new Teleport(scene, scene.indexOf(target), around(scene, target, hexes), revealed, true);
  }

  private static CellSet around(Scene scene, Figure figure, int hexes) {
    CellSet cells = scene.board().noCells();
    for (int cell = 0; cell < scene.board().cells(); cell++) {
      cells.set(cell, figure.hex().distanceTo(scene.board().hex(cell)) <= hexes);
    }
    cells.remove(scene.board().at(figure.hex()));
    return cells;
  }

  /** Every hex to teleport into, in the order of the board. */
  public List<Hex> destinations() {
    CellSet cells = scene.board().noCells();
    offered.forEach(cell -> cells.set(cell, footing.mayStop(cell)));
    var hexes = new ArrayList<Hex>();
    cells.forEach(cell -> hexes.add(scene.board().hex(cell)));
    return hexes;
  }
}
