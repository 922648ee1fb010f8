package haven.board;

/**
 * What an overlay tile is, by its border and legend, never by its picture (OVL-01). A hex holds at
 * most one (TIL-08). Corridors and doors are part of the layout and do not count; objectives are
 * figures (OVL-70a).
 */
public enum Terrain {
  NONE,
  OBSTACLE,
  TRAP,
  /** Hazardous terrain; in Buttons & Bugs a hazard. */
  HAZARD,
  DIFFICULT,
  ICE,
  PRESSURE_PLATE,
  TREASURE,
  /** Difficult terrain that is called water, of which cards and monsters speak. */
  WATER;

  /** Whether a tile of this kind is also one of that kind. */
  public boolean is(Terrain kind) {
    return this == kind || this == WATER && kind == DIFFICULT;
  }
}
