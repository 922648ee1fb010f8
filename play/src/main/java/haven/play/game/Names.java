package haven.play.game;

import haven.play.card.Payment;
import haven.play.state.HeroState;

/** Cards in words. */
final class Names {
  private Names() {}

  static String card(HeroState hero, int card) {
    return hero.cards().all().get(card).name();
  }

  static boolean isActive(HeroState hero, int card) {
    return (hero.cards().active() >> card & 1) != 0;
  }

  static String payment(HeroState hero, Payment payment) {
    String one = card(hero, payment.first());
    return payment.second() < 0 ? one : one + " and " + card(hero, payment.second());
  }
}
