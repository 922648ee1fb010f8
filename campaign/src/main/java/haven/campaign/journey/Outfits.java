package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.model.campaign.Favour;
import haven.model.card.AbilityCard;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.pack.ClassEntry;
import haven.play.Refusal;
import haven.play.scenario.Sheet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a character takes into a scenario (SHP-19). */
final class Outfits {
  private Outfits() {}

  static Sheet sheet(Keeper keeper, CharacterSheet one) {
    return Sheet.of(one.characterClass(), one.level())
        .named(one.name())
        .taking(one.hand())
        .bringing(brought(keeper, one, 0))
        .marking(one.perks())
        .owning(Integer.MAX_VALUE); // it has been paid for
  }

  /** A hand is of its own cards (LVU-07), and it brings items that it owns. */
  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Prepare wanted) {
    CharacterSheet one = keeper.books().character(wanted.character());
    ClassEntry entry = keeper.classOf(one);
    List<AbilityCard> passedOver = new ArrayList<>();
    for (String name : wanted.hand()) {
      Optional<AbilityCard> card = entry.card(name);
      boolean owns = card.filter(it -> isOwn(keeper, one, entry, it)).isPresent();
      if (!owns && (card.isEmpty() || card.get().level() > one.level())) {
        return keeper.refuse(CampaignCite.POOL, "campaign.notInPool", name);
      }
      if (!owns) {
        passedOver.add(card.get());
      }
    }
    if (!isMadeUpFor(keeper, one, passedOver, wanted.hand())) {
      return keeper.refuse(
          keeper.books().party().asked(Favour.POTENTIAL) == 0
              ? CampaignCite.POOL
              : CampaignCite.FAVOUR_POTENTIAL,
          "campaign.notInPool",
          entry.called(passedOver.getFirst()));
    }
    int size = entry.characterClass().handSize();
    if (!wanted.hand().isEmpty() && Set.copyOf(wanted.hand()).size() != size) {
      return keeper.refuse(
          CampaignCite.POOL, "handSize", one.characterClass(), size, wanted.hand().size());
    }
    for (String item : wanted.items()) {
      boolean has =
          switch (keeper.rules().campaign().town().items()) {
            case OWNED -> one.items().contains(item);
            case LENT -> keeper.books().available(item) > 0;
          };
      if (!has) {
        return keeper.refuse(CampaignCite.ITEM_COPIES, "notOwned", one.name(), item);
      }
    }
    return one.isActive() ? Optional.empty() : keeper.refuse(CampaignCite.PARTY, "option");
  }

  /** For each card that was passed over, another one of its level at least stays out (FAV-08). */
  private static boolean isMadeUpFor(
      Keeper keeper, CharacterSheet one, List<AbilityCard> passedOver, List<String> hand) {
    if (passedOver.size() > keeper.books().party().asked(Favour.POTENTIAL)) {
      return false;
    }
    List<Integer> staying = new ArrayList<>();
    for (String name : one.cards()) {
      if (!hand.contains(name)) {
        keeper.classOf(one).card(name).ifPresent(card -> staying.add(card.level()));
      }
    }
    staying.sort(null);
    List<Integer> coming = passedOver.stream().map(AbilityCard::level).sorted().toList();
    for (int level : coming.reversed()) {
      if (staying.isEmpty() || staying.removeLast() < level) {
        return false;
      }
    }
    return true;
  }

  /** Where the scenario gives the level, all upgrades are one's own (BBC-09). */
  private static boolean isOwn(
      Keeper keeper, CharacterSheet one, ClassEntry entry, AbilityCard card) {
    return card.level() == 1
        || keeper.rules().campaign().growth().experience().isEmpty()
        || one.cards().contains(entry.called(card));
  }

  static void prepare(Keeper keeper, CampaignChoice.Prepare wanted) {
    keeper.book(
        new Booking.Prepared(
            keeper.cite(CampaignCite.POOL), wanted.character(), wanted.hand(), wanted.items()));
  }

  /** The small items that it brings beyond its limit, by a favour (FAV-06). */
  static List<String> beyond(Keeper keeper, CharacterSheet one) {
    List<String> beyond =
        new ArrayList<>(brought(keeper, one, keeper.books().party().asked(Favour.CAPACITY)));
    brought(keeper, one, 0).forEach(beyond::remove);
    return beyond;
  }

  /** What it has said, or its items in the order in which it got them, as far as they fit. */
  private static List<String> brought(Keeper keeper, CharacterSheet one, int spare) {
    if (!one.brings().isEmpty() && keeper.books().party().asked(Favour.CAPACITY) == 0) {
      return one.brings();
    }
    return whatFits(keeper, one, spare);
  }

  private static List<String> whatFits(Keeper keeper, CharacterSheet one, int spare) {
    Map<Slot, Integer> room = new EnumMap<>(Slot.class);
    for (Slot slot : Slot.values()) {
      room.put(slot, 1);
    }
    room.put(Slot.ONE_HAND, 2);
    room.put(Slot.SMALL, keeper.rules().levels().party().smallItems(one.level()) + spare);
    List<String> fitting = new ArrayList<>();
    for (String name : one.brings().isEmpty() ? one.items() : one.brings()) {
      ItemCard item = keeper.pack().item(name);
      boolean handsFree =
          switch (item.slot()) {
            case TWO_HANDS -> room.getOrDefault(Slot.ONE_HAND, 0) == 2;
            case ONE_HAND -> room.getOrDefault(Slot.TWO_HANDS, 0) == 1;
            case HEAD, BODY, LEGS, SMALL -> true;
          };
      if (handsFree && room.merge(item.slot(), -1, Integer::sum) >= 0) {
        fitting.add(name);
      }
    }
    return fitting;
  }
}
