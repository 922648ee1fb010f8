package haven.stage;

import haven.model.card.AbilityCard;
import haven.model.pack.ClassEntry;
import haven.play.scenario.Hero;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
    List<AbilityCard> hand = new ArrayList<>();
    Set<String> names = new HashSet<>();
    cards.stream().map(name -> card(entry, name)).forEach(hand::add);
    hand.forEach(card -> names.add(card.name()));
    for (AbilityCard card : entry.characterClass().cards()) {
      boolean fits = hand.size() < entry.characterClass().handSize() && card.level() <= level;
      if (fits && names.add(card.name())) {
        hand.add(card);
      }
    }
    return hand;
  }

  static AbilityCard card(ClassEntry entry, String name) {
    return entry.card(name).orElseThrow(() -> new AssertionError("no card is called " + name));
  }
}
