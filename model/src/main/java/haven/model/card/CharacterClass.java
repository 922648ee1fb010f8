package haven.model.card;

import java.util.List;
import java.util.Optional;

/**
 * A character class: its mat and its cards.
 *
 * @param hitPoints by level, from level 1
 * @param cards all ability cards; in BB those of level 1 and of level 2 by the same name
 * @param modifiers its attack modifier deck without any perks; in BB the cells of its board row by
 *     row
 * @param advanced in BB the cells of the boards of levels 2 to 5 (BMD-11); empty where there are
 *     none
 * @param perks in the order of the character sheet (AMD-25); empty where there are none
 * @param companion a summon that is there from set-up on, for a class that has one
 * @param supply cards that are in nobody's hand until they are given to somebody
 * @param mat what its mat has besides
 */
public record CharacterClass(
    String name,
    int handSize,
    List<Integer> hitPoints,
    List<AbilityCard> cards,
    List<ModifierCard> modifiers,
    List<List<ModifierCard>> advanced,
    List<Perk> perks,
    Optional<Companion> companion,
    List<AbilityCard> supply,
    CharacterMat mat) {

  public CharacterClass {
    hitPoints = List.copyOf(hitPoints);
    cards = List.copyOf(cards);
    modifiers = List.copyOf(modifiers);
    advanced = advanced.stream().map(List::copyOf).toList();
    perks = List.copyOf(perks);
    supply = List.copyOf(supply);
  }

  public CharacterClass(
      String name,
      int handSize,
      List<Integer> hitPoints,
      List<AbilityCard> cards,
      List<ModifierCard> modifiers,
      List<List<ModifierCard>> advanced,
      List<Perk> perks) {
    this(
        name,
        handSize,
        hitPoints,
        cards,
        modifiers,
        advanced,
        perks,
        Optional.empty(),
        List.of(),
        CharacterMat.EMPTY);
  }

  public CharacterClass(
      String name,
      int handSize,
      List<Integer> hitPoints,
      List<AbilityCard> cards,
      List<ModifierCard> modifiers,
      List<List<ModifierCard>> advanced) {
    this(name, handSize, hitPoints, cards, modifiers, advanced, List.of());
  }

  public CharacterClass(
      String name,
      int handSize,
      List<Integer> hitPoints,
      List<AbilityCard> cards,
      List<ModifierCard> modifiers) {
    this(name, handSize, hitPoints, cards, modifiers, List.of());
  }

  public CharacterClass perks(Perk... printed) {
    return new CharacterClass(
        name,
        handSize,
        hitPoints,
        cards,
        modifiers,
        advanced,
        List.of(printed),
        companion,
        supply,
        mat);
  }

  /** The same with other modifiers. */
  public CharacterClass withModifiers(List<ModifierCard> others) {
    return new CharacterClass(
        name, handSize, hitPoints, cards, others, advanced, perks, companion, supply, mat);
  }

  /** The same with other cards in the places of its own. */
  public CharacterClass withCards(List<AbilityCard> others) {
    return new CharacterClass(
        name, handSize, hitPoints, others, modifiers, advanced, perks, companion, supply, mat);
  }

  /** The same with these cards and no others, all of them in hand. */
  public CharacterClass withHand(List<AbilityCard> all) {
    return new CharacterClass(
        name, all.size(), hitPoints, all, modifiers, advanced, perks, companion, supply, mat);
  }

  /** The same with whatever else another class has on the table: companion, supply and mat. */
  public CharacterClass equippedAs(CharacterClass other) {
    return new CharacterClass(
        name,
        handSize,
        hitPoints,
        cards,
        modifiers,
        advanced,
        perks,
        other.companion,
        other.supply,
        other.mat);
  }

  /** The side of the advanced modifier card that matches the level, if there is one (BMD-11). */
  public List<ModifierCard> modifiers(int level) {
    return level >= 2 && level - 2 < advanced.size() ? advanced.get(level - 2) : modifiers;
  }

  public int hitPoints(int level) {
    return hitPoints.get(level - 1);
  }
}
