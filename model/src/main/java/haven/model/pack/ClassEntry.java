package haven.model.pack;

import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.model.card.LearningLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A class of a pack.
 *
 * @param cards all its cards in the order of the pack: those of its pool, those that are given to
 *     others, and those of the first scenarios
 * @param locked whether a campaign begins without it
 */
public record ClassEntry(
    CharacterClass characterClass, List<Printed> cards, boolean locked, Origin origin) {
  private static final String LEVEL_X = "X";

  /**
   * A card with the level that is printed on it.
   *
   * @param level as printed: 1 to 9, X, A, B, or M for a card that is given to others
   */
  public record Printed(AbilityCard card, String level) {}

  public ClassEntry {
    cards = List.copyOf(cards);
  }

  /** The level that is printed on a card of the class. */
  public String level(AbilityCard card) {
    return cards.stream()
        .filter(printed -> printed.card().equals(card))
        .map(Printed::level)
        .findFirst()
        .orElse(card.levelText());
  }

  /** The cards of its own, in the order of the pack: not those that are given to others. */
  public List<AbilityCard> own() {
    return cards.stream()
        .map(Printed::card)
        .filter(card -> !characterClass.supply().contains(card))
        .toList();
  }

  /**
   * What one calls a card of the class, which may have several of one name: an upgraded one, or one
   * of the first scenarios, has its level behind its name.
   */
  public String called(AbilityCard card) {
    boolean plain =
        card.level() == 1
            || own().stream().filter(one -> one.name().equals(card.name())).count() < 2;
    return plain ? card.name() : card.name() + " (" + card.levelText() + ")";
  }

  /** The card that is called so. */
  public Optional<AbilityCard> card(String called) {
    return own().stream().filter(card -> called(card).equalsIgnoreCase(called)).findFirst();
  }

  /** What a card becomes by upgrading it, in Buttons & Bugs (CRD-01c). */
  public Optional<AbilityCard> upgraded(AbilityCard card) {
    return characterClass.cards().stream()
        .filter(other -> other.name().equals(card.name()) && other.level() > card.level())
        .findFirst();
  }

  /**
   * A hand to begin with: cards of level 1, and of level X only if there are not enough. With each
   * level one more of them is upgraded, where that can be done.
   */
  public List<AbilityCard> firstHand(int level) {
    List<AbilityCard> pool =
        new ArrayList<>(characterClass.cards().stream().filter(card -> card.level() == 1).toList());
    List<AbilityCard> easy = pool.stream().filter(card -> !level(card).equals(LEVEL_X)).toList();
    pool.removeAll(easy);
    pool.addAll(0, easy);
    List<AbilityCard> hand = new ArrayList<>(pool.subList(0, characterClass.handSize()));
    for (int i = 0; i < Math.min(level - 1, hand.size()); i++) {
      hand.set(i, upgraded(hand.get(i)).orElse(hand.get(i)));
    }
    return List.copyOf(hand);
  }

  /**
   * The class as it plays a scenario that teaches the game: its hand are the cards of level A, or
   * some of level B in their places (CRD-03c). Nothing for a class that has no such cards
   * (CRD-03d).
   */
  public Optional<CharacterClass> learning(LearningLevel level) {
    List<AbilityCard> hand =
        cards.stream()
            .map(Printed::card)
            .filter(card -> card.level() == LearningLevel.A.number())
            .map(card -> atMost(level, card))
            .toList();
    return hand.isEmpty() ? Optional.empty() : Optional.of(characterClass.withHand(hand));
  }

  private AbilityCard atMost(LearningLevel level, AbilityCard first) {
    return cards.stream()
        .map(Printed::card)
        .filter(card -> card.name().equals(first.name()) && card.level() == level.number())
        .findFirst()
        .orElse(first);
  }
}
