package haven.model.map;

/**
 * A monster's rank, told by its base. Buttons & Bugs knows normal monsters only (MAP-13c). Named
 * monsters and bosses are neither normal nor elite (BOS-01, BOS-03).
 */
public enum Rank {
  NORMAL,
  ELITE,
  NAMED,
  BOSS
}
