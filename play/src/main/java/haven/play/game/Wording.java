package haven.play.game;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.play.card.Cards;
import haven.play.card.Half;
import haven.play.monster.Outcome;
import haven.play.round.Entry;
import haven.play.state.HeroState;
import haven.play.state.Pending;
import haven.play.state.State;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Decisions in words: what is asked, and what each answer means. */
record Wording(Play play, @Nullable Pending asked, Prompt prompt) {

  private State state() {
    return play.state();
  }

  private String name(int figure) {
    return figure < 0 ? "nobody" : play.piece(figure).name();
  }

  String question() {
    String who = prompt.figure() < 0 ? "" : name(prompt.figure()) + ": ";
    return switch (prompt.kind()) {
      case BATTLE_GOAL -> "which battle goal to keep";
      case START_HEX -> "where to start";
      case CARDS -> who + "two cards, the leading one first, or a long rest";
      case WHO_FIRST -> "who goes first";
      case ACTION -> who + "which action";
      case PERFORM ->
          who
              + (asked instanceof Abilities.Perform perform
                  ? "perform " + Phrases.ability(perform.ability())
                  : "perform it");
      case STEP -> who + "where to move";
      case TARGET -> who + "which target" + aimed();
      case AREA -> who + "where the area lies";
      case BEFORE_DRAW -> who + "anything before the modifier is drawn";
      case ORDER_OF_BONUSES -> "the attack value, by the order of bonuses";
      case MODIFIER -> "which modifier applies";
      case MODIFIER_EFFECTS -> "which effects of the modifier apply";
      case ORDER_OF_EFFECTS -> "which effect of the attack comes next";
      case NEGATE ->
          who
              + (asked instanceof Damage.Negate negate
                  ? "suffer " + negate.amount() + " damage, or negate it"
                  : "suffer the damage, or negate it");
      case FORCED_PATH -> who + "which way it is moved";
      case HEX -> who + "which hex";
      case ELEMENT -> who + "which element";
      case PAY ->
          who
              + (asked instanceof Abilities.OfferPaid offer
                  ? Phrases.ability(offer.paid())
                  : "pay for it");
      case CHOOSE -> who + "one of these";
      case REST_CARDS -> who + "which active card to discard, to be able to rest";
      case REST_LOSS -> who + "which card to lose";
      case REST_HEAL -> who + "heal 2";
      case REST_REFRESH -> who + "refresh the spent items";
      case SHORT_REST -> who + "a short rest";
      case REDRAW -> who + redraw();
      case RECOVER -> who + "which card to take back";
      case ITEM -> who + "use an item";
      case ESCAPE -> who + "escape";
      case MONSTER_TURN -> who + "what it does, as the rules leave it open";
      case FIGURE -> who + "which figure";
      case PLACE_WHOM -> "which monster is placed";
      case UNDO -> "agree to take the last choice back";
    };
  }

  private String aimed() {
    return switch (asked) {
      case Aiming aiming -> " of " + Phrases.ability(aiming.attack());
      case Targeted targeted -> " of " + Phrases.ability(targeted.ability());
      case null, default -> "";
    };
  }

  private String redraw() {
    return asked instanceof Rests.Redraw(int figure, var rest)
        ? "lose "
            + Names.card(play.heroOf(play.piece(figure)).orElseThrow(), rest.lost())
            + ", or another random card for 1 damage"
        : "lose the card drawn";
  }

  String option(Choice choice) {
    return switch (choice) {
      case Choice.Decline() -> decline();
      case Choice.Accept() -> accept();
      case Choice.Undo() -> "take the last choice back";
      case Choice.LongRest() -> "long rest";
      case Choice.Cards(int leading, int second) -> cards(leading, second);
      case Choice.Act(int card, boolean top, boolean basic) -> act(card, top, basic);
      case Choice.To(Hex hex) -> "to " + hex;
      case Choice.Along(List<Hex> path) -> path.isEmpty() ? "not at all" : "along " + hexes(path);
      case Choice.Lay(List<Hex> hexes) -> "on " + hexes(hexes) + whom(hexes);
      case Choice.At(int figure) -> name(figure) + " at " + play.piece(figure).hex();
      case Choice.Card(int card) -> card(card);
      case Choice.Remove(int hero, int card) -> "remove " + Names.card(state().hero(hero), card);
      case Choice.Negate(var payment) ->
          Phrases.word(payment.kind()) + ": " + Names.payment(hero(), payment);
      case Choice.Use(int item) -> "use " + item(item);
      case Choice.Number(int number) -> number(number);
      case Choice.Without(int effect) -> "without " + without(effect);
      case Choice.Of(var element) -> Phrases.word(element);
    };
  }

  private String decline() {
    return switch (prompt.kind()) {
      case ACTION -> "end the turn";
      case STEP -> "move no further";
      case TARGET, AREA -> "no target";
      case REDRAW -> "another card, for 1 damage";
      default -> "no";
    };
  }

