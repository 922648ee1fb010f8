package haven.play.movement;

import haven.board.CellSet;
import haven.board.Hex;
import haven.board.Terrain;
import haven.play.map.Emptiness;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.List;

/** What happens when a figure stops flying (MOV-26). */
public final class Landing {
  private final Scene scene;
  private final int index;
  private final Figure figure;

  private Landing(Scene scene, Figure figure) {
    this.scene = scene;
    index = MoveAbility.indexOf(scene, figure);
    this.figure = figure;
  }

  /**
   * What may come of it: one way, or several equally near hexes among which the party decides. None
   * if a figure over an obstacle finds no hex at all.
   */
  public static List<Moved> of(Scene scene, Figure figure) {
    Landing landing = new Landing(scene, figure);
    return switch (scene.ruleset().movement().lossOfFlight()) {
      case ENTERS_ITS_HEX -> landing.enter();
      case CRASHES_ON_OBSTACLES -> landing.crash();
    };
  }

  /** MOV-26a: as if it walked in, but without a direction in which to slide. */
  private List<Moved> enter() {
    if (!isOverObstacle()) {
      return List.of(land(footsteps().touch(figure.hex())));
    }
    CellSet free = free(scene.ground().all(Terrain.OBSTACLE));
    return hexes(emptiness().nearest(cell(figure.hex()), free)).stream()
        .map(hex -> land(footsteps().appear(hex, true)))
        .toList();
  }

  /** MOV-26b. Other tiles do nothing, since the figure does not move into them. */
  private List<Moved> crash() {
    if (!isOverObstacle()) {
      return List.of(land(footsteps()));
    }
    return hexes(emptiness().nearestEmpty(cell(figure.hex()))).stream()
        .map(hex -> land(footsteps().crash(figure.hex()).appear(hex, true)))
        .toList();
  }

  private static Moved land(Footsteps footsteps) {
    return footsteps.moved(0, 0, false, false);
  }

  private Footsteps footsteps() {
    return new Footsteps(scene, index);
  }

  private boolean isOverObstacle() {
    return scene.ground().at(cell(figure.hex())) == Terrain.OBSTACLE;
  }

  private CellSet free(CellSet except) {
    CellSet cells = scene.board().allCells();
    cells.removeAll(except);
    scene.figures().forEach(other -> cells.remove(cell(other.hex())));
    return cells;
  }

  private Emptiness emptiness() {
    return Emptiness.of(scene);
  }

  private List<Hex> hexes(List<Integer> cells) {
    return cells.stream().map(scene.board()::hex).toList();
  }

  private int cell(Hex hex) {
    return scene.board().at(hex);
  }
}
