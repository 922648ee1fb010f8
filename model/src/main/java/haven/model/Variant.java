package haven.model;

/** A way to play that the group may choose; all of them can be combined (VAR-12). */
public enum Variant {
  /** One player runs two or more characters, at adjusted difficulty (LVL-11). */
  SOLO(Cite.SOLO),
  /** Players may show their hands, at the same adjusted difficulty (LVL-12). */
  OPEN_INFORMATION(Cite.OPEN_INFORMATION),
  /** 2x and null cards count as +2 and -2 (VAR-01). */
  REDUCED_RANDOMNESS(Cite.REDUCED_RANDOMNESS),
  /** A character without hit points dies (EXH-12). */
  PERMANENT_DEATH(Cite.PERMANENT_DEATH),
  /** Outside the campaign's course (SET-02, END-23, END-24). */
  CASUAL(Cite.CASUAL);

  private final Cite cite;

  Variant(Cite cite) {
    this.cite = cite;
  }

  /** What to read when a game does not know it. */
  public Cite cite() {
    return cite;
  }
}
