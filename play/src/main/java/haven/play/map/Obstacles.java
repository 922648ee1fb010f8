package haven.play.map;

import haven.board.Ground;
import haven.board.Hex;
import haven.board.Terrain;
import haven.play.Refused;
import haven.play.table.Scene;

/** Obstacles that abilities destroy. */
public final class Obstacles {
  /** How many of them are in the box of Jaws of the Lion (OVL-69). */
  public static final int DESTRUCTION_MARKERS = 16;

  private Obstacles() {}

  /**
   * The obstacle is gone; a printed one carries a marker from then on, as long as there are any
   * (OVL-69). One with hit points is destroyed by damage alone (OVL-72b).
   */
  public static MapState destroy(MapState state, Hex hex) {
    Scene scene = state.scene();
    if (!Objectives.isPlainObstacle(scene, hex)) {
      throw new Refused("OVL-72b", "there is no obstacle at " + hex + " that an ability destroys");
    }
    Ground ground = scene.ground().copy();
    ground.put(scene.board().at(hex), Terrain.NONE);
    MapState next =
        state.with(
            new Scene(scene.ruleset(), scene.board(), scene.sight(), ground, scene.figures()));
    return state.rules().setUp().obstaclesArePrinted() && markersLeft(state) > 0
        ? next.withMarker(Marker.of(Marker.Kind.DESTRUCTION, "", hex))
        : next;
  }

  public static long markersLeft(MapState state) {
    return DESTRUCTION_MARKERS
        - state.contents().markers().stream()
            .filter(marker -> marker.kind() == Marker.Kind.DESTRUCTION)
            .count();
  }
}
