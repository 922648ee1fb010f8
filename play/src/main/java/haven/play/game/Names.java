package haven.play.game;

import haven.model.AbilityKind;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.play.card.Cards;
import haven.play.card.Half;
import haven.play.card.Payment;
import haven.play.state.HeroState;
import java.util.List;
import java.util.Locale;

/** Cards in words. */
final class Names {
  private Names() {}

  static String card(HeroState hero, int card) {
    return hero.cards().all().get(card).name();
  }

  /** A card, and where it lies now. */
  static String placed(HeroState hero, int card) {
    Cards cards = hero.cards();
    int bit = 1 << card;
    String where =
        (cards.hand() & bit) != 0
            ? " is back in hand"
            : (cards.active() & bit) != 0
                ? " stays active"
                : (cards.discards() & bit) != 0 ? " is discarded" : " is lost";
    return card(hero, card) + where;
  }

  static boolean isActive(HeroState hero, int card) {
    return (hero.cards().active() >> card & 1) != 0;
  }

  /** What an action is called after (ABL-08). */
  static String kinds(CardAction action) {
    StringBuilder text = new StringBuilder();
    for (AbilityKind kind : action.kinds()) {
      text.append(text.isEmpty() ? ": " : " and ")
          .append(kind.name().toLowerCase(Locale.ROOT).replace('_', ' '))
          .append(" action");
    }
    return text.toString();
  }

  /** A monster's card in words, made when somebody reads it. */
  record MonsterCardText(MonsterType type, MonsterCard card) {
    @Override
    public String toString() {
      return type.name() + ": " + Phrases.abilities(card.abilities());
    }
  }

  /** An action in words, made when somebody reads it. */
  record ActionText(String card, Half half, boolean basic, CardAction action) {
    @Override
    public String toString() {
      return (basic ? "basic " : "")
          + half.name().toLowerCase(Locale.ROOT)
          + " of "
          + card
          + kinds(action);
    }
  }

  /** Drawn modifiers in words, made when somebody reads it. */
  record DrawText(List<ModifierCard> cards) {
    @Override
    public String toString() {
      return Decks.words(cards);
    }
  }

  static String payment(HeroState hero, Payment payment) {
    String one = card(hero, payment.first());
    return payment.second() < 0 ? one : one + " and " + card(hero, payment.second());
  }
}
