package haven.play.turn;

/** Where an ability card is (CRD-05). */
public enum Zone {
  HAND,
  /** Chosen for this round and not yet resolved; in none of the other zones. */
  SELECTED,
  ACTIVE,
  DISCARD,
  LOST,
  /** In the supply of somebody's class, until it is given to the character. */
  SUPPLY
}
