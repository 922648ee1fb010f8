package haven.play.turn;

/**
 * The cards that negate one source of damage.
 *
 * @param second {@link Cards#NONE} if it takes one card only
 */
public record Payment(Kind kind, int first, int second) {
  public Payment {
    if (first < 0 || first >= Integer.SIZE || second < Cards.NONE || second >= Integer.SIZE) {
      throw new IllegalArgumentException("no cards %d, %d".formatted(first, second));
    }
  }

  /** What is done with them. */
  public enum Kind {
    /** One hand card is lost (DMG-07a). */
    LOSE_HAND(1, Zone.LOST),
    /** Two discards are lost (DMG-07a). */
    LOSE_TWO_DISCARDS(2, Zone.LOST),
    /** One hand card on side A is discarded (DMG-07b). */
    DISCARD_A(1, Zone.DISCARD),
    /** Two hand cards on side B are discarded (DMG-07b). */
    DISCARD_TWO_B(2, Zone.DISCARD),
    /** One card of hand or discard pile is lost (DMG-07b). */
    LOSE(1, Zone.LOST);

    private final int cards;
    private final Zone to;

    Kind(int cards, Zone to) {
      this.cards = cards;
      this.to = to;
    }

    public int cards() {
      return cards;
    }

    /** Where the cards end. */
    public Zone to() {
      return to;
    }
  }

  public static Payment of(Kind kind, int card) {
    return new Payment(kind, card, Cards.NONE);
  }

  public static Payment of(Kind kind, int one, int other) {
    return new Payment(kind, Math.min(one, other), Math.max(one, other));
  }

  /** The cards as a set. */
  public int cards() {
    return 1 << first | (second == Cards.NONE ? 0 : 1 << second);
  }
}
