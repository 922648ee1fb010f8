package haven.model.map;

/** A monster's rank, told by its base. Buttons & Bugs knows normal monsters only (MAP-13c). */
public enum Rank {
  NORMAL,
  ELITE
}
