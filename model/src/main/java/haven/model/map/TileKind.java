package haven.model.map;

import haven.board.Terrain;
import java.util.Optional;

/**
 * What an overlay tile is: by the border in the lay-out and legend (OVL-01a, OVL-01b) or by what
 * the scenario page calls it (OVL-01c). Its picture has no say.
 */
public enum TileKind {
  OBSTACLE(Terrain.OBSTACLE),
  TRAP(Terrain.TRAP),
  HAZARD(Terrain.HAZARD),
  DIFFICULT(Terrain.DIFFICULT),
  ICE(Terrain.ICE),
  WATER(Terrain.WATER),
  PRESSURE_PLATE(Terrain.PRESSURE_PLATE),
  CORRIDOR,
  DOOR,
  LOCKED_DOOR,
  OPEN_DOOR,
  WALL,
  OBJECTIVE;

  private final Optional<Terrain> terrain;

  TileKind() {
    terrain = Optional.empty();
  }

  TileKind(Terrain terrain) {
    this.terrain = Optional.of(terrain);
  }

  /** What it is on the ground; empty for what belongs to the layout, and for figures. */
  public Optional<Terrain> terrain() {
    return terrain;
  }
}
