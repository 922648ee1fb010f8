package haven.model.card;

import java.util.OptionalInt;

/**
 * An item as a shop has it: what only the campaign needs to know about it.
 *
 * @param number as printed on the card
 * @param cost in gold; half of it, rounded down, when sold (LOT-47a)
 * @param copies how many there are in the box
 * @param prosperity from which level of prosperity on it is for sale; empty if it has to be found
 * @param random whether it is in the deck of random items (LOT-36)
 * @param crafting what it is made of, for one that is not sold (CRA-01)
 */
public record Ware(
    ItemCard item,
    int number,
    int cost,
    int copies,
    OptionalInt prosperity,
    boolean random,
    Crafting crafting) {
  public Ware(ItemCard item, int number, int cost, int copies, OptionalInt prosperity) {
    this(item, number, cost, copies, prosperity, false, Crafting.NONE);
  }

  public Ware {
    if (cost < 0 || copies < 1) {
      throw new IllegalArgumentException(
          "%s: cost %d, copies %d".formatted(item.name(), cost, copies));
    }
  }

  public int sold() {
    return cost / 2;
  }
}
