package haven.stage;

import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.rules.CardRules;
import haven.play.scenario.Hero;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A hero of no class in particular, whose hand blank cards fill up.
 *
 * @param cards its first ones
 * @param blanks the initiative of the blank ones
 * @param printed the class of which it has the companion and the supply
 */
record BlankHero(
    Ruleset ruleset,
    List<AbilityCard> cards,
    int blanks,
    int hitPoints,
    List<ModifierCard> deck,
    Optional<CharacterClass> printed) {
  private static final int LEVELS = 9;

  Hero hero(char letter, int level) {
    boolean sided = ruleset.cards().hand() == CardRules.Hand.UPGRADED_BY_LEVEL;
    int size = sided ? 4 : 10;
    List<AbilityCard> hand = new ArrayList<>();
    for (AbilityCard card : cards) {
      AbilityCard tried = sided && card.level() != 2 ? card.level(1) : card;
      hand.add(sided && card.sides().size() == 1 ? twoSided(tried) : tried);
    }
    while (hand.size() < size) {
      AbilityCard blank =
          AbilityCard.of("Blank " + hand.size(), blanks, CardAction.of(), CardAction.of());
      hand.add(sided ? twoSided(blank) : blank);
    }
    List<AbilityCard> all = new ArrayList<>(hand);
    if (sided) {
      hand.forEach(card -> all.add(card.level(card.level() == 2 ? 1 : 2)));
    }
    List<Integer> each = Collections.nCopies(LEVELS, hitPoints);
    CharacterClass type = new CharacterClass("Class " + letter, size, each, all, deck);
    CharacterClass own = printed.map(type::equippedAs).orElse(type);
    return Hero.of(Character.toString(letter), own, level).taking(hand);
  }

  private static AbilityCard twoSided(AbilityCard card) {
    return AbilityCard.of(card.name(), card.front(), card.front());
  }
}
