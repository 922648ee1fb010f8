package haven.campaign.town;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Lessons;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.campaign.outpost.Craftsman;
import haven.model.CampaignCite;
import haven.model.campaign.rules.TownRules;
import haven.model.campaign.rules.TownRules.Service;
import haven.model.card.Ware;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Items are bought and sold (SHP). */
public final class Shop {
  private Shop() {}

  static Ware ware(Keeper keeper, String item) {
    return keeper.pack().items().stream()
        .filter(ware -> ware.item().name().equals(item))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no item " + item));
  }

  private static boolean isWare(Keeper keeper, String item) {
    return keeper.pack().items().stream().anyMatch(ware -> ware.item().name().equals(item));
  }

  /** What an item costs the party (SHP-09). */
  public static int price(Keeper keeper, String item) {
    int printed = ware(keeper, item).cost();
    TownRules town = keeper.rules().campaign().town();
    return switch (town.price()) {
      case PRINTED -> printed;
      case BY_REPUTATION ->
          Math.max(0, printed + keeper.print().priceShift(keeper.books().party().reputation()));
    };
  }

  public static List<CampaignChoice> candidates(Keeper keeper, CharacterSheet one) {
    List<CampaignChoice> all = new ArrayList<>();
    keeper
        .books()
        .supply()
        .keySet()
        .forEach(item -> all.add(new CampaignChoice.Buy(one.number(), item)));
    one.items().forEach(item -> all.add(new CampaignChoice.Sell(one.number(), item)));
    return all;
  }

  private static Optional<Refusal> closed(Keeper keeper, CharacterSheet one) {
    if (!keeper.rules().campaign().town().offers().contains(Service.SHOP)) {
      return keeper.refuse(CampaignCite.VISIT, "option");
    }
    if (!Lessons.areOver(keeper, keeper.rules().campaign().lessons().gold())) {
      return keeper.refuse(CampaignCite.VISIT, "campaign.notYet");
    }
    boolean away = !keeper.books().party().isHome();
    return away || !one.isActive()
        ? keeper.refuse(CampaignCite.VISIT, "campaign.notHome")
        : Optional.empty();
  }

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Buy buy) {
    Books books = keeper.books();
    CharacterSheet one = books.character(buy.character());
    Optional<Refusal> closed = closed(keeper, one);
    if (closed.isPresent()) {
      return closed;
    }
    if (!isWare(keeper, buy.item()) || books.available(buy.item()) == 0) {
      return keeper.refuse(CampaignCite.ITEM_COPIES, "campaign.noCopy", buy.item());
    }
    Optional<Refusal> unsold = Craftsman.unsold(keeper, buy.item());
    if (unsold.isPresent()) {
      return unsold;
    }
    if (one.items().contains(buy.item())) {
      return keeper.refuse(CampaignCite.ITEM_TWICE, "itemTwice", one.name(), buy.item());
    }
    int price = price(keeper, buy.item());
    return one.gold() < price
        ? keeper.refuse(CampaignCite.PRICE, "campaign.gold", one.name(), one.gold(), price)
        : Optional.empty();
  }

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Sell sell) {
    CharacterSheet one = keeper.books().character(sell.character());
    Optional<Refusal> closed = closed(keeper, one);
    if (closed.isPresent()) {
      return closed;
    }
    return one.items().contains(sell.item())
        ? Optional.empty()
        : keeper.refuse(CampaignCite.SELLING, "notOwned", one.name(), sell.item());
  }

  public static void buy(Keeper keeper, CampaignChoice.Buy buy) {
    int price = price(keeper, buy.item());
    keeper.book(
        new Booking.ItemGained(
            keeper.cite(CampaignCite.BUYING), buy.character(), buy.item(), false));
    keeper.book(new Booking.Gold(keeper.cite(CampaignCite.PRICE), buy.character(), -price));
  }

  public static void sell(Keeper keeper, int character, String item) {
    sell(keeper, character, item, CampaignCite.SELLING);
  }

  /** Half the printed price, rounded down; reputation does not touch it (SHP-11). */
  public static void sell(Keeper keeper, int character, String item, CampaignCite why) {
    keeper.book(new Booking.ItemReturned(keeper.cite(why), character, item));
    keeper.book(
        new Booking.Gold(keeper.cite(why), character, Craftsman.worth(keeper, ware(keeper, item))));
  }

  /** The items of a prosperity level enter the supply, all copies of them (SHP-05). */
  public static void open(Keeper keeper, int level) {
    for (Ware ware : keeper.pack().items()) {
      if (ware.prosperity().isPresent() && ware.prosperity().getAsInt() == level) {
        add(keeper, ware, CampaignCite.SUPPLY);
      }
    }
  }

  /**
   * The items of a resolved card lie ready (BBC-12); whatever has no number counts with the first.
   */
  public static void resolve(Keeper keeper, int scenario) {
    switch (keeper.rules().campaign().town().items()) {
      case OWNED -> {}
      case LENT -> {
        for (Ware ware : keeper.pack().items()) {
          String card = ware.item().group().replaceAll("\\D", "");
          if (scenario == (card.isEmpty() ? 1 : Integer.parseInt(card))) {
            add(keeper, ware, CampaignCite.SUPPLY);
          }
        }
      }
    }
  }

  /** All copies that are not there yet can be bought (BKK-22). */
  public static void design(Keeper keeper, String item, CampaignCite why) {
    add(keeper, ware(keeper, item), why);
  }

  private static void add(Keeper keeper, Ware ware, CampaignCite why) {
    int more = outside(keeper, ware);
    if (more > 0) {
      keeper.book(new Booking.ItemsAvailable(keeper.cite(why), ware.item().name(), more));
    }
  }

  /** How many copies nobody owns and the shop does not have. */
  private static int outside(Keeper keeper, Ware ware) {
    String name = ware.item().name();
    int owned =
        (int)
            keeper.books().characters().stream().filter(one -> one.items().contains(name)).count();
    return ware.copies() - owned - keeper.books().available(name);
  }

  /** Whether there is a copy that nobody owns and the shop does not have. */
  public static boolean isAnyOutside(Keeper keeper, String item) {
    return outside(keeper, ware(keeper, item)) > 0;
  }
}
