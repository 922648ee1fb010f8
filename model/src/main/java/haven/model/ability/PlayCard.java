package haven.model.ability;

/** A card of the hand is played for one of its actions, or two for a turn; icons say where to. */
public record PlayCard(Which which) implements Ability.ForSelf {
  /** Which of its actions. */
  public enum Which {
    TOP,
    BOTTOM,
    /** The same as that of the action that was just performed. */
    SAME_HALF,
    /** Both of two cards: another turn in this round, later than the one that ends. */
    ANOTHER_TURN
  }
}
