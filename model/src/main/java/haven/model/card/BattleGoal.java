package haven.model.card;

/**
 * A battle goal (BGL).
 *
 * @param checkmarks what it gives (BGL-03)
 */
public record BattleGoal(String name, int checkmarks, Measure measure, Comparison is, int number) {

  /** What is looked at when the scenario is over, or was counted while it was played. */
  public enum Measure {
    /** Cards in hand and discard pile together (EX-BGL-01). */
    CARDS_LEFT,
    /** Experience gained in the scenario (EX-BGL-02). */
    EXPERIENCE,
    KILLS,
    HIT_POINTS,
    LOOT_TOKENS,
    LONG_RESTS,
    SHORT_RESTS,
    CARDS_LOST_TO_NEGATION,
    TIMES_EXHAUSTED,
    ITEMS_USED
  }

  /** How the measure is compared with the number. */
  public enum Comparison {
    AT_LEAST,
    AT_MOST
  }
}
