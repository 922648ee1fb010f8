package haven.play.record;

import haven.model.Facts;

/**
 * What a recorded game rests on besides its choices.
 *
 * @param setup the number of the resolved set-up, as sixteen digits; empty if it is not known
 * @param behaviour of the engine that played it
 */
public record Stamp(String setup, int behaviour) {
  /**
   * Raised when the engine does something else with the same choices than before, so that a
   * recorded game may go another way (docs/decisions/0008).
   */
  public static final int BEHAVIOUR = 1;

  /** A game of this engine. */
  public static Stamp of(long setup) {
    return new Stamp(Facts.text(setup), BEHAVIOUR);
  }

  /** A game of this engine, of which nobody knows how it was set up. */
  public static Stamp unknown() {
    return new Stamp("", BEHAVIOUR);
  }

  public boolean isOf(long other) {
    return setup.equals(Facts.text(other));
  }
}
