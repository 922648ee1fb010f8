package haven.play.scenario;

import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.card.ItemCard;
import haven.model.card.ItemCard.Slot;
import haven.model.card.Perk;
import haven.model.words.Phrase;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether a hero may bring the items it wants to bring.
 *
 * @param spare small items beyond the limit, which a favour allows (FAV-06)
 */
record Equipment(Hero hero, Ruleset ruleset, int spare) {

  List<Refusal> refusals() {
    List<Refusal> refusals = new ArrayList<>();
    slots(refusals);
    copies(refusals);
    for (ItemCard item : hero.items()) {
      if (!hero.owned().contains(item)) {
        refusals.add(refusal(Cite.ITEM_COPIES, "notOwned", hero.name(), item.name()));
      }
    }
    return refusals;
  }

  private void slots(List<Refusal> refusals) {
    Map<Slot, Integer> brought = new EnumMap<>(Slot.class);
    hero.items().forEach(item -> brought.merge(item.slot(), 1, Integer::sum));
    brought.forEach(
        (slot, number) -> {
          if (number > most(slot)) {
            refusals.add(
                refusal(
                    Cite.ITEM_SLOTS, "slots", hero.name(), Phrase.of(slot), number, most(slot)));
          }
        });
    int hands =
        brought.getOrDefault(Slot.ONE_HAND, 0) + 2 * brought.getOrDefault(Slot.TWO_HANDS, 0);
    if (hands > 2 && brought.containsKey(Slot.ONE_HAND) && brought.containsKey(Slot.TWO_HANDS)) {
      refusals.add(refusal(Cite.ITEM_SLOTS, "hands", hero.name(), hands));
    }
  }

  private Refusal refusal(Cite cite, String key, Object... about) {
    return new Refusal(ruleset.cite(cite), Phrase.of("no." + key, about));
  }

  private int most(Slot slot) {
    return switch (slot) {
      case HEAD, BODY, LEGS -> ruleset.levels().party().armour() ? 1 : 0;
      case ONE_HAND -> 2 + hero.gifts().stream().mapToInt(Perk.Gift::hands).sum();
      case TWO_HANDS -> 1;
      case SMALL ->
          spare
              + ruleset.levels().party().smallItems(hero.level())
              + hero.items().stream().mapToInt(ItemCard::pockets).sum();
    };
  }

  private void copies(List<Refusal> refusals) {
    Set<String> names = new HashSet<>();
    for (ItemCard item : hero.owned()) {
      if (!names.add(item.name())) {
        refusals.add(refusal(Cite.ITEM_COPIES, "itemTwice", hero.name(), item.name()));
      }
    }
    Set<String> cards = new HashSet<>();
    for (ItemCard item : hero.items()) {
      if (!item.group().isEmpty() && !cards.add(item.group())) {
        refusals.add(refusal(Cite.ITEM_CARD, "sameCard", hero.name(), item.group()));
      }
    }
  }
}
