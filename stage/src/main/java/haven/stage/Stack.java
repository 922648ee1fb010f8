package haven.stage;

import haven.model.card.ModifierCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A deck of attack modifiers.
 *
 * @param first those of its cards that come up first, in this order
 */
record Stack(List<ModifierCard> cards, List<ModifierCard> first) {
  private static final int SIZE = 18;

  /** These cards and no others, in this order. */
  static Stack only(ModifierCard... cards) {
    return new Stack(List.of(cards), List.of(cards));
  }

  /** These cards, on top of nothing but +0. */
  static Stack onZeros(ModifierCard... cards) {
    List<ModifierCard> all = new ArrayList<>(List.of(cards));
    all.addAll(Collections.nCopies(SIZE - cards.length, ModifierCard.plus(0)));
    return new Stack(all, List.of(cards));
  }

  /** These cards again and again, in any order. */
  static Stack shuffled(ModifierCard... cards) {
    List<ModifierCard> all = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      all.add(cards[i % cards.length]);
    }
    return new Stack(all, List.of());
  }
}
