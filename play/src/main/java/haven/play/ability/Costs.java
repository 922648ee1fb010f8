package haven.play.ability;

import haven.board.Board;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.attack.Conditions;
import haven.play.attack.Damage;
import haven.play.engine.Bits;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.mat.Counters;
import haven.play.mat.Markers;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;

/** What is paid for conditional effects (ABL-18). */
public final class Costs {
  private Costs() {}

  public static boolean canPay(Play play, Figure figure, Cost cost) {
    return switch (cost) {
      case Cost.Elements(List<ElementIcon> icons) ->
          play.state().elements().canPay(icons, play.state().visible());
      case Cost.Damage _, Cost.DamageUpTo _ -> true;
      case Cost.LoseCards(int number) ->
          play.heroOf(figure)
              .map(hero -> Integer.bitCount(hero.cards().hand()) >= number)
              .orElse(false);
      case Cost.DiscardCards(int number) ->
          play.heroOf(figure)
              .map(hero -> Integer.bitCount(hero.cards().hand()) >= number)
              .orElse(false);
      case Cost.Gain _, Cost.GainTogether _ -> true;
      case Cost.AllyGains gains -> !Victim.allies(play, figure, gains.range()).isEmpty();
      case Cost.Forgo(boolean top) ->
          play.master(figure)
              .map(
                  hero ->
                      hero.cards().selected() != 0
                          && !play.state().turn().hasForgone(hero.figure(), top))
              .orElse(false);
      case Cost.Spend spend -> Counters.canSpend(play, figure, spend.counter(), spend.least());
      case Cost.MoveMarker(int slots) -> Markers.isPossible(play, figure.id(), slots);
      case Cost.Use(Effect effect) -> !Scopes.isSpent(play, effect, figure.id());
      case Cost.Rid rid -> rid.any().stream().anyMatch(figure::has);
      case Cost.Tile(Terrain kind, int range) -> Tiles.canDestroy(play, figure.id(), kind, range);
    };
  }

  /** Pays, asking with what where there is a choice; it happens before anything pushed earlier. */
  public static void pay(Play play, FigureId figure, Cost cost) {
    switch (cost) {
      case Cost.Elements(List<ElementIcon> icons) -> play.push(new Consume(figure, icons));
      case Cost.Damage(int amount) ->
          play.push(new Damage.Suffer(figure, amount, Damage.Kind.COST, FigureId.NOBODY));
      case Cost.DamageUpTo(int most) -> play.push(new HowMuch(figure, most));
      case Cost.LoseCards(int number) -> play.push(new LoseCards(figure, number));
      case Cost.DiscardCards(int number) -> play.push(new Discard(figure, number));
      case Cost.Gain gain ->
          gain.conditions().forEach(one -> Conditions.gain(play, figure, one, Cite.PAID));
      case Cost.GainTogether together -> {
        for (Figure one : Victim.allies(play, play.figure(figure), 1)) {
          together.conditions().forEach(it -> Conditions.gain(play, one.id(), it, Cite.PAID));
        }
        together.conditions().forEach(it -> Conditions.gain(play, figure, it, Cite.PAID));
      }
      case Cost.AllyGains gains -> play.push(new Victim(figure, gains));
      case Cost.Forgo(boolean top) ->
          play.master(play.figure(figure))
              .ifPresent(hero -> play.state().turn().forgoes(hero.figure(), top));
      case Cost.Spend(String counter, int least, int most) ->
          play.push(new Counters.Spend(figure, counter, least, most));
      case Cost.MoveMarker(int slots) -> play.push(Markers.of(figure, slots, 1));
      case Cost.Use(Effect effect) -> Scopes.spend(play, effect, figure);
      case Cost.Rid rid -> play.push(new Recovery.Cure(figure, figure, rid.any(), 1));
      case Cost.Tile(Terrain kind, int range) ->
          play.push(new Tiles.Destroy(figure, figure, new Ability.DestroyTile(kind, range), true));
    }
  }

