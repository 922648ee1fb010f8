package haven.play.table;

import haven.model.Facts;
import haven.model.FigureId;

/** Whose turn it is, and what has happened in it that cards ask about. */
public final class TurnLog {
  private FigureId figure = FigureId.NOBODY;
  private int hexes;
  private int damage;

  /** The items that the acting character has used in its turn, as bits. */
  private int items;

  TurnLog copy() {
    TurnLog copy = new TurnLog();
    copy.figure = figure;
    copy.hexes = hexes;
    copy.damage = damage;
    copy.items = items;
    return copy;
  }

  public void start(FigureId acting) {
    figure = acting;
    hexes = 0;
    damage = 0;
    items = 0;
  }

  public void end() {
    figure = FigureId.NOBODY;
  }

  /** The figure whose turn it is, or -1 between turns. */
  public FigureId figure() {
    return figure;
  }

  public int hexes() {
    return hexes;
  }

  public void moved() {
    hexes++;
  }

  public int damage() {
    return damage;
  }

  public void dealt(int amount) {
    damage += amount;
  }

  public boolean hasUsed(int item) {
    return (items >> item & 1) != 0;
  }

  public void used(int item) {
    items |= 1 << item;
  }

  void tell(Facts facts) {
    facts.number(figure.number()).number(hexes).number(damage).number(items);
  }

  @Override
  public String toString() {
    return "turn of %d, %d hexes, %d damage, items %x"
        .formatted(figure.number(), hexes, damage, items);
  }
}
