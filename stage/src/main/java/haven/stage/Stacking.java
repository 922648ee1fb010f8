package haven.stage;

import haven.model.card.ModifierCard;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import haven.play.modifier.ModifierDeck;
import haven.play.modifier.Modifiers;
import java.util.List;

/** Brings cards to the top of a deck. */
final class Stacking {
  private static final int TRIES = 2_000_000;

  private Stacking() {}

  /**
   * Shuffles until these lie on top; a shuffle is all that a game lets one do to a deck, and a few
   * cards are soon where they should be.
   */
  static void on(Modifiers modifiers, List<ModifierCard> first) {
    if (first.isEmpty()) {
      return;
    }
    if (!(modifiers instanceof ModifierDeck deck)) {
      throw new AssertionError("a board is not shuffled, and cannot be stacked");
    }
    for (int seed = 0; seed < TRIES; seed++) {
      if (deck.drawPile().subList(0, first.size()).equals(first)) {
        return;
      }
      deck.reshuffle(new Chance(Dice.of(seed)));
    }
    throw new AssertionError(first + " are too many to be stacked");
  }
}
