package haven.play.engine;

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
import haven.play.ability.Infusion;
import haven.play.table.HeroState;
import haven.play.turn.Cards;
import haven.play.turn.Half;
import haven.play.turn.Payment;
import java.util.ArrayList;
import java.util.List;

/** What cards are called; the records are made into phrases when somebody reads them. */
public final class Names {
  private Names() {}

  public static String card(HeroState hero, int card) {
    return hero.cards().all().get(card).name();
  }

  /** A card, and where it lies now. */
  public static Phrase placed(HeroState hero, int card) {
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

  public static boolean isActive(HeroState hero, int card) {
    return (hero.cards().active() >> card & 1) != 0;
  }

  public static Phrase action(String card, Half half, boolean basic) {
    return Phrase.of((basic ? "action.basic." : "action.") + half, card);
  }

  public static Phrase hexes(List<Hex> hexes) {
    return Phrase.list(" ", hexes.stream().map(Phrase::hex).toList());
  }

  public static Object payment(HeroState hero, Payment payment) {
    String one = card(hero, payment.first());
    return payment.second() < 0 ? one : Phrase.of("and", one, card(hero, payment.second()));
  }

  public static Phrase rewards(List<Reward> rewards) {
    return Phrase.list(", ", rewards.stream().map(ScenarioWords::reward).toList());
  }

  /** A monster's card. */
  public record MonsterAction(String type, MonsterCard card) implements Worded {
    @Override
    public Phrase phrase() {
      return Phrase.of("colon", type, CardWords.abilities(card.abilities()));
    }
  }

  /** An action, and what it is called after (ABL-08). */
  public record Performed(String card, Half half, boolean basic, CardAction action)
      implements Worded {
    @Override
    public Phrase phrase() {
      Phrase name = Names.action(card, half, basic);
      List<Phrase> kinds = action.kinds().stream().map(Phrase::of).toList();
      return kinds.isEmpty() ? name : Phrase.of("colon", name, Phrase.chain("and", kinds));
    }
  }

  /** Drawn modifiers. */
  public record Drawn(List<ModifierCard> cards) implements Worded {
    @Override
    public Phrase phrase() {
      return CardWords.modifiers(cards);
    }
  }

  /** Lasting effects. */
  public record Lasting(List<Effect> effects) implements Worded {
    @Override
    public Phrase phrase() {
      return CardWords.effects(effects);
    }
  }

  /** Infusions that are consumed. */
  public record Paid(List<Infusion> infusions) implements Worded {
    @Override
    public Phrase phrase() {
      List<Object> icons = new ArrayList<>();
      infusions.forEach(infusion -> icons.add(CardWords.icon(icon(infusion))));
      return Phrase.list(", ", icons);
    }
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
