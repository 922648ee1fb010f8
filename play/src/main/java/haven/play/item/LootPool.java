package haven.play.item;

import haven.model.LootCard;
import haven.model.LootKind;
import java.util.List;

/** All loot cards of the box, from which a scenario's deck is drawn (LOT-31). */
public record LootPool(List<LootCard> cards) {

  public LootPool {
    cards = List.copyOf(cards);
    for (LootKind kind : LootKind.values()) {
      int found = of(cards, kind).size();
      if (found != kind.copies()) {
        throw new IllegalArgumentException(
            "a pool has %d %s cards, not %d (LOT-31)".formatted(kind.copies(), kind, found));
      }
    }
  }

  private static List<LootCard> of(List<LootCard> cards, LootKind kind) {
    return cards.stream().filter(card -> card.kind() == kind).toList();
  }
}
