package haven.model.ability;

/** How long a lasting effect works unless something ends it earlier. */
public enum Duration {
  /** A round bonus (BON-03). */
  ROUND,
  /** A persistent bonus (BON-04). */
  PERSISTENT,
  /** Until the end of the turn: what items and the like give for "your turn". */
  TURN,
  /** For one attack: what items give in one. */
  ATTACK,
  /** For the action in progress. */
  ACTION,
  /** So many rounds, not counting the one in which it begins (BON-12). */
  ROUNDS,
  /** So many turns of its owner, not counting the one in which it begins (BON-12). */
  TURNS,
  /** As long as the bearer is there, whatever becomes of the card. */
  SCENARIO
}
