package haven.play.engine;

import haven.board.Hex;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.words.Phrase;
import haven.play.ability.Infusion;
import haven.play.table.HeroState;
import haven.play.turn.Cards;
import haven.play.turn.Half;
import haven.play.turn.Payment;
import haven.play.turn.Zone;
import java.util.List;

/** What cards are, and are called. */
public final class Names {
  private Names() {}

  public static String card(HeroState hero, int card) {
    return hero.cards().all().get(card).name();
  }

  public static AbilityCard printed(HeroState hero, int card) {
    return hero.cards().all().get(card);
  }

  /** Where a card lies now. */
  public static Zone zone(HeroState hero, int card) {
    Cards cards = hero.cards();
    int bit = 1 << card;
    return (cards.hand() & bit) != 0
        ? Zone.HAND
        : (cards.active() & bit) != 0
            ? Zone.ACTIVE
            : (cards.supply() & bit) != 0
                ? Zone.SUPPLY
                : (cards.discards() & bit) != 0 ? Zone.DISCARD : Zone.LOST;
  }

  public static boolean isActive(HeroState hero, int card) {
    return (hero.cards().active() >> card & 1) != 0;
  }

  public static Phrase action(String card, Half half, boolean basic) {
    return Phrase.of((basic ? "action.basic." : "action.") + half, card);
  }

  public static Phrase hexes(List<Hex> hexes) {
    return Phrase.list(" ", hexes.stream().map(Phrase::hex).toList());
  }

  /** What a payment costs. */
  public static By spent(HeroState hero, Payment payment) {
    AbilityCard first = printed(hero, payment.first());
    return payment.second() < 0
        ? new By.Card(first)
        : new By.Cards(first, printed(hero, payment.second()));
  }

  public static ElementIcon icon(Infusion infusion) {
    return switch (infusion) {
      case Infusion.OnBoard(var element) -> ElementIcon.of(element);
      case Infusion.OnCard(_, _, _, ElementIcon icon) -> icon;
      case Infusion.OnMonster(_, _, _, ElementIcon icon) -> icon;
      case Infusion.Made(_, ElementIcon icon) -> icon;
    };
  }
}
