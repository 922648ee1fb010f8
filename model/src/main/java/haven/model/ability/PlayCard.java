package haven.model.ability;

/** A card of the hand is played, and one of its actions performed; it goes where its icons say. */
public record PlayCard(Which which) implements Ability.ForSelf {
  /** Which of its actions. */
  public enum Which {
    TOP,
    BOTTOM,
    /** The same as that of the action that was just performed. */
    SAME_HALF
  }
}
