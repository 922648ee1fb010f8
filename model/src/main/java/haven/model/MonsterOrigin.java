package haven.model;

/** How a figure that monsters' rules govern came onto the map; decides what it leaves (LOT-01). */
public enum MonsterOrigin {
  /** Placed as the lay-out shows, at set-up or when its room was revealed. */
  SET_UP,
  SUMMONED,
  SPAWNED,
  /** Fights for the party by the scenario's rules. */
  SCENARIO_ALLY
}
