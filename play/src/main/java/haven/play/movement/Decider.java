package haven.play.movement;

import haven.play.table.Figure;

/** Who decides what a figure does to another. */
public enum Decider {
  /** The player of the character that acts (FRC-05). */
  ACTING_CHARACTER,
  /** The player of the summon's summoner. */
  SUMMONER,
  /** All players together (FRC-06). */
  PARTY;

  /** Who decides for a figure that acts. */
  public static Decider of(Figure acting) {
    if (acting.is(Figure.Trait.CHARACTER)) {
      return ACTING_CHARACTER;
    }
    return acting.is(Figure.Trait.SUMMON) ? SUMMONER : PARTY;
  }
}
