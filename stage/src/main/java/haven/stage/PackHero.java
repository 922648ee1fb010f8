package haven.stage;

import haven.model.card.AbilityCard;
import haven.model.pack.ClassEntry;
import haven.play.scenario.Hero;
import java.util.ArrayList;
import java.util.List;

/**
 * A hero of a pack.
 *
 * @param cards the names of the first cards of its hand
 */
record PackHero(ClassEntry entry, List<String> cards) {

  Hero hero(char letter, int level) {
    return Hero.of(Character.toString(letter), entry, level).taking(hand(level));
  }

  private List<AbilityCard> hand(int level) {
    List<AbilityCard> all = new ArrayList<>(entry.characterClass().cards());
    List<AbilityCard> hand = new ArrayList<>();
    cards.forEach(name -> hand.add(card(entry, name)));
    all.removeAll(hand);
    all.stream()
        .filter(card -> card.level() <= level)
        .limit(Math.max(0, entry.characterClass().handSize() - hand.size()))
        .forEach(hand::add);
    return hand;
  }

  static AbilityCard card(ClassEntry entry, String name) {
    return entry.characterClass().cards().stream()
        .filter(card -> card.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no card is called " + name));
  }
}
