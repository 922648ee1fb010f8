package haven.play.modifier;

/** Whose modifiers they are. */
public enum Owner {
  /** One character, and its summons (AMD-02, AMD-03, BMD-01). */
  CHARACTER,
  /** All allies of the scenario (AMD-04). */
  ALLIES,
  /** All monsters (AMD-02, BMD-01). */
  MONSTERS
}
