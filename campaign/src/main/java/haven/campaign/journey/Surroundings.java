package haven.campaign.journey;

import haven.campaign.book.Books;
import haven.campaign.book.PartySheet;
import haven.campaign.keeper.Keeper;
import haven.campaign.town.Shop;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.campaign.Favour;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.Ware;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Scenario;
import haven.play.item.LootPool;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the campaign makes of a scenario, besides who sets out for it. */
final class Surroundings {
  private Surroundings() {}

  static Setup of(Keeper keeper, Setup printed) {
    Setup setup = guest(keeper.books(), stickers(keeper.books(), items(keeper, printed)));
    return favours(keeper, setup);
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
          card -> left.merge(card.kind(), -1, Integer::sum) >= 0 ? card.withSticker() : card);
    }
    return setup.withLoot(new LootPool(cards));
  }

  /** What the party has asked for, and how it is paid for (FAV-02). */
  private static Setup favours(Keeper keeper, Setup setup) {
    PartySheet party = keeper.books().party();
    if (party.favours().isEmpty()) {
      return setup;
    }
    List<MonsterDeck> decks = new ArrayList<>();
    for (MonsterDeck deck : setup.scenario().decks()) {
      List<MonsterCard> cards = new ArrayList<>(deck.cards());
      Integer out = party.scouted().get(deck.name());
      if (out != null) {
        cards.remove((int) out);
      }
      decks.add(new MonsterDeck(deck.name(), cards));
    }
    Map<LootKind, Integer> loot = new EnumMap<>(LootKind.class);
    loot.putAll(setup.scenario().loot());
    for (PartySheet.Asked asked : party.favours()) {
      if (asked.favour() == Favour.DISCOVERY) {
        loot.put(LootKind.valueOf(asked.what().toUpperCase(Locale.ROOT)), 1);
      }
    }
    ModifierCard[] paid =
        Favours.price(keeper).stream().map(ModifierCard::plus).toArray(ModifierCard[]::new);
    return setup
        .with(setup.scenario().loot(loot).withDecks(decks))
        .with(heroes(keeper, setup.party()))
        .withSpareItems(party.asked(Favour.CAPACITY))
        .withFavours(paid);
  }

  /** With the small items that a favour lets them bring (FAV-06). */
  private static Party heroes(Keeper keeper, Party party) {
    List<Hero> heroes = new ArrayList<>();
    for (int i = 0; i < party.size(); i++) {
      List<ItemCard> items = new ArrayList<>(party.heroes().get(i).items());
      Outfits.beyond(keeper, keeper.books().members().get(i)).stream()
          .map(keeper.pack()::item)
          .forEach(items::add);
      heroes.add(party.heroes().get(i).with(items.toArray(ItemCard[]::new)));
    }
    return new Party(heroes, party.players());
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
