package haven.model;

/**
 * One comparison by which a monster's choices are narrowed down. In all of them less is better; a
 * ruleset says which of them count and which rule they come from.
 */
public enum Criterion {
  FOCUS_NEGATIVE_HEXES,
  FOCUS_MOVEMENT,
  FOCUS_PROXIMITY,
  FOCUS_INITIATIVE,
  HEX_NEGATIVE_HEXES,
  HEX_OUT_OF_REACH,
  HEX_FOCUS_DISADVANTAGE,
  HEX_TARGETS_MISSED,
  HEX_DISADVANTAGE,
  HEX_MOVEMENT,
  HEX_RANKING,
  STOP_NEGATIVE_HEXES,
  STOP_MOVEMENT_LEFT,
  STOP_MOVEMENT_SPENT
}
