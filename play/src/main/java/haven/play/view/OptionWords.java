package haven.play.view;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.card.BattleGoal;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.Costs;
import haven.play.ability.Infusion;
import haven.play.ability.Recovery;
import haven.play.attack.Aftermath;
import haven.play.attack.Aiming;
import haven.play.attack.Damage;
import haven.play.attack.FurtherTargets;
import haven.play.attack.Modifying;
import haven.play.attack.Strike;
import haven.play.engine.Choice;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.map.Newcomer;
import haven.play.mind.Outcome;
import haven.play.monster.MonsterAbilities;
import haven.play.monster.Monsters;
import haven.play.movement.Landing;
import haven.play.movement.Moves;
import haven.play.scenario.Arrival;
import haven.play.scenario.ScenarioRules;
import haven.play.scenario.Start;
import haven.play.table.HeroState;
import haven.play.table.Pending;
import haven.play.table.State;
import haven.play.turn.Cards;
import haven.play.turn.Entry;
import haven.play.turn.Half;
import haven.play.turn.Rounds;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Answers in words: what each option of a prompt means. */
public record OptionWords(Play play, @Nullable Pending asked, Prompt prompt) {

  private State state() {
    return play.state();
  }

  public Phrase option(Choice choice) {
    return switch (choice) {
      case Choice.Decline() -> decline();
      case Choice.Accept() -> accept();
      case Choice.Undo() -> Phrase.of("opt.undo");
      case Choice.LongRest() -> Phrase.of("longRest");
      case Choice.Cards(int leading, int second) ->
          Phrase.of("opt.then", card(leading), card(second));
      case Choice.Act(int card, boolean top, boolean basic) -> act(card, top, basic);
      case Choice.To(Hex hex) -> Phrase.of("opt.to", Phrase.hex(hex));
      case Choice.Along(List<Hex> path) ->
          path.isEmpty() ? Phrase.of("opt.notAtAll") : Phrase.of("opt.along", Names.hexes(path));
      case Choice.Lay(List<Hex> hexes) -> lay(hexes);
      case Choice.At(int figure) ->
          Phrase.of("opt.at", Phrase.figure(figure), Phrase.hex(play.piece(figure).hex()));
      case Choice.Card(int card) ->
          switch (prompt.kind()) {
            case ACTION, CARDS -> Phrase.of("opt.remove", Names.card(hero(), card));
            default -> card(card);
          };
      case Choice.Remove(int hero, int card) ->
          Phrase.of("opt.remove", Names.card(state().hero(hero), card));
      case Choice.Negate(var payment) ->
          Phrase.of("opt." + payment.kind(), Names.payment(hero(), payment));
      case Choice.Use(int item) -> use(item);
      case Choice.Number(int number) -> phrase(number(number));
      case Choice.Without(int effect) -> Phrase.of("opt.without", without(effect));
      case Choice.Of(var element) -> Phrase.of(element);
    };
  }

  private static Phrase phrase(Object said) {
    return said instanceof Phrase phrase ? phrase : Phrase.of("name", said);
  }

  private Phrase decline() {
    return Phrase.of(
        switch (prompt.kind()) {
          case ACTION -> "opt.endTurn";
          case STEP -> "opt.stop";
          case TARGET, AREA -> "opt.noTarget";
          case REDRAW -> "opt.another";
          case PERFORM -> "opt.skip";
          case ESCAPE -> "opt.stay";
          case FORCED_PATH -> "opt.notAtAll";
          case RECOVER -> "opt.enough";
          default -> "opt.no";
        });
  }

  private Phrase accept() {
    return Phrase.of(
        switch (prompt.kind()) {
          case NEGATE -> "opt.suffer";
          case ITEM -> "opt.noItem";
          case BEFORE_DRAW, MODIFIER_EFFECTS -> "opt.asItIs";
          case RECOVER -> "opt.enough";
          case REDRAW -> "opt.loseIt";
          case PERFORM -> "opt.perform";
          case ESCAPE -> "opt.escape";
          default -> "opt.yes";
        });
  }

