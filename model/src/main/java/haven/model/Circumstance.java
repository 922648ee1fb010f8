package haven.model;

/** What shapes a monster's turn before anything is compared. */
public enum Circumstance {
  STUNNED(Cite.MONSTER_STUNNED),
  IMMOBILIZED(Cite.MONSTER_IMMOBILIZED),
  DISARMED(Cite.MONSTER_DISARMED),
  NO_ATTACK(Cite.MONSTER_NO_ATTACK),
  INVISIBLE_ENEMIES(Cite.MONSTER_INVISIBLE_ENEMIES),
  NO_FOCUS(Cite.NO_FOCUS),
  /** A summon without a focus may go to its summoner; not in every ruleset. */
  SUMMONER_CALLS(Cite.SUMMONER_CALLS),
  FOCUS_OUT_OF_REACH(Cite.MONSTER_OUT_OF_REACH);

  private final Cite cite;

  Circumstance(Cite cite) {
    this.cite = cite;
  }

  /** Where it is printed. */
  public Cite cite() {
    return cite;
  }
}
