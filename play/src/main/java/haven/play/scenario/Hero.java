package haven.play.scenario;

import haven.model.ability.Effect;
import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.model.pack.ClassEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A character as it sets out. Scenarios never change this value, so that cards, items, hit points
 * and modifiers are as before when the next one starts.
 *
 * @param hand the ability cards chosen for the scenario
 * @param owned all its items; it may own more than it brings (ITM-04)
 * @param items those it brings
 * @param modifiers its attack modifier deck, perks applied (AMD-25); in BB the cells of the board
 *     of its level (LVL-08)
 * @param ignores what its perks let it ignore
 * @param gifts what works for it in every scenario, by its mat and its perks
 */
public record Hero(
    String name,
    CharacterClass characterClass,
    int level,
    List<AbilityCard> hand,
    List<ItemCard> owned,
    List<ItemCard> items,
    List<ModifierCard> modifiers,
    Set<Perk.Ignores> ignores,
    List<Perk.Gift> gifts) {

  public Hero {
    hand = List.copyOf(hand);
    owned = List.copyOf(owned);
    items = List.copyOf(items);
    modifiers = List.copyOf(modifiers);
    gifts = List.copyOf(gifts);
    Set<Perk.Ignores> inOrder = EnumSet.noneOf(Perk.Ignores.class);
    inOrder.addAll(ignores);
    ignores = Collections.unmodifiableSet(inOrder);
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
        Set.of(),
        ofMat(characterClass));
  }

  private static List<Perk.Gift> ofMat(CharacterClass characterClass) {
    List<Effect> effects = characterClass.mat().effects();
    return effects.isEmpty() ? List.of() : List.of(new Perk.Gift(effects, 0, 0, 0));
  }

  /** One of a pack's class, with a hand to begin with. */
  public static Hero of(String name, ClassEntry entry, int level) {
    return of(name, entry.characterClass(), level).taking(entry.firstHand(level));
  }

  public Hero taking(List<AbilityCard> cards) {
    return new Hero(name, characterClass, level, cards, owned, items, modifiers, ignores, gifts);
  }

  /** Owns these items, whatever it brings of them. */
  public Hero owning(ItemCard... all) {
    return new Hero(
        name, characterClass, level, hand, List.of(all), items, modifiers, ignores, gifts);
  }

  /** Brings these of its items. */
  public Hero bringing(ItemCard... chosen) {
    return new Hero(
        name, characterClass, level, hand, owned, List.of(chosen), modifiers, ignores, gifts);
  }

  /** Owns these items and brings them all. */
  public Hero with(ItemCard... all) {
    return owning(all).bringing(all);
  }

  public Hero ignoring(Perk.Ignores... others) {
    return new Hero(
        name, characterClass, level, hand, owned, items, modifiers, Set.of(others), gifts);
  }

  /**
   * Has these boxes of its perks marked, and no others: the deck of the class with all that is
   * added and without all that is removed.
   *
   * @param marked how many boxes, by the place of the perk on the character sheet, from 0
   */
  public Hero withPerks(Map<Integer, Integer> marked) {
    List<ModifierCard> deck = new ArrayList<>(characterClass.modifiers(level));
    List<ModifierCard> removed = new ArrayList<>();
    Set<Perk.Ignores> all = EnumSet.noneOf(Perk.Ignores.class);
    List<Perk.Gift> given = new ArrayList<>(ofMat(characterClass));
    for (var entry : new TreeMap<>(marked).entrySet()) {
      Perk perk = perk(entry.getKey());
      int times = entry.getValue();
      if (times < 0 || times > perk.boxes()) {
        throw new IllegalArgumentException(
            "perk %d of %s has %d boxes, not %d"
                .formatted(entry.getKey(), characterClass.name(), perk.boxes(), times));
      }
      for (int i = 0; i < perk.times(times); i++) {
        deck.addAll(perk.added());
        removed.addAll(perk.removed());
        all.addAll(perk.ignores());
      }
      if (times == perk.boxes() && !perk.gift().equals(Perk.Gift.NONE)) { // only if all are marked
        given.add(perk.gift());
      }
    }
    for (ModifierCard card : removed) {
      if (!deck.remove(card)) {
        throw new IllegalArgumentException(
            "the deck of %s has no %s left to remove".formatted(characterClass.name(), card));
      }
    }
    return new Hero(name, characterClass, level, hand, owned, items, deck, all, given);
  }

  private Perk perk(int place) {
    if (place < 0 || place >= characterClass.perks().size()) {
      throw new IllegalArgumentException(characterClass.name() + " has no perk " + place);
    }
    return characterClass.perks().get(place);
  }

  public Hero withModifiers(List<ModifierCard> deck) {
    return new Hero(name, characterClass, level, hand, owned, items, deck, ignores, gifts);
  }

  public int hitPoints() {
    return characterClass.hitPoints(level) + gifts.stream().mapToInt(Perk.Gift::hitPoints).sum();
  }

  /** The deck for this scenario: the hero's own, and a -1 for each that its items demand. */
  public List<ModifierCard> deck() {
    List<ModifierCard> deck = new ArrayList<>(modifiers);
    for (ItemCard item : items) {
      for (int i = item.minusOnes(); i < 0; i++) {
        deck.remove(ModifierCard.plus(-1));
      }
    }
    deck.addAll(Collections.nCopies(extraMinusOnes(), ModifierCard.EXTRA_MINUS));
    return List.copyOf(deck);
  }

  private int extraMinusOnes() {
    return ignores.contains(Perk.Ignores.ITEM_MINUSES)
        ? 0
        : items.stream().mapToInt(ItemCard::minusOnes).filter(number -> number > 0).sum();
  }
}
