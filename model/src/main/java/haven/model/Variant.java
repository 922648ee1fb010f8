package haven.model;

/** A way to play that the group may choose; all of them can be combined (VAR-12). */
public enum Variant {
  /** One player runs two or more characters, at adjusted difficulty (LVL-11). */
  SOLO("LVL-13"),
  /** Players may show their hands, at the same adjusted difficulty (LVL-12). */
  OPEN_INFORMATION("LVL-13"),
  /** 2x and null cards count as +2 and -2 (VAR-01). */
  REDUCED_RANDOMNESS("VAR-01"),
  /** A character without hit points dies (EXH-12). */
  PERMANENT_DEATH("EXH-12"),
  /** Outside the campaign's course (SET-02, END-23, END-24). */
  CASUAL("SET-02c");

  private final RuleId rule;

  Variant(String rule) {
    this.rule = RuleId.of(rule);
  }

  /** The rule to read when a game does not know it. */
  public RuleId rule() {
    return rule;
  }
}
