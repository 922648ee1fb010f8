package haven.model;

/** What shapes a monster's turn before anything is compared. */
public enum Circumstance {
  STUNNED,
  IMMOBILIZED,
  DISARMED,
  NO_ATTACK,
  INVISIBLE_ENEMIES,
  NO_FOCUS,
  FOCUS_OUT_OF_REACH
}
