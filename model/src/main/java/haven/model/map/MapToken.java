package haven.model.map;

/** A token with a number or letter and what it stands for on the map (SCM-03, SCM-05). */
public record MapToken(Kind kind, Meaning meaning) {

  /** The tokens in the box. */
  public enum Kind {
    OBJECTIVE_TOKEN,
    SCENARIO_AID_TOKEN
  }

  /** What a token stands for. */
  public enum Meaning {
    /** A figure on the party's side; its hex is occupied. */
    ALLY,
    /** Something to loot. */
    LOOT,
    /** A spawn point, a section: nothing lies there. */
    REMINDER
  }
}
