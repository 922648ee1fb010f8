package haven.play.modifier;

import haven.model.card.ModifierCard;
import haven.model.card.ModifierCard.Kind;
import java.util.List;

/**
 * What cards are worth, to the attack and compared with each other.
 *
 * @param reduced whether 2x and bless are just +2, null and curse just -2 (AMD-35)
 */
record Worth(boolean reduced) {
  private static final int LOWEST = Integer.MIN_VALUE;
  private static final int REDUCED = 2;

  boolean doubles(ModifierCard card) {
    return !reduced && isDouble(card.kind());
  }

  boolean misses(ModifierCard card) {
    return !reduced && isMiss(card.kind());
  }

  /** What is added, besides doubling and missing. */
  int number(ModifierCard card) {
    if (isDouble(card.kind())) {
      return reduced ? REDUCED : 0;
    }
    if (isMiss(card.kind())) {
      return reduced ? -REDUCED : 0;
    }
    return card.number();
  }

  private static boolean isDouble(Kind kind) {
    return kind == Kind.DOUBLE || kind == Kind.BLESS;
  }

  private static boolean isMiss(Kind kind) {
    return kind == Kind.MISS || kind == Kind.CURSE;
  }

  private int compared(ModifierCard card, int attackValue) {
    if (misses(card)) {
      return LOWEST;
    }
    return doubles(card) ? attackValue : number(card);
  }

  /**
   * Positive if one card is clearly better than the other, negative if clearly worse, 0 if that is
   * not clear. Effects are worth something, but nobody knows how much (AMD-33): two different ones
   * cannot be compared, nor one with a higher number.
   */
  int compare(ModifierCard one, ModifierCard other, int attackValue) {
    int numbers = Integer.compare(compared(one, attackValue), compared(other, attackValue));
    boolean coversOther = covers(one.effects(), other.effects());
    boolean covered = covers(other.effects(), one.effects());
    if (coversOther && covered) {
      return numbers;
    }
    if (coversOther && numbers >= 0) {
      return 1;
    }
    return covered && numbers <= 0 ? -1 : 0;
  }

  private static boolean covers(List<?> effects, List<?> others) {
    return effects.size() >= others.size() && effects.containsAll(others);
  }
}
