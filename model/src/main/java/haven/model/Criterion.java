package haven.model;

/**
 * One comparison by which a monster's choices are narrowed down. In all of them less is better; a
 * ruleset says which of them count and which rule they come from.
 */
public enum Criterion {
  FOCUS_NEGATIVE_HEXES(Cite.FOCUS_NEGATIVE_HEXES),
  FOCUS_MOVEMENT(Cite.FOCUS_MOVEMENT),
  FOCUS_PROXIMITY(Cite.FOCUS_PROXIMITY),
  FOCUS_INITIATIVE(Cite.FOCUS_INITIATIVE),
  HEX_NEGATIVE_HEXES(Cite.HEX),
  HEX_OUT_OF_REACH(Cite.HEX),
  HEX_FOCUS_DISADVANTAGE(Cite.HEX_TARGETS),
  HEX_TARGETS_MISSED(Cite.HEX_TARGETS),
  HEX_DISADVANTAGE(Cite.HEX_TARGETS),
  HEX_MOVEMENT(Cite.HEX_MOVEMENT),
  HEX_RANKING(Cite.HEX_TARGETS),
  STOP_NEGATIVE_HEXES(Cite.STOP),
  STOP_MOVEMENT_LEFT(Cite.STOP),
  STOP_MOVEMENT_SPENT(Cite.STOP);

  private final Cite cite;

  Criterion(Cite cite) {
    this.cite = cite;
  }

  /** Where it is printed. */
  public Cite cite() {
    return cite;
  }
}
