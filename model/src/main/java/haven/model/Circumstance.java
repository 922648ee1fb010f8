package haven.model;

/** What shapes a monster's turn before anything is compared. */
public enum Circumstance {
  STUNNED,
  IMMOBILIZED,
  DISARMED,
  NO_ATTACK,
  INVISIBLE_ENEMIES,
  NO_FOCUS,
  /** A summon without a focus may go to its summoner; not in every ruleset. */
  SUMMONER_CALLS,
  FOCUS_OUT_OF_REACH
}
