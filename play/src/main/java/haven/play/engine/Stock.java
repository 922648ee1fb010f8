package haven.play.engine;

import haven.model.words.Phrase;

/**
 * What chance draws from.
 *
 * @param whose by name: a hero, a deck of monster cards, a type of monsters; empty where there is
 *     only one
 */
public record Stock(Kind kind, String whose) {
  /** The name by which the attack modifiers of all monsters go. */
  public static final String MONSTERS = "monsters";

  /** The name by which the attack modifiers of all allies go. */
  public static final String ALLIES = "allies";

  /** Cards, standees, dice. */
  public enum Kind {
    /** Attack modifier cards; or the die of a modifier board. */
    MODIFIERS,
    /** Ability cards of a monster set; or the die that names a column. */
    MONSTER_CARDS,
    LOOT,
    /** The item of a loot card (LOT-36). */
    ITEMS,
    BATTLE_GOALS,
    /** The card that a short rest loses (RST-02). */
    SHORT_REST,
    STANDEES,
    /** The numbers of allies (SCM-04). */
    ALLY_NUMBERS,
    /** A deck of the campaign, by its name: events, personal quests and the like. */
    CAMPAIGN_CARDS
  }

  public static Stock modifiers(String whose) {
    return new Stock(Kind.MODIFIERS, whose);
  }

  public static Stock monsterCards(String deck) {
    return new Stock(Kind.MONSTER_CARDS, deck);
  }

  /** Whose, in words. */
  Object words() {
    return switch (whose) {
      case MONSTERS -> Phrase.of("chance.monsters");
      case ALLIES -> Phrase.of("chance.allies");
      default -> whose;
    };
  }

  @Override
  public String toString() {
    return whose.isEmpty() ? kind.name() : kind + " of " + whose;
  }
}
