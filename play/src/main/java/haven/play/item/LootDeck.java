package haven.play.item;

import haven.model.Facts;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.play.engine.Lots;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A scenario's loot deck (LOT-30): so many cards of each kind, drawn at random from those of the
 * box and shuffled together. Nobody knows which they are, so that each of the box's cards of a kind
 * that have not come yet may be among them; each comes up by its place in the box.
 *
 * @param left how many cards of each kind are still to come
 * @param box all cards of the box
 * @param gone the places in the box of those that have come
 */
public record LootDeck(Map<LootKind, Integer> left, List<LootCard> box, long gone) implements Lots {
  public static final LootDeck NONE = new LootDeck(Map.of(), List.of(), 0);

  public LootDeck {
    Map<LootKind, Integer> sorted = new EnumMap<>(LootKind.class);
    sorted.putAll(left);
    left = Collections.unmodifiableMap(sorted);
    box = List.copyOf(box);
  }

  /**
   * The deck of a scenario.
   *
   * @param special the names of its special cards, which are all in it
   */
  public static LootDeck of(LootPlan plan, LootPool pool, List<String> special) {
    List<LootCard> cards = new ArrayList<>(pool.cards());
    special.forEach(name -> cards.add(LootCard.special(name)));
    return new LootDeck(plan.counts(), cards, 0);
  }

  /** How many cards are still to come. */
  public int size() {
    return left.values().stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public int kinds() {
    return box.size();
  }

  /** The cards of a kind share the weight of those that are to come; all as whole numbers. */
  @Override
  public int weight(int what) {
    LootKind kind = box.get(what).kind();
    return isGone(what) ? 0 : left.getOrDefault(kind, 0) * (common() / candidates(kind));
  }

  private boolean isGone(int place) {
    return (gone >>> place & 1) != 0;
  }

  /** How many cards of that kind may be in the deck. */
  private int candidates(LootKind kind) {
    int number = 0;
    for (int place = 0; place < box.size(); place++) {
      number += !isGone(place) && box.get(place).kind() == kind ? 1 : 0;
    }
    return number;
  }

  /** A number that the candidates of every kind divide. */
  private int common() {
    int common = 1;
    for (Map.Entry<LootKind, Integer> entry : left.entrySet()) {
      if (entry.getValue() > 0) {
        int number = candidates(entry.getKey());
        common *= number / divisor(common, number);
      }
    }
    return common;
  }

  private static int divisor(int one, int other) {
    return other == 0 ? one : divisor(other, one % other);
  }

  /** The deck after that card has come. */
  public LootDeck without(int what) {
    Map<LootKind, Integer> fewer = new EnumMap<>(left);
    fewer.merge(box.get(what).kind(), -1, Integer::sum);
    return new LootDeck(fewer, box, gone | 1L << what);
  }

  public void tell(Facts facts) {
    left.forEach((kind, number) -> facts.word(kind.name()).number(number));
    facts.number(gone);
  }

  static void tell(List<LootCard> cards, Facts facts) {
    facts.number(cards.size());
    cards.forEach(
        card -> {
          facts.word(card.kind().name()).numbers(card.amounts()).number(card.stickers());
          if (!card.name().isEmpty()) {
            facts.word(card.name());
          }
        });
  }

  @Override
  public String toString() {
    return "to come " + left + " gone " + Long.toHexString(gone);
  }
}