  /** The hero whose cards and items the numbers of choices mean. */
  private HeroState hero() {
    int figure = new Wording(play, asked, prompt).figure();
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

  private Phrase card(int card) {
    Cards cards = hero().cards();
    return Phrase.of("with", cards.all().get(card).name(), cards.initiative(card));
  }

  private Phrase act(int card, boolean top, boolean basic) {
    Half half = top ? Half.TOP : Half.BOTTOM;
    HeroState hero = hero();
    var action = basic ? half.basic() : hero.cards().action(card, half);
    return Phrase.of(
        "colon",
        Names.action(Names.card(hero, card), half, basic),
        CardWords.abilities(action.abilities()));
  }

  private Phrase lay(List<Hex> hexes) {
    List<Phrase> met = met(hexes);
    Phrase where = Names.hexes(hexes);
    return met.isEmpty()
        ? Phrase.of("opt.lay", where)
        : Phrase.of("opt.layAt", where, Phrase.list(", ", met));
  }

  private List<Phrase> met(List<Hex> hexes) {
    List<Phrase> met = new ArrayList<>();
    for (Hex hex : hexes) {
      if (state().at(hex) >= 0) {
        met.add(Phrase.figure(state().at(hex)));
      }
    }
    return met;
  }

  private Phrase use(int index) {
    HeroState hero = hero();
    String item = hero.items().item(index).name();
    return Phrase.of(prompt.kind() == Prompt.Kind.RECOVER ? "name" : "opt.use", item);
  }

  private Object number(int number) {
    return switch (asked) {
      case Start.KeepGoal(int hero) -> goal(state().goals().dealt(hero).get(number));
      case Rounds.Ties() ->
          Phrase.chain(
              "opt.then", state().order().orders().get(number).stream().map(this::entry).toList());
      case Monsters.Decide decide -> decide.words(play, number);
      case MonsterAbilities.Foes foes -> targets(foes.outcome(play, number));
      case FurtherTargets.OfMonster further -> targets(further.outcome(play, number));
      case Strike strike -> CardWords.rider(strike.riders().get(number));
      case Modifying.Chosen chosen ->
          CardWords.modifiers(chosen.draw().choices().get(number).cards());
      case Strike.Bonuses _ -> Phrase.of("opt.attackValue", number);
      case Modifying.Modified _ -> Phrase.of("opt.attackValue", number);
      case Aiming aiming -> CardWords.rider(aiming.riders().get(number));
      case Damage.Negate negate ->
          play.effects().name(play.effects().negating(play.piece(negate.figure())).get(number));
      case Abilities.OfferOne offer -> CardWords.abilities(offer.one().choices().get(number));
      case Recovery.Cure _ -> Phrase.of(Condition.values()[number]);
      case Rounds.ShiftInitiative _ -> (number > 0 ? "+" : "") + number;
      case ScenarioRules.AnyOrder order -> order.words(number);
      case Aftermath.Ordered ordered -> ordered.words(number);
      case Moves.Land(int figure) -> landing(figure, number);
      case Arrival.Wave wave -> newcomer(wave.wave().get(number));
      case Costs.Consume consume -> paid(consume, number);
      case null, default -> Phrase.of("opt.number", number);
    };
  }

  private static Phrase goal(BattleGoal goal) {
    return Phrase.of("colon", goal.name(), Phrase.chain("and", CardWords.goal(goal)));
  }

  private static Phrase newcomer(Newcomer one) {
    return Phrase.of("opt.newcomer", one.type(), Phrase.of(one.rank()), Phrase.hex(one.hex()));
  }

  private Phrase landing(int figure, int number) {
    Hex hex = Landing.of(play.scene(), state().shown(figure)).get(number).hex();
    return hex.equals(state().piece(figure).hex())
        ? Phrase.of("opt.stays")
        : Phrase.of("opt.to", Phrase.hex(hex));
  }

  /** Which elements; those that cards show are named by the card, to tell them apart. */
  private Phrase paid(Costs.Consume consume, int number) {
    List<Object> parts = new ArrayList<>();
    for (Infusion infusion :
        state().elements().payments(consume.icons(), state().visible()).get(number)) {
      Object icon = CardWords.icon(Names.icon(infusion));
      parts.add(
          switch (infusion) {
            case Infusion.OnCard(int card, _, _, _) ->
                Phrase.of("with", icon, Names.card(hero(), card));
            case Infusion.OnMonster(int type, _, _, _) ->
                Phrase.of("with", icon, state().setup().scenario().monsters().get(type).name());
            case Infusion.OnBoard _, Infusion.Made _ -> icon;
          });
    }
    return Phrase.list(", ", parts);
  }

  private Object without(int effect) {
    return switch (asked) {
      case Strike strike -> CardWords.rider(strike.riders().get(effect));
      case Modifying.Effects effects -> CardWords.rider(effects.effects().get(effect));
      case null, default -> Phrase.of("opt.effect", effect);
    };
  }

  private Object entry(Entry entry) {
    return switch (entry.kind()) {
      case CHARACTER -> Phrase.figure(entry.who());
      case MONSTERS -> state().setup().scenario().monsters().get(entry.who()).name();
      case ALLIES -> state().setup().scenario().allies().get(entry.who()).name();
    };
  }

  private Phrase targets(Outcome outcome) {
    return Phrase.of("opt.targets", Phrase.list(", ", met(outcome.attacks())));
  }
}
