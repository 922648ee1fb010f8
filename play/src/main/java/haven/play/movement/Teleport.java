package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Door;
import haven.board.Hex;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.List;

/**
 * A teleport: into a hex, without a way to it (MOV-30) and without movement (MOV-31), so that no
 * condition hinders it.
 */
public final class Teleport {
  private final Scene scene;
  private final int figure;
  private final CellSet revealed;
  private final CellSet offered;
  private final Footing footing;

  private Teleport(Scene scene, int figure, CellSet offered, CellSet revealed, boolean forced) {
    this.scene = scene;
    this.figure = figure;
    this.offered = offered;
    this.revealed = revealed;
    footing = new Footing(scene.board());
    Figure mover = scene.figures().get(figure);
    Movement movement = Movement.of(mover.is(Figure.Trait.FLYING), false, true);
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
        scene, MoveAbility.indexOf(scene, figure), around(scene, figure, hexes), revealed, false);
  }

  /** A teleport into one of the hexes that an ability names. */
  public static Teleport among(Scene scene, Figure figure, List<Hex> hexes, CellSet revealed) {
    CellSet offered = scene.board().noCells();
    hexes.stream().mapToInt(scene.board()::at).forEach(offered::add);
    return new Teleport(scene, MoveAbility.indexOf(scene, figure), offered, revealed, false);
  }

  /** Teleport X of another figure: forced movement, which opens no door (FRC-25). */
  public static Teleport forced(Scene scene, Figure target, int hexes, CellSet revealed) {
    ForcedMove.refuseObjective(scene, target);
    return new Teleport(
        scene, MoveAbility.indexOf(scene, target), around(scene, target, hexes), revealed, true);
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
    return PathFault.hexes(scene.board(), cells);
  }

  /**
   * Teleports into a hex, the effects of which take place, ice excepted (MOV-33).
   *
   * @throws Refused if it is not a valid one
   */
  public Moved into(Hex hex) {
    Board board = scene.board();
    int cell = PathFault.cells(board, List.of(hex)).getFirst();
    if (!offered.contains(cell)) {
      throw new Refused("MOV-30", hex + " is too far away");
    }
    if (!revealed.contains(cell)) {
      throw new Refused("MOV-34", hex + " lies in a room that is not revealed");
    }
    if (!footing.mayStop(cell)) {
      throw refusal(hex, cell);
    }
    boolean opens = board.isShut(cell);
    return new Footsteps(scene, figure)
        .appear(hex, !footing.movement().flies())
        .moved(0, 0, opens, false);
  }

  private Refused refusal(Hex hex, int cell) {
    if (scene.board().isShut(cell)) {
      return scene.board().door(cell).filter(door -> door == Door.LOCKED).isPresent()
          ? new Refused("MOV-35", "the door at " + hex + " is locked")
          : new Refused("MOV-34", "the figure does not open the door at " + hex);
    }
    return new Refused("MOV-32", hex + " is occupied or an obstacle");
  }
}
