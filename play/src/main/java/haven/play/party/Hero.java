package haven.play.party;

import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A character as it sets out. Scenarios never change this value, so that cards, items, hit points
 * and modifiers are as before when the next one starts.
 *
 * @param hand the ability cards chosen for the scenario
 * @param owned all its items; it may own more than it brings (ITM-04)
 * @param items those it brings
 * @param modifiers its attack modifier deck, perks applied (AMD-25); in BB the cells of the board
 *     of its level (LVL-08)
 */
public record Hero(
    String name,
    CharacterClass characterClass,
    int level,
    List<AbilityCard> hand,
    List<ItemCard> owned,
    List<ItemCard> items,
    List<ModifierCard> modifiers,
    Set<Perk> perks) {

  /** A perk that changes no modifier card. */
  public enum Perk {
    /** No -1 cards for items; nothing else an item does is ignored (ITM-19). */
    IGNORES_ITEM_MINUSES,
    /** Only what is labelled a scenario effect (SCN-07). */
    IGNORES_SCENARIO_EFFECTS
  }

  public Hero {
    hand = List.copyOf(hand);
    owned = List.copyOf(owned);
    items = List.copyOf(items);
    modifiers = List.copyOf(modifiers);
    Set<Perk> inOrder = EnumSet.noneOf(Perk.class);
    inOrder.addAll(perks);
    perks = Collections.unmodifiableSet(inOrder);
    if (level < 1 || level > characterClass.hitPoints().size()) {
      throw new IllegalArgumentException("no " + characterClass.name() + " has level " + level);
    }
  }

  public static Hero of(String name, CharacterClass characterClass, int level) {
    return new Hero(
        name,
        characterClass,
        level,
        List.of(),
        List.of(),
        List.of(),
        characterClass.modifiers(level),
        Set.of());
  }

  public Hero taking(List<AbilityCard> cards) {
    return new Hero(name, characterClass, level, cards, owned, items, modifiers, perks);
  }

  /** Owns these items, whatever it brings of them. */
  public Hero owning(ItemCard... all) {
    return new Hero(name, characterClass, level, hand, List.of(all), items, modifiers, perks);
  }

  /** Brings these of its items. */
  public Hero bringing(ItemCard... chosen) {
    return new Hero(name, characterClass, level, hand, owned, List.of(chosen), modifiers, perks);
  }

  /** Owns these items and brings them all. */
  public Hero with(ItemCard... all) {
    return owning(all).bringing(all);
  }

  public Hero with(Perk... others) {
    return new Hero(name, characterClass, level, hand, owned, items, modifiers, Set.of(others));
  }

  public Hero withModifiers(List<ModifierCard> deck) {
    return new Hero(name, characterClass, level, hand, owned, items, deck, perks);
  }

  public int hitPoints() {
    return characterClass.hitPoints(level);
  }

  /** The deck for this scenario: the hero's own, and a -1 for each that its items demand. */
  public List<ModifierCard> deck() {
    List<ModifierCard> deck = new ArrayList<>(modifiers);
    deck.addAll(Collections.nCopies(extraMinusOnes(), ModifierCard.EXTRA_MINUS));
    return List.copyOf(deck);
  }

  private int extraMinusOnes() {
    return perks.contains(Perk.IGNORES_ITEM_MINUSES)
        ? 0
        : items.stream().mapToInt(ItemCard::minusOnes).sum();
  }
}
