package haven.play.movement;

import haven.board.CellSet;
import haven.board.Hex;
import haven.board.Terrain;
import haven.play.map.Emptiness;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.List;

/**
 * Where a figure that stops flying comes down (MOV-26).
 *
 * @param enters whether it counts as entering that hex, so that what lies there takes effect
 * @param crashes whether it falls on an obstacle first, which hurts like a trap
 */
public record Landing(Hex hex, boolean enters, boolean crashes) {

  /**
   * What may come of it: one way, or several equally near hexes among which the party decides. None
   * if a figure over an obstacle finds no hex at all.
   */
  public static List<Landing> of(Field field, Figure figure) {
    return switch (field.rules().movement().lossOfFlight()) {
      case ENTERS_ITS_HEX -> enter(field, figure);
      case CRASHES_ON_OBSTACLES -> crash(field, figure);
    };
  }

  /** MOV-26a: as if it walked in, but without a direction in which to slide. */
  private static List<Landing> enter(Field field, Figure figure) {
    Scene scene = field.scene();
    if (!isOverObstacle(scene, figure)) {
      return List.of(new Landing(figure.hex(), true, false));
    }
    CellSet free = scene.board().allCells();
    free.removeAll(scene.ground().all(Terrain.OBSTACLE));
    scene.figures().forEach(other -> free.remove(scene.board().at(other.hex())));
    return Emptiness.of(field).nearest(scene.board().at(figure.hex()), free).stream()
        .map(cell -> new Landing(scene.board().hex(cell), true, false))
        .toList();
  }

  /** MOV-26b. Other tiles do nothing, since the figure does not move into them. */
  private static List<Landing> crash(Field field, Figure figure) {
    Scene scene = field.scene();
    if (!isOverObstacle(scene, figure)) {
      return List.of(new Landing(figure.hex(), false, false));
    }
    return Emptiness.of(field).nearestEmpty(scene.board().at(figure.hex())).stream()
        .map(cell -> new Landing(scene.board().hex(cell), false, true))
        .toList();
  }

  private static boolean isOverObstacle(Scene scene, Figure figure) {
    return scene.ground().at(scene.board().at(figure.hex())) == Terrain.OBSTACLE;
  }
}