  private String accept() {
    return switch (prompt.kind()) {
      case NEGATE -> "suffer it";
      case ITEM -> "no item";
      case BEFORE_DRAW, MODIFIER_EFFECTS -> "as it is";
      case RECOVER -> "enough";
      case REDRAW -> "lose it";
      default -> "yes";
    };
  }

  /** The hero whose cards and items the numbers of choices mean. */
  private HeroState hero() {
    int figure =
        switch (asked) {
          case Strike strike -> strike.attacker();
          case Strike.Guard guard -> guard.strike().target();
          case Modifying.Effects effects -> effects.strike().attacker();
          case Aiming aiming -> aiming.actor();
          case ItemUse.Offer offer -> offer.figure();
          case null, default -> prompt.figure();
        };
    if (figure >= 0 && play.heroOf(play.piece(figure)).isPresent()) {
      return play.heroOf(play.piece(figure)).orElseThrow();
    }
    for (int i = 0; i < state().heroes(); i++) {
      if (state().hero(i).seat() == prompt.seat()) {
        return state().hero(i);
      }
    }
    return state().hero(0);
  }

  private String card(int card) {
    Cards cards = hero().cards();
    return cards.all().get(card).name() + " (" + cards.initiative(card) + ")";
  }

  private String cards(int leading, int second) {
    return card(leading) + ", then " + card(second);
  }

  private String act(int card, boolean top, boolean basic) {
    Half half = top ? Half.TOP : Half.BOTTOM;
    HeroState hero = hero();
    var action = basic ? half.basic() : hero.cards().action(card, half);
    return (basic ? "basic " : "")
        + Phrases.word(half)
        + " of "
        + Names.card(hero, card)
        + ": "
        + Phrases.abilities(action.abilities());
  }

  private String item(int index) {
    HeroState hero = hero();
    if (index >= hero.items().size()) {
      return "item " + index;
    }
    ItemCard item = hero.items().item(index);
    return item.name();
  }

  private String number(int number) {
    return switch (asked) {
      case Start.KeepGoal(int hero) -> goal(state().goals().dealt(hero).get(number));
      case Rounds.Ties() ->
          state().order().orders().get(number).stream()
              .map(this::entry)
              .collect(Collectors.joining(", then "));
      case Monsters.Decide decide -> decide.words(play, number);
      case MonsterAbilities.Foes foes -> outcome(foes.outcome(play, number));
      case Strike strike -> Phrases.rider(strike.riders().get(number));
      case Modifying.Chosen chosen -> Decks.words(chosen.draw().choices().get(number).cards());
      case Strike.Bonuses _ -> "attack value " + number;
      case Modifying.Modified _ -> "attack value " + number;
      case Aiming aiming -> Phrases.rider(aiming.riders().get(number));
      case Damage.Negate negate ->
          play.effects().name(play.effects().negating(play.piece(negate.figure())).get(number));
      case Abilities.OfferOne offer -> Phrases.abilities(offer.one().choices().get(number));
      case Recovery.Cure _ -> Phrases.word(Condition.values()[number]);
      case Rounds.ShiftInitiative _ -> (number > 0 ? "+" : "") + number;
      case ScenarioRules.AnyOrder order -> order.words(number);
      case Arrival.Wave wave -> wave.wave().get(number).toString();
      case Costs.Consume consume ->
          state().elements().payments(consume.icons(), state().visible()).get(number).toString();
      case null, default -> "number " + number;
    };
  }

  private static String goal(BattleGoal goal) {
    StringBuilder text = new StringBuilder(goal.name());
    String between = ": ";
    for (BattleGoal.Demand demand : goal.demands()) {
      text.append(between)
          .append(Phrases.word(demand.measure()))
          .append(' ')
          .append(Phrases.word(demand.is()))
          .append(' ');
      if (demand.from() == BattleGoal.Base.NOTHING) {
        text.append(demand.number());
      } else {
        text.append(Phrases.word(demand.from()));
        if (demand.number() != 0) {
          text.append(demand.number() > 0 ? " + " : " - ").append(Math.abs(demand.number()));
        }
      }
      between = " and ";
    }
    return text.toString();
  }

  private String without(int effect) {
    return switch (asked) {
      case Strike strike -> Phrases.rider(strike.riders().get(effect));
      case Modifying.Effects effects -> Phrases.rider(effects.effects().get(effect));
      case null, default -> "effect " + effect;
    };
  }

  private String entry(Entry entry) {
    return switch (entry.kind()) {
      case CHARACTER -> name(entry.who());
      case MONSTERS -> state().setup().scenario().monsters().get(entry.who()).name();
      case ALLIES -> state().setup().scenario().allies().get(entry.who()).name();
    };
  }

  private String outcome(Outcome outcome) {
    return "targets" + whom(outcome.attacks());
  }

  private String whom(List<Hex> hexes) {
    return hexes.stream()
        .map(hex -> state().at(hex))
        .filter(id -> id >= 0)
        .map(id -> " " + name(id))
        .collect(Collectors.joining(","));
  }

  private static String hexes(List<Hex> hexes) {
    return hexes.stream().map(Hex::toString).collect(Collectors.joining(" "));
  }
}
