package haven.model.pack;

import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A class of a pack.
 *
 * @param locked whether a campaign begins without it
 * @param levelX the names of its cards of level X, which count as level 1 (CRD-03b)
 */
public record ClassEntry(
    CharacterClass characterClass, Set<String> levelX, boolean locked, Origin origin) {
  public ClassEntry {
    levelX = Set.copyOf(levelX);
  }

  /** A hand to begin with: cards of level 1, and of level X only if there are not enough. */
  public List<AbilityCard> firstHand() {
    List<AbilityCard> cards =
        new ArrayList<>(characterClass.cards().stream().filter(card -> card.level() == 1).toList());
    List<AbilityCard> easy = cards.stream().filter(card -> !levelX.contains(card.name())).toList();
    cards.removeAll(easy);
    cards.addAll(0, easy);
    return List.copyOf(cards.subList(0, characterClass.handSize()));
  }
}
