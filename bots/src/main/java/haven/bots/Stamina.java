package haven.bots;

import haven.play.turn.Cards;

/** For how many rounds a character's cards last, with a rest whenever the hand is played. */
final class Stamina {
  private static final int MOST = 33;
  private static final int[] FROM_HAND = new int[MOST];

  static {
    for (int cards = 2; cards < MOST; cards++) {
      FROM_HAND[cards] = cards / 2 + FROM_HAND[cards - 1];
    }
  }

  private Stamina() {}

  /**
   * @param revivers those of its cards that bring lost ones back: then it begins anew with them
   * @param trust how likely it is that this comes to pass
   */
  static double rounds(Cards cards, int revivers, double trust) {
    int hand = Integer.bitCount(cards.hand() | cards.selected());
    int used = Integer.bitCount(cards.discards() | cards.active() & ~cards.activeLost());
    double rounds = rounds(hand, used);
    boolean again = ((cards.hand() | cards.selected() | cards.discards()) & revivers) != 0;
    if (again && rounds > 0) {
      int revived = Integer.bitCount(cards.countingAsLost()) + hand + used - 2;
      rounds += trust * FROM_HAND[Math.min(MOST - 1, Math.max(0, revived))];
    }
    return rounds;
  }

  /** All that it can still use. */
  static int cards(Cards cards) {
    return Integer.bitCount(
        cards.hand() | cards.selected() | cards.discards() | cards.active() & ~cards.activeLost());
  }

  static int rounds(int hand, int used) {
    int rest = used + hand - 1;
    boolean mayRest = used + (hand & ~1) >= 2;
    return hand / 2 + (mayRest && rest > 0 ? FROM_HAND[rest] : 0);
  }
}
