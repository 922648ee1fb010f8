package haven.campaign.journey;

import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.Keeper;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.play.scenario.Sheet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What a character takes into a scenario (SHP-19). */
final class Outfits {
  private Outfits() {}

  static Sheet sheet(Keeper keeper, CharacterSheet one) {
    return Sheet.of(one.characterClass(), one.level())
        .named(one.name())
        .bringing(whatFits(keeper, one))
        .marking(one.perks())
        .owning(Integer.MAX_VALUE); // it has been paid for
  }

  /** Its items in the order in which it got them, as far as they fit. */
  private static List<String> whatFits(Keeper keeper, CharacterSheet one) {
    Map<Slot, Integer> room = new EnumMap<>(Slot.class);
    for (Slot slot : Slot.values()) {
      room.put(slot, 1);
    }
    room.put(Slot.ONE_HAND, 2);
    room.put(Slot.SMALL, keeper.rules().levels().party().smallItems(one.level()));
    List<String> fitting = new ArrayList<>();
    for (String name : one.items()) {
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
