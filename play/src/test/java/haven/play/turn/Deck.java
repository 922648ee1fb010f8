package haven.play.turn;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import java.util.ArrayList;
import java.util.List;

/**
 * One card of every sort, the same in all rulesets. The sort is that of the top action; all bottom
 * actions are plain moves. In Buttons & Bugs side B says the same at an initiative 50 higher.
 */
final class Deck {
  static final int PLAIN = 0;
  static final int PLAIN_2 = 1;
  static final int PLAIN_3 = 2;
  static final int PLAIN_4 = 3;
  static final int ROUND = 4;
  static final int PERSISTENT = 5;
  static final int LOSING = 6;
  static final int LOSING_ROUND = 7;
  static final int LOSING_PERSISTENT = 8;
  static final int FOR_GOOD = 9;

  private static final CardAction ATTACK = CardAction.of(Ability.attack(3));
  private static final CardAction SHIELD_FOR_A_ROUND =
      CardAction.of(Ability.round(Effect.shield(1)));
  private static final CardAction SHIELD = CardAction.of(Ability.persistent(Effect.shield(1)));
  private static final List<CardAction> TOPS =
      List.of(
          ATTACK,
          ATTACK,
          ATTACK,
          ATTACK,
          SHIELD_FOR_A_ROUND,
          SHIELD,
          ATTACK.losing(),
          SHIELD_FOR_A_ROUND.losing(),
          SHIELD.losing(),
          ATTACK.losingForGood());

  private Deck() {}

  static Cards of(Ruleset ruleset) {
    return of(ruleset, TOPS.size());
  }

  /** The first few cards only. */
  static Cards of(Ruleset ruleset, int number) {
    List<AbilityCard> cards = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      cards.add(card(ruleset, i));
    }
    return new Cards(cards, List.of(), ruleset);
  }

  private static AbilityCard card(Ruleset ruleset, int i) {
    CardAction move = CardAction.of(Ability.move(3));
    AbilityCard.Side front = new AbilityCard.Side(10 + i, TOPS.get(i), move);
    AbilityCard.Side back = new AbilityCard.Side(60 + i, TOPS.get(i), move);
    return new AbilityCard(
        "card" + i, 1, isTwoSided(ruleset) ? List.of(front, back) : List.of(front));
  }

  private static boolean isTwoSided(Ruleset ruleset) {
    return ruleset.equals(Ruleset.BUTTONS_AND_BUGS);
  }

  /** Performs the top of one card and then the bottom of the other. */
  static void play(Cards cards, int top, int bottom) {
    cards.select(top, bottom);
    cards.finish(top, Half.TOP, true, false);
    cards.finish(bottom, Half.BOTTOM, true, false);
  }

  static List<Integer> list(int mask) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < Integer.SIZE; card++) {
      if ((mask & 1 << card) != 0) {
        cards.add(card);
      }
    }
    return cards;
  }

  static int set(int... cards) {
    int mask = 0;
    for (int card : cards) {
      mask |= 1 << card;
    }
    return mask;
  }
}
