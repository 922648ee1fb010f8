package haven.play.modifier;

/** Which way an attack leans. */
public enum Lean {
  ADVANTAGE,
  DISADVANTAGE,
  NEITHER;

  /**
   * The lean of an attack that has so many sources of each: more than one of a kind is no more than
   * one (AMD-30), and both kinds are none, whatever their numbers (AMD-31, BMD-16).
   */
  public static Lean of(int advantages, int disadvantages) {
    if (advantages > 0 == disadvantages > 0) {
      return NEITHER;
    }
    return advantages > 0 ? ADVANTAGE : DISADVANTAGE;
  }
}
