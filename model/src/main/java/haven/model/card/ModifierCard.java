package haven.model.card;

import haven.model.ability.Rider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An attack modifier: a card (AMD), or a cell of a modifier board (BMD).
 *
 * @param effects what it adds to the attack, as if printed there (AMD-08, BMD-09)
 * @param shuffle the shuffle icon (AMD-11)
 */
public record ModifierCard(
    Kind kind, int number, boolean rolling, boolean shuffle, List<Rider> effects) {

  /** What the card does to the attack value. */
  public enum Kind {
    PLUS,
    /** 2x. */
    DOUBLE,
    /** Null, or in Buttons & Bugs miss. */
    MISS,
    /** Acts as 2x and leaves the deck (AMD-14, AMD-16). */
    BLESS,
    /** Acts as null and leaves the deck (AMD-15, AMD-16). */
    CURSE,
    /** An extra -1 by items or scenario effects, with its own symbol (AMD-25). */
    EXTRA_MINUS
  }

  public static final ModifierCard BLESS = new ModifierCard(Kind.BLESS, 0, false, false, List.of());
  public static final ModifierCard CURSE = new ModifierCard(Kind.CURSE, 0, false, false, List.of());
  public static final ModifierCard DOUBLE =
      new ModifierCard(Kind.DOUBLE, 0, false, true, List.of());
  public static final ModifierCard MISS = new ModifierCard(Kind.MISS, 0, false, true, List.of());
  public static final ModifierCard EXTRA_MINUS =
      new ModifierCard(Kind.EXTRA_MINUS, -1, false, false, List.of());

  /** The 20 cards that every deck starts from (AMD-05). */
  public static final List<ModifierCard> STANDARD_DECK = standardDeck();

  /**
   * The basic board of Buttons & Bugs, row by row as minus, neutral, plus (BMD-02; the rows are
   * those of the open points).
   */
  public static final List<ModifierCard> STANDARD_BOARD =
      List.of(
          plus(-1), plus(0), plus(1), plus(-1), plus(0), plus(2), MISS, plus(0), plus(1), plus(-1),
          plus(0), plus(1), plus(-1), plus(0), DOUBLE, plus(-2), plus(0), plus(1));

  public ModifierCard {
    effects = List.copyOf(effects);
  }

  public static ModifierCard plus(int number, Rider... effects) {
    return new ModifierCard(Kind.PLUS, number, false, false, List.of(effects));
  }

  public static ModifierCard rolling(int number, Rider... effects) {
    return new ModifierCard(Kind.PLUS, number, true, false, List.of(effects));
  }

  private static List<ModifierCard> standardDeck() {
    List<ModifierCard> cards = new ArrayList<>();
    cards.addAll(Collections.nCopies(6, plus(0)));
    cards.addAll(Collections.nCopies(5, plus(1)));
    cards.addAll(Collections.nCopies(5, plus(-1)));
    cards.addAll(List.of(plus(2), plus(-2), MISS, DOUBLE));
    return List.copyOf(cards);
  }

  /** As one would call it at the table, such as {@code rolling +1 [Push[hexes=1]]}. */
  @Override
  public String toString() {
    String face =
        switch (kind) {
          case PLUS -> signed();
          case DOUBLE -> "2x";
          case MISS -> "null";
          case BLESS -> "bless";
          case CURSE -> "curse";
          case EXTRA_MINUS -> "extra " + signed();
        };
    return (rolling ? "rolling " : "")
        + face
        + (shuffle ? " shuffle" : "")
        + (effects.isEmpty() ? "" : " " + effects);
  }

  private String signed() {
    return number < 0 ? Integer.toString(number) : "+" + number;
  }
}
