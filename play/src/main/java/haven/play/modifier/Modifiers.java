package haven.play.modifier;

import haven.model.Facts;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Lots;
import java.util.List;
import java.util.Set;

/**
 * What the modifiers of some owner's attacks come from. For each attack, cards come or the die is
 * rolled as long as it {@link #wantsMore}, {@link #draw} says what they come to, and when what it
 * does has been applied, {@link #settle}.
 */
public sealed interface Modifiers permits ModifierDeck, ModifierBoard {

  /** The owner's cards as a deck, or laid out as a board. */
  static Modifiers of(ModifierRules rules, Owner owner, List<ModifierCard> cards) {
    return switch (rules.source()) {
      case DECK -> ModifierDeck.of(rules, owner, cards);
      case BOARD -> new ModifierBoard(rules, cards);
    };
  }

  /**
   * What an owner without cards of its own has: the monsters, allies, and a class without perks.
   */
  static List<ModifierCard> standard(ModifierRules rules) {
    return switch (rules.source()) {
      case DECK -> ModifierCard.STANDARD_DECK;
      case BOARD -> ModifierCard.STANDARD_BOARD;
    };
  }

  /** The attack before must be over: its cards are where they belong. */
  void requireSettled();

  /** Whether another card is drawn for this attack, or the die rolled again. */
  boolean wantsMore(Lean lean);

  /** What can be drawn or rolled next. */
  Lots lots();

  /** What a thing is that can come up. */
  ModifierCard card(int what);

  /** The number by which a card comes up; -1 if there is no such card. */
  int number(ModifierCard card);

  /** That came up. */
  void came(int what);

  /**
   * What was drawn, or rolled, for one attack, and what of it may apply.
   *
   * @param attackValue as it is before the modifier: what 2x is worth in comparisons (AMD-33)
   * @param twists what changes a rolled symbol (BMD-20) or a drawn card; others of these riders
   *     mean nothing here
   */
  Draw draw(Lean lean, Attacker attacker, int attackValue, Set<Rider.Plain> twists);

  /** The attack is over: cards are discarded or go back to the supply, the stone moves. */
  void settle(Supply supply);

  Modifiers copy();

  /**
   * Tells all cards, and where they are.
   *
   * @param printed those that the owner started with, by which cards with effects are known
   */
  void tell(List<ModifierCard> printed, Facts facts);

  // A board knows nothing of what follows (BMD-18).

  /** Whether the deck was shuffled, as it is once a card with the icon was drawn (AMD-11). */
  default boolean endOfRound() {
    return false;
  }

  /** Whether a bless card was shuffled into the draw pile (AMD-14, AMD-20). */
  default boolean bless(Supply supply) {
    return false;
  }

  /** Whether a curse card was shuffled into the draw pile (AMD-15, AMD-20). */
  default boolean curse(Supply supply) {
    return false;
  }

  /** Whether an extra -1 was shuffled into the draw pile, for this scenario (AMD-25). */
  default boolean addExtraMinus() {
    return false;
  }

  /** Takes all curses out, and shuffles what is discarded back in. */
  default void purge(Supply supply) {}

  /** Takes out what was added for this scenario (AMD-24). */
  default void endOfScenario(Supply supply) {}
}