  /** Which ally has something happen to it, as a price. */
  record Victim(FigureId figure, Cost.AllyGains gains) implements Question {
    static List<Figure> allies(Play play, Figure of, int range) {
      Board board = play.board();
      return play.state().alive().stream()
          .filter(
              one ->
                  one.side() == of.side()
                      && !one.id().equals(of.id())
                      && !one.nature().isObjective()
                      && board.range(board.at(of.hex()), board.at(one.hex())) <= range)
          .toList();
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.TARGET", CardWords.cost(gains));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      allies(play, play.figure(figure), gains.range())
          .forEach(one -> options.add(new Choice.At(one.id())));
      return play.ask(Prompt.Kind.TARGET, figure, figure, Cite.PAID, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      FigureId ally = ((Choice.At) choice).figure();
      if (gains.otherwise() > 0 && play.figure(ally).has(gains.condition())) {
        play.push(new Damage.Suffer(ally, gains.otherwise(), Damage.Kind.COST, FigureId.NOBODY));
      } else {
        Conditions.gain(play, ally, gains.condition(), Cite.PAID);
      }
    }
  }

  /** How much damage is suffered for something. */
  record HowMuch(FigureId figure, int most) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.PAY.damage");
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.OneOf(int part)
          ? Phrase.of("suffer", part + 1)
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (int i = 0; i < most; i++) {
        options.add(new Choice.OneOf(i));
      }
      return play.ask(Prompt.Kind.PAY, figure, figure, Cite.PAID, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      int amount = ((Choice.OneOf) choice).part() + 1;
      play.state().turn().paid(amount);
      play.push(new Damage.Suffer(figure, amount, Damage.Kind.COST, FigureId.NOBODY));
    }
  }

  /** Elements are consumed; with mixed or wild icons somebody chooses which (ELM-12, ELM-14). */
  public record Consume(FigureId figure, List<ElementIcon> icons) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.CONSUME");
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Consume(int payment)
          ? words(play, prompt, payment)
          : Question.super.means(play, prompt, choice);
    }

    /** Which elements; those that cards show are named by the card, to tell them apart. */
    private Phrase words(Play play, Prompt prompt, int payment) {
      State state = play.state();
      List<Object> parts = new ArrayList<>();
      for (Infusion infusion : state.elements().payments(icons, state.visible()).get(payment)) {
        Object icon = CardWords.icon(Names.icon(infusion));
        parts.add(
            switch (infusion) {
              case Infusion.OnCard(int card, _, _, _) ->
                  Phrase.of("with", icon, Names.card(prompt.hero(play), card));
              case Infusion.OnMonster(int type, _, _, _) ->
                  Phrase.of("with", icon, state.setup().scenario().monsters().get(type).name());
              case Infusion.OnBoard _, Infusion.Made _ -> icon;
            });
      }
      return Phrase.list(", ", parts);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      List<List<Infusion>> payments =
          play.state().elements().payments(icons, play.state().visible());
      for (int i = 0; i < payments.size(); i++) {
        options.add(new Choice.Consume(i));
      }
      return play.ask(Prompt.Kind.ELEMENT, figure, figure, Cite.CONSUME, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      List<Infusion> visible = play.state().visible();
      List<Infusion> paid =
          play.state().elements().payments(icons, visible).get(((Choice.Consume) choice).payment());
      play.state().elements().consume(icons, paid, visible);
      play.tell(new Event.Consumed(play.cite(Cite.CONSUME), figure, paid));
      Figure payer = play.figure(figure);
      play.effects().perform(Effect.Moment.ELEMENT_CONSUMED, payer);
    }
  }

  /** Cards of the hand are discarded, one after the other. */
  record Discard(FigureId figure, int number) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.PAY.discard");
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (number > 0) {
        HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
        Bits.each(hero.cards().hand(), card -> options.add(new Choice.Card(card)));
      }
      return play.ask(Prompt.Kind.PAY, figure, figure, Cite.PAID, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      hero.cards().discard(((Choice.Card) choice).card());
      play.push(new Discard(figure, number - 1));
    }
  }

  record LoseCards(FigureId figure, int number) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.PAY.card");
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (number > 0) {
        HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
        Bits.each(hero.cards().hand(), card -> options.add(new Choice.Card(card)));
      }
      return play.ask(Prompt.Kind.PAY, figure, figure, Cite.PAID, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      hero.cards().lose(((Choice.Card) choice).card());
      play.push(new LoseCards(figure, number - 1));
    }
  }
}
