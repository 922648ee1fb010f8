package haven.campaign.outpost;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.LootKind.Group;
import haven.model.campaign.BuildingCard.Interaction;
import haven.model.card.Crafting;
import haven.model.card.Ware;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Items are made, and what they are worth (CRA). */
public final class Craftsman {
  private Craftsman() {}

  /** What somebody has to give for an item: resources, gold, and items of their own. */
  private static final class Price {
    private final Map<LootKind, Integer> resources = new EnumMap<>(LootKind.class);
    private final List<String> items = new ArrayList<>();
    private int gold;
    private boolean possible = true;
  }

  private static Optional<Ware> ware(Keeper keeper, String item) {
    return keeper.pack().items().stream()
        .filter(ware -> ware.item().name().equals(item))
        .findFirst();
  }

  private static boolean isPotion(Keeper keeper, String item) {
    return !keeper.print().outpost().recipes(item).isEmpty();
  }

  /** Whether an item has a crafting cost, not a price (CRA-01). */
  private static boolean isCrafted(Keeper keeper, Ware ware) {
    return !ware.crafting().isNone() || isPotion(keeper, ware.item().name());
  }

  /** What is paid for an item: half its price, or so much for each of its parts (CRA-09). */
  public static int worth(Keeper keeper, Ware ware) {
    int piece = keeper.rules().campaign().outpost().piece();
    if (isPotion(keeper, ware.item().name())) {
      return piece * keeper.print().outpost().recipes(ware.item().name()).getFirst().herbs().size();
    }
    return ware.crafting().isNone() ? ware.sold() : piece * ware.crafting().size();
  }

  /** Why an outpost does not sell an item: nothing is sold yet, or it must be made (CRA-11). */
  public static Optional<Refusal> unsold(Keeper keeper, String item) {
    if (!Outpost.stands(keeper)) {
      return Optional.empty();
    }
    boolean crafted = ware(keeper, item).filter(ware -> isCrafted(keeper, ware)).isPresent();
    return crafted || !Outpost.offers(keeper, Interaction.BUY)
        ? keeper.refuse(CampaignCite.BUYING, "outpost.notSold")
        : Optional.empty();
  }

  /** Items with a price that a new character can have (CHR-08b). */
  static boolean isForSale(Keeper keeper, String item) {
    return keeper.books().available(item) > 0
        && ware(keeper, item).filter(ware -> !isCrafted(keeper, ware)).isPresent();
  }

  static List<CampaignChoice> candidates(Keeper keeper, CharacterSheet one) {
    List<CampaignChoice> all = new ArrayList<>();
    keeper
        .books()
        .supply()
        .keySet()
        .forEach(item -> all.add(new CampaignChoice.Craft(one.number(), item)));
    return all;
  }

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Craft craft) {
    CharacterSheet one = keeper.books().character(craft.character());
    if (!Outpost.offers(keeper, Interaction.CRAFT) || !one.isActive()) {
      return keeper.refuse(CampaignCite.DOWNTIME, "outpost.noBuilding");
    }
    if (isPotion(keeper, craft.item())) {
      return keeper.refuse(CampaignCite.CRAFTABLE, "outpost.potion", craft.item());
    }
    Optional<Ware> ware = ware(keeper, craft.item());
    if (ware.isEmpty() || ware.get().crafting().isNone()) {
      return keeper.refuse(CampaignCite.CRAFTABLE, "outpost.notMade", craft.item());
    }
    if (keeper.books().available(craft.item()) == 0) {
      return keeper.refuse(CampaignCite.CRAFTABLE, "campaign.noCopy", craft.item());
    }
    if (one.items().contains(craft.item())) {
      return keeper.refuse(CampaignCite.ITEM_TWICE, "itemTwice", one.name(), craft.item());
    }
    return isPayable(keeper, one, price(keeper, one, ware.get().crafting()))
        ? Optional.empty()
        : keeper.refuse(CampaignCite.CRAFTING, "outpost.materials", one.name(), craft.item());
  }

  private static Price price(Keeper keeper, CharacterSheet one, Crafting crafting) {
    Price price = new Price();
    add(keeper, one, crafting, price);
    return price;
  }

  /** Instead of an item that only others have, what that item costs itself (CRA-08). */
  private static void add(Keeper keeper, CharacterSheet one, Crafting crafting, Price price) {
    crafting.resources().forEach((kind, n) -> price.resources.merge(kind, n, Integer::sum));
    for (String item : crafting.items()) {
      Ware part = ware(keeper, item).orElseThrow();
      if (one.items().contains(item) && !price.items.contains(item)) {
        price.items.add(item);
      } else if (isWithOthers(keeper, one, part) && !isPotion(keeper, item)) {
        price.gold += part.crafting().isNone() ? part.cost() : 0;
        add(keeper, one, part.crafting(), price);
      } else {
        price.possible = false;
      }
    }
  }

  private static boolean isWithOthers(Keeper keeper, CharacterSheet one, Ware part) {
    long owners =
        keeper.books().members().stream()
            .filter(
                other ->
                    other.number() != one.number() && other.items().contains(part.item().name()))
            .count();
    return owners == part.copies();
  }

  /** Materials are the crafter's own; herbs may be the outpost's (CRA-05, RES-03). */
  private static boolean isPayable(Keeper keeper, CharacterSheet one, Price price) {
    boolean resources =
        price.resources.entrySet().stream()
            .allMatch(
                part ->
                    Holding.total(keeper.books(), holdings(one.number(), part.getKey()))
                        >= part.getValue());
    return price.possible && resources && one.gold() >= price.gold;
  }

  /** Where somebody may take a resource from to make something of it. */
  static List<Holding> holdings(int character, LootKind kind) {
    Holding own = new Holding.Own(character, kind);
    return kind.group() == Group.HERB ? List.of(own, new Holding.Common(kind)) : List.of(own);
  }

  static void craft(Keeper keeper, CampaignChoice.Craft craft) {
    CharacterSheet one = keeper.books().character(craft.character());
    Price price = price(keeper, one, ware(keeper, craft.item()).orElseThrow().crafting());
    for (String item : price.items) {
      keeper.book(
          new Booking.ItemReturned(
              keeper.cite(CampaignCite.CRAFTED_FROM), one.number(), item)); // CRA-07
    }
    if (price.gold > 0) {
      keeper.book(
          new Booking.Gold(keeper.cite(CampaignCite.CRAFTED_OTHERWISE), one.number(), -price.gold));
    }
    List<Step> steps = new ArrayList<>();
    price.resources.forEach(
        (kind, n) ->
            steps.add(new SharedResource(holdings(one.number(), kind), -n, CampaignCite.CRAFTING)));
    steps.add(new Made(one.number(), craft.item()));
    keeper.push(steps);
  }

  private record Made(int character, String item) implements Step {
    @Override
    public void run(Keeper keeper) {
      keeper.book(
          new Booking.ItemGained(keeper.cite(CampaignCite.CRAFTING), character, item, false));
    }
  }
}
