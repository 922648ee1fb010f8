package haven.campaign.journey;

import haven.campaign.book.Books;
import haven.campaign.keeper.Keeper;
import haven.campaign.town.Shop;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.card.ItemCard;
import haven.model.card.Ware;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Scenario;
import haven.play.item.LootPool;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What the campaign makes of a scenario, besides who sets out for it. */
final class Surroundings {
  private Surroundings() {}

  static Setup of(Keeper keeper, Setup printed) {
    return guest(keeper.books(), stickers(keeper.books(), items(keeper, printed)));
  }

  /** Only random items that nobody owns can be found (RES-10). */
  private static Setup items(Keeper keeper, Setup setup) {
    List<ItemCard> random =
        keeper.pack().randomItems().stream()
            .filter(ware -> Shop.isAnyOutside(keeper, ware.item().name()))
            .map(Ware::item)
            .toList();
    return setup.withItems(random, keeper.pack().items().stream().map(Ware::item).toList());
  }

  /** Stickers on loot cards, one card of a kind after the other (RES-08). */
  private static Setup stickers(Books books, Setup setup) {
    Map<LootKind, Integer> left = new EnumMap<>(LootKind.class);
    left.putAll(books.outpost().stickers());
    if (left.isEmpty() || setup.box().loot().isEmpty()) {
      return setup;
    }
    List<LootCard> cards = new ArrayList<>(setup.box().loot().get().cards());
    while (left.values().stream().anyMatch(number -> number > 0)) {
      cards.replaceAll(
          card ->
              left.merge(card.kind(), -1, Integer::sum) >= 0 ? card.withSticker() : card);
    }
    return setup.withLoot(new LootPool(cards));
  }

  /** A guest counts as one character more (EX-EVT-09). */
  private static Setup guest(Books books, Setup setup) {
    if (books.party().guest().isEmpty()) {
      return setup;
    }
    Scenario scenario = setup.scenario();
    List<AllyCard> allies = new ArrayList<>(scenario.allies());
    allies.add(books.party().guest().get().ally());
    return setup.with(scenario.with(allies.toArray(AllyCard[]::new))).asIfOneMore();
  }
}
