package haven.play.item;

import haven.model.LootCard;
import haven.model.LootKind;
import java.util.ArrayList;
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

  /** Of a pack that does not say what its cards give: amounts of our own. */
  public static LootPool usual() {
    List<LootCard> cards = new ArrayList<>();
    for (LootKind kind : LootKind.values()) {
      for (int i = 0; i < kind.copies(); i++) {
        cards.add(
            switch (kind.group()) {
              case MONEY -> LootCard.money(i < 12 ? 1 : i < 18 ? 2 : 3);
              case MATERIAL -> LootCard.material(kind, i < 4 ? 2 : 1, i < 2 ? 2 : 1, 1);
              case HERB -> LootCard.herb(kind);
              case ITEM, SPECIAL -> LootCard.randomItem();
            });
      }
    }
    return new LootPool(cards);
  }

  private static List<LootCard> of(List<LootCard> cards, LootKind kind) {
    return cards.stream().filter(card -> card.kind() == kind).toList();
  }
}
