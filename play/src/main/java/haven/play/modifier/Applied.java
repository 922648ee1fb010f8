package haven.play.modifier;

import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The cards that apply to an attack, in the order drawn.
 *
 * @param reducedRandomness whether the variant is played (AMD-35)
 */
public record Applied(List<ModifierCard> cards, boolean reducedRandomness) {

  /** The attack value that comes of the cards, applied in this order. */
  public record Result(int value, List<ModifierCard> order) {
    public Result {
      order = List.copyOf(order);
    }
  }

  public Applied {
    cards = List.copyOf(cards);
  }

  /** What the cards add to the attack, as if printed there (AMD-08, BMD-09). */
  public List<Rider> effects() {
    List<Rider> effects = List.of();
    for (ModifierCard card : cards) {
      if (effects.isEmpty()) {
        effects = card.effects();
      } else if (!card.effects().isEmpty()) {
        List<Rider> more = new ArrayList<>(effects);
        more.addAll(card.effects());
        effects = more;
      }
    }
    return List.copyOf(effects);
  }

  /**
   * All values that an attack of this value may come to, least first. Players choose the order of
   * several cards (AMD-09d), which makes a difference as soon as one of them doubles.
   */
  public List<Result> results(int attackValue) {
    Worth worth = new Worth(reducedRandomness);
    int sum = attackValue;
    int doubles = 0;
    for (ModifierCard card : cards) {
      if (worth.misses(card)) {
        return List.of(new Result(0, cards)); // AMD-06
      }
      sum += worth.number(card);
      doubles += worth.doubles(card) ? 1 : 0;
    }
    return doubles == 0
        ? List.of(new Result(Math.max(0, sum), cards)) // ATK-17
        : results(attackValue, doubles, worth);
  }

  /**
   * What a number adds depends only on how many cards double after it; so each number in turn is
   * put before all of them, before all but one, and so on.
   */
  private List<Result> results(int attackValue, int doubles, Worth worth) {
    List<ModifierCard> doubling = new ArrayList<>();
    SortedMap<Integer, List<ModifierCard>> orders = new TreeMap<>();
    for (ModifierCard card : cards) {
      if (worth.doubles(card)) {
        doubling.add(card);
      }
    }
    orders.put(attackValue << doubles, doubling);
    for (ModifierCard card : cards) {
      if (!worth.doubles(card)) {
        orders = with(card, worth.number(card), orders, worth);
      }
    }
    SortedMap<Integer, List<ModifierCard>> atLeastZero = new TreeMap<>();
    orders.forEach((value, order) -> atLeastZero.putIfAbsent(Math.max(0, value), order));
    List<Result> results = new ArrayList<>();
    atLeastZero.forEach((value, order) -> results.add(new Result(value, order)));
    return results;
  }

  private static SortedMap<Integer, List<ModifierCard>> with(
      ModifierCard card, int number, SortedMap<Integer, List<ModifierCard>> orders, Worth worth) {
    SortedMap<Integer, List<ModifierCard>> longer = new TreeMap<>();
    orders.forEach(
        (value, order) -> {
          int doublesAfter = 0;
          for (int place = order.size(); place >= 0; place--) {
            // Between two doubling cards any place will do; take the last.
            if (place == order.size() || worth.doubles(order.get(place))) {
              if (place < order.size()) {
                doublesAfter++;
              }
              List<ModifierCard> inserted = new ArrayList<>(order);
              inserted.add(place, card);
              longer.putIfAbsent(value + (number << doublesAfter), inserted);
            }
          }
        });
    return longer;
  }

  @Override
  public String toString() {
    return cards + (reducedRandomness ? " reduced" : "");
  }
}
