package haven.model.card;

import java.util.List;

/**
 * A character class: its mat and its cards.
 *
 * @param hitPoints by level, from level 1
 * @param cards all ability cards; in BB those of level 1 and of level 2 by the same name
 * @param modifiers its attack modifier deck, perks applied; in BB the cells of its board row by row
 */
public record CharacterClass(
    String name,
    int handSize,
    List<Integer> hitPoints,
    List<AbilityCard> cards,
    List<ModifierCard> modifiers) {

  public CharacterClass {
    hitPoints = List.copyOf(hitPoints);
    cards = List.copyOf(cards);
    modifiers = List.copyOf(modifiers);
  }

  public int hitPoints(int level) {
    return hitPoints.get(level - 1);
  }
}
