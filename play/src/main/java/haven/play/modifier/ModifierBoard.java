package haven.play.modifier;

import haven.model.Facts;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Lots;
import java.util.List;
import java.util.Set;

/**
 * A modifier board: a die says the column, a stone marks the row and moves on after each attack.
 */
public final class ModifierBoard implements Modifiers {
  public static final int ROWS = 6;

  /** The sides of the die, each as likely as the others, worst first: the columns of the board. */
  public enum Symbol {
    MINUS,
    NEUTRAL,
    PLUS;

    private static final List<Symbol> ALL = List.of(values());

    private static Symbol of(int side, Set<Rider.Plain> twists) {
      Symbol rolled = ALL.get(side);
      return switch (rolled) {
        case MINUS -> twists.contains(Rider.Plain.MINUS_IS_NEUTRAL) ? NEUTRAL : MINUS;
        case NEUTRAL -> NEUTRAL;
        case PLUS -> twists.contains(Rider.Plain.PLUS_IS_NEUTRAL) ? NEUTRAL : PLUS;
      };
    }
  }

  private static final int NOT_ROLLED = -1;
  private static final Lots DIE = Lots.die(Symbol.ALL.size());

  private final ModifierRules rules;
  private final List<ModifierCard> cells;
  private int row;

  /** The sides that were rolled for the current attack. */
  private int first;

  private int second;

  /**
   * A board with the stone in its first row (BMD-05).
   *
   * @param cells row by row, each as minus, neutral, plus
   */
  public ModifierBoard(ModifierRules rules, List<ModifierCard> cells) {
    this(rules, List.copyOf(cells), 0, NOT_ROLLED, NOT_ROLLED);
    if (cells.size() != ROWS * Symbol.ALL.size()) {
      throw new IllegalArgumentException("a board has 18 cells, not " + cells.size() + " (BMD-02)");
    }
  }

  private ModifierBoard(
      ModifierRules rules, List<ModifierCard> cells, int row, int first, int second) {
    this.rules = rules;
    this.cells = cells;
    this.row = row;
    this.first = first;
    this.second = second;
  }

  @Override
  public ModifierBoard copy() {
    return new ModifierBoard(rules, cells, row, first, second);
  }

  public List<ModifierCard> cells() {
    return cells;
  }

  /** The row of the stone, from 0. */
  public int row() {
    return row;
  }

  public ModifierCard cell(int ofRow, Symbol symbol) {
    return cells.get(ofRow * Symbol.ALL.size() + symbol.ordinal());
  }

  @Override
  public void requireSettled() {
    if (first != NOT_ROLLED) {
      throw new IllegalStateException("the last attack has not been settled");
    }
  }

  /** With advantage and disadvantage two rolls in the same row. */
  @Override
  public boolean wantsMore(Lean lean) {
    return first == NOT_ROLLED || lean != Lean.NEITHER && second == NOT_ROLLED;
  }

  @Override
  public Lots lots() {
    return DIE;
  }

  @Override
  public ModifierCard card(int what) {
    return cell(row, Symbol.ALL.get(what));
  }

  @Override
  public int number(ModifierCard card) {
    for (Symbol symbol : Symbol.ALL) {
      if (cell(row, symbol).equals(card)) {
        return symbol.ordinal();
      }
    }
    return -1;
  }

  @Override
  public void came(int what) {
    if (first == NOT_ROLLED) {
      first = what;
    } else {
      second = what;
    }
  }

  /** Symbols decide, not cells. */
  @Override
  public Draw draw(Lean lean, Attacker attacker, int attackValue, Set<Rider.Plain> twists) {
    Symbol one = Symbol.of(first, twists);
    if (lean == Lean.NEITHER) {
      return Draw.of(List.of(cell(row, one)), applied(one));
    }
    Symbol other = Symbol.of(second, twists);
    List<ModifierCard> both = List.of(cell(row, one), cell(row, other));
    if (lean == Lean.ADVANTAGE && one != other && rules.chooseWithAdvantage().contains(attacker)) {
      return new Draw(both, List.of(applied(one), applied(other))); // BMD-13
    }
    boolean higher = lean == Lean.ADVANTAGE; // BMD-13, BMD-14
    return Draw.of(both, applied(one.compareTo(other) > 0 == higher ? one : other));
  }

  private Applied applied(Symbol symbol) {
    return new Applied(List.of(cell(row, symbol)), rules.reducedRandomness());
  }

  /** One row down, once for each attack, and from the last to the first (BMD-04 to BMD-06). */
  @Override
  public void settle(Supply supply) {
    if (first != NOT_ROLLED) {
      row = (row + 1) % ROWS;
      first = NOT_ROLLED;
      second = NOT_ROLLED;
    }
  }

  @Override
  public void tell(List<ModifierCard> printed, Facts facts) {
    facts.number(row).number(first).number(second);
  }

  @Override
  public String toString() {
    return "board: "
        + cells
        + ", row "
        + row
        + (first == NOT_ROLLED ? "" : ", rolled " + first + " " + second);
  }
}
