package haven.play.game;

import haven.board.Hex;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.scenario.Reward;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import haven.model.words.Worded;
import haven.play.card.Cards;
import haven.play.card.Half;
import haven.play.card.Payment;
import haven.play.element.Infusion;
import haven.play.state.HeroState;
import java.util.ArrayList;
import java.util.List;

/** What cards are called; the records are made into phrases when somebody reads them. */
final class Names {
  private Names() {}

  static String card(HeroState hero, int card) {
    return hero.cards().all().get(card).name();
  }

  /** A card, and where it lies now. */
  static Phrase placed(HeroState hero, int card) {
    Cards cards = hero.cards();
    int bit = 1 << card;
    String where =
        (cards.hand() & bit) != 0
            ? "card.hand"
            : (cards.active() & bit) != 0
                ? "card.active"
                : (cards.discards() & bit) != 0 ? "card.discarded" : "card.lost";
    return Phrase.of(where, card(hero, card));
  }

  static boolean isActive(HeroState hero, int card) {
    return (hero.cards().active() >> card & 1) != 0;
  }

  static Phrase action(String card, Half half, boolean basic) {
    return Phrase.of((basic ? "action.basic." : "action.") + half, card);
  }

  static Phrase hexes(List<Hex> hexes) {
    return Phrase.list(" ", hexes.stream().map(Phrase::hex).toList());
  }

  static Object payment(HeroState hero, Payment payment) {
    String one = card(hero, payment.first());
    return payment.second() < 0 ? one : Phrase.of("and", one, card(hero, payment.second()));
  }

  static Phrase rewards(List<Reward> rewards) {
    return Phrase.list(", ", rewards.stream().map(ScenarioWords::reward).toList());
  }

  /** A monster's card. */
  record MonsterAction(String type, MonsterCard card) implements Worded {
    @Override
    public Phrase phrase() {
      return Phrase.of("colon", type, CardWords.abilities(card.abilities()));
    }
  }

  /** An action, and what it is called after (ABL-08). */
  record Performed(String card, Half half, boolean basic, CardAction action) implements Worded {
    @Override
    public Phrase phrase() {
      Phrase name = Names.action(card, half, basic);
      List<Phrase> kinds = action.kinds().stream().map(Phrase::of).toList();
      return kinds.isEmpty() ? name : Phrase.of("colon", name, Phrase.chain("and", kinds));
    }
  }

  /** Drawn modifiers. */
  record Drawn(List<ModifierCard> cards) implements Worded {
    @Override
    public Phrase phrase() {
      return CardWords.modifiers(cards);
    }
  }

  /** Lasting effects. */
  record Lasting(List<Effect> effects) implements Worded {
    @Override
    public Phrase phrase() {
      return CardWords.effects(effects);
    }
  }

  /** Infusions that are consumed. */
  record Paid(List<Infusion> infusions) implements Worded {
    @Override
    public Phrase phrase() {
      List<Object> icons = new ArrayList<>();
      infusions.forEach(infusion -> icons.add(CardWords.icon(icon(infusion))));
      return Phrase.list(", ", icons);
    }
  }

  static ElementIcon icon(Infusion infusion) {
    return switch (infusion) {
      case Infusion.OnBoard(var element) -> ElementIcon.of(element);
      case Infusion.OnCard(_, _, _, ElementIcon icon) -> icon;
      case Infusion.OnMonster(_, _, _, ElementIcon icon) -> icon;
      case Infusion.Made(_, ElementIcon icon) -> icon;
    };
  }
}
