package haven.play.item;

import haven.model.Facts;
import haven.model.LootCard;
import haven.model.LootKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** A scenario's loot deck, top card first. */
public record LootDeck(List<LootCard> cards) {

  public LootDeck {
    cards = List.copyOf(cards);
  }

  /** What was drawn, and the deck that is left. */
  public record Drawn(List<LootCard> cards, LootDeck rest) {}

  /**
   * Draws the stated number of cards of each kind at random and shuffles them together (LOT-30).
   *
   * @param chance gives any number from 0 up to, not including, its argument
   */
  public static LootDeck build(LootPlan plan, LootPool pool, IntUnaryOperator chance) {
    List<LootCard> deck = new ArrayList<>();
    for (Map.Entry<LootKind, Integer> entry : plan.counts().entrySet()) {
      deck.addAll(shuffled(pool.of(entry.getKey()), chance).subList(0, entry.getValue()));
    }
    return new LootDeck(shuffled(deck, chance));
  }

  private static List<LootCard> shuffled(List<LootCard> cards, IntUnaryOperator chance) {
    List<LootCard> shuffled = new ArrayList<>(cards);
    for (int left = shuffled.size(); left > 1; left--) {
      Collections.swap(shuffled, left - 1, chance.applyAsInt(left));
    }
    return shuffled;
  }

  public LootDeck reshuffled(IntUnaryOperator chance) {
    return new LootDeck(shuffled(cards, chance));
  }

  public void tell(Facts facts) {
    tell(cards, facts);
  }

  static void tell(List<LootCard> cards, Facts facts) {
    facts.number(cards.size());
    cards.forEach(
        card -> facts.word(card.kind().name()).numbers(card.amounts()).number(card.stickers()));
  }

  /** Draws so many cards, or as many as there are (LOT-03b). */
  public Drawn draw(int wanted) {
    int drawn = Math.min(wanted, cards.size());
    return new Drawn(cards.subList(0, drawn), new LootDeck(cards.subList(drawn, cards.size())));
  }
}
