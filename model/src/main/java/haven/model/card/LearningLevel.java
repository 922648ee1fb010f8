package haven.model.card;

/**
 * The levels of the cards with which the first scenarios of Jaws of the Lion teach the game
 * (CRD-03c). A card of level B takes the place of the card of level A that has its name.
 */
public enum LearningLevel {
  A,
  B;

  /** As a level of cards: those before level 1. */
  public int number() {
    return ordinal() + 1 - values().length;
  }
}
