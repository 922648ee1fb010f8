package haven.play.move;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Terrain;
import haven.play.scene.Figure;
import haven.play.scene.Scene;
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
    return nearest(free).stream().map(hex -> land(footsteps().appear(hex, true))).toList();
  }

  /** MOV-26b. Other tiles do nothing, since the figure does not move into them. */
  private List<Moved> crash() {
    if (!isOverObstacle()) {
      return List.of(land(footsteps()));
    }
    return nearest(empty()).stream()
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

  /** OVL-02, OVL-03: no figure, no tile but a pressure plate, and no token if tokens count. */
  private CellSet empty() {
    Ground ground = scene.ground();
    CellSet cells = free(scene.board().noCells());
    CellSet featureless = ground.all(Terrain.NONE).copy();
    featureless.addAll(ground.all(Terrain.PRESSURE_PLATE));
    cells.retainAll(featureless);
    if (scene.ruleset().hexes().tokensFillHexes()) {
      featureless.forEach(
          cell -> {
            if (ground.tokens(cell) > 0) {
              cells.remove(cell);
            }
          });
    }
    return cells;
  }

  /** The hexes of the set that are nearest by range. */
  private List<Hex> nearest(CellSet among) {
    byte[] ranges = scene.board().rangesFrom(cell(figure.hex()));
    int least = Board.UNREACHABLE;
    CellSet nearest = scene.board().noCells();
    for (int cell = among.next(0); cell >= 0; cell = among.next(cell + 1)) {
      if (ranges[cell] < least) {
        least = ranges[cell];
        nearest.clear();
      }
      if (ranges[cell] == least && least < Board.UNREACHABLE) {
        nearest.add(cell);
      }
    }
    return PathFault.hexes(scene.board(), nearest);
  }

  private int cell(Hex hex) {
    return scene.board().at(hex);
  }
}
