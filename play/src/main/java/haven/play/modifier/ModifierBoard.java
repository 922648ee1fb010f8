package haven.play.modifier;

import haven.model.Facts;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Chance;
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

    private static Symbol roll(Set<Rider.Plain> twists, Chance chance) {
      Symbol rolled = ALL.get(chance.below(ALL.size()));
      return switch (rolled) {
        case MINUS -> twists.contains(Rider.Plain.MINUS_IS_NEUTRAL) ? NEUTRAL : MINUS;
        case NEUTRAL -> NEUTRAL;
        case PLUS -> twists.contains(Rider.Plain.PLUS_IS_NEUTRAL) ? NEUTRAL : PLUS;
      };
    }
  }

  private final ModifierRules rules;
  private final List<ModifierCard> cells;
  private int row;
  private boolean rolled;

  /**
   * A board with the stone in its first row (BMD-05).
   *
   * @param cells row by row, each as minus, neutral, plus
   */
  public ModifierBoard(ModifierRules rules, List<ModifierCard> cells) {
    this(rules, List.copyOf(cells), 0, false);
    if (cells.size() != ROWS * Symbol.ALL.size()) {
      throw new IllegalArgumentException("a board has 18 cells, not " + cells.size() + " (BMD-02)");
    }
  }

  private ModifierBoard(ModifierRules rules, List<ModifierCard> cells, int row, boolean rolled) {
    this.rules = rules;
    this.cells = cells;
    this.row = row;
    this.rolled = rolled;
  }

  @Override
  public ModifierBoard copy() {
    return new ModifierBoard(rules, cells, row, rolled);
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

  /** With advantage and disadvantage two rolls in the same row; symbols decide, not cells. */
  @Override
  public Draw draw(
      Lean lean, Attacker attacker, int attackValue, Set<Rider.Plain> twists, Chance chance) {
    if (rolled) {
      throw new IllegalStateException("the last attack has not been settled");
    }
    rolled = true;
    Symbol first = Symbol.roll(twists, chance);
    if (lean == Lean.NEITHER) {
      return Draw.of(List.of(cell(row, first)), applied(first));
    }
    Symbol second = Symbol.roll(twists, chance);
    List<ModifierCard> both = List.of(cell(row, first), cell(row, second));
    if (lean == Lean.ADVANTAGE
        && first != second
        && rules.chooseWithAdvantage().contains(attacker)) {
      return new Draw(both, List.of(applied(first), applied(second))); // BMD-13
    }
    boolean higher = lean == Lean.ADVANTAGE; // BMD-13, BMD-14
    return Draw.of(both, applied(first.compareTo(second) > 0 == higher ? first : second));
  }

  private Applied applied(Symbol symbol) {
    return new Applied(List.of(cell(row, symbol)), rules.reducedRandomness());
  }

  /** One row down, once for each attack, and from the last to the first (BMD-04 to BMD-06). */
  @Override
  public void settle(Supply supply) {
    if (rolled) {
      row = (row + 1) % ROWS;
      rolled = false;
    }
  }

  @Override
  public void tell(List<ModifierCard> printed, Facts facts) {
    facts.number(row).truth(rolled);
  }

  @Override
  public String toString() {
    return "board: " + cells + ", row " + row + (rolled ? ", rolled" : "");
  }
}
