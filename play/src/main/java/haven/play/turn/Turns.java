package haven.play.turn;

import haven.board.Terrain;
import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.CardFlow;
import haven.play.ability.Costs;
import haven.play.ability.Expiring;
import haven.play.command.ExtraTurn;
import haven.play.command.MindControl;
import haven.play.command.Turncoats;
import haven.play.engine.Bits;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.Haul;
import haven.play.item.ItemUse;
import haven.play.item.Loot;
import haven.play.item.Looting;
import haven.play.lasting.InTurn;
import haven.play.map.Entering;
import haven.play.monster.Monsters;
import haven.play.monster.Paying;
import haven.play.scenario.Arrival;
import haven.play.scenario.ScenarioRules;
import haven.play.special.Escaping;
import haven.play.special.StandingRules;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;

/** The turn of a figure, from its start to its end. */
public final class Turns {
  private Turns() {}

  /** A turn: what happens at its start, the turn itself, what happens at its end. */
  public record Take(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      if (acting.isGone()) {
        return;
      }
      play.state().turn().start(figure);
      play.tell(new Event.TurnStarts(play.cite(Cite.TURN), figure));
      Turncoats.turnStarts(play);
      play.push(new End(figure));
      play.push(new Main(figure));
      ScenarioRules.turnStarts(play);
      play.effects().perform(Effect.Moment.START_OF_TURN, acting);
      acting = play.figure(figure);
      if (acting.has(Condition.WOUND)) {
        play.push(new TurnConditions.Bleed(figure));
      }
      if (acting.has(Condition.REGENERATE)) { // CON-30: before the wound bleeds
        play.push(new TurnConditions.Regenerate(figure));
      }
    }
  }

  /** What the figure does in its turn. */
  record Main(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      if (acting.isGone()) {
        return;
      }
      switch (acting.nature().kind()) {
        case CHARACTER -> {
          if (MindControl.takes(play, acting)) {
            return;
          }
          HeroState hero = play.heroOf(acting).orElseThrow();
          if (hero.plan() == HeroState.Plan.LONG_REST && hero.playable() == 0) {
            play.push(new Rests.Long(figure));
            play.push(new InTurn(figure));
            play.push(
                new ItemUse.Offer(figure, FigureId.NOBODY, ItemCard.When.DURING_TURN)); // ITM-06
          } else {
            boolean top = !play.state().turn().hasForgone(figure, true);
            play.push(new Act(figure, top, !play.state().turn().hasForgone(figure, false)));
          }
        }
        case MONSTER, SUMMON, ALLY -> {
          if (!StandingRules.isResting(play, acting)) {
            play.push(new Monsters.Turn(figure));
          }
        }
        case OBJECTIVE -> {}
      }
    }
  }

  /**
   * A character chooses what to do next: the top of one card, the bottom of the other, in either
   * order (ABL-03, ABL-04), items, or nothing more.
   *
   * @param top whether a top action is still to come
   * @param bottom whether a bottom action is still to come
   */
  public record Act(FigureId figure, boolean top, boolean bottom) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      if (!top && !bottom) {
        return Phrase.of(prompt.has(Choice.Use.class) ? "ask.ACTION.item" : "ask.ACTION.left");
      }
      return Phrase.of(top == bottom ? "ask.ACTION" : top ? "ask.ACTION.top" : "ask.ACTION.bottom");
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Effect(int effect)
          ? InTurn.means(play, figure, effect)
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      Figure acting = play.figure(figure);
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Decline());
      if (play.canPerform(acting)) { // CON-22
        HeroState hero = play.heroOf(acting).orElseThrow();
        Bits.each(
            hero.playable(),
            card -> {
              if (top) {
                offer(play, hero, card, Half.TOP, options);
              }
              if (bottom) {
                offer(play, hero, card, Half.BOTTOM, options);
              }
            });
        ScenarioRules.offer(play, top, bottom, options);
        ItemUse.offer(play, hero, ItemCard.When.DURING_TURN, options);
        InTurn.offer(play, acting, options);
        Bits.each(
            hero.cards().removable(false),
            card -> options.add(new Choice.Remove(hero.index(), card)));
      } else if (play.isHere(figure)) { // what helps against the stun
        ItemUse.offer(play, play.heroOf(acting).orElseThrow(), ItemCard.When.DURING_TURN, options);
      }
      return play.ask(Prompt.Kind.ACTION, figure, figure, Cite.TWO_ACTIONS, options);
    }

    public static void offer(Play play, HeroState hero, int card, Half half, List<Choice> options) {
      if (!hero.isInFormOf(card)) { // basic ones are for every form
        options.add(new Choice.Act(card, half == Half.TOP, true));
        return;
      }
      CardAction action = hero.cards().action(card, half);
      if (action.price().isEmpty()
          || play.state().elements().canPay(action.price(), play.state().visible())) {
        options.add(new Choice.Act(card, half == Half.TOP, false));
      }
      options.add(new Choice.Act(card, half == Half.TOP, true));
    }

    @Override
    public void answer(Play play, Choice choice) {
      Figure acting = play.figure(figure);
      HeroState hero = play.heroOf(acting).orElseThrow();
      if (choice instanceof Choice.Act(int card, boolean isTop, boolean basic)) {
        play.push(new Act(figure, top && !isTop, bottom && isTop));
        begin(play, hero, card, isTop ? Half.TOP : Half.BOTTOM, basic);
      } else if (choice instanceof Choice.Forgo(int rule, boolean forTop)) {
        play.push(new Act(figure, top && !forTop, bottom && forTop));
        ScenarioRules.forgone(play, rule);
      } else if (choice instanceof Choice.Use(int item)) {
        play.push(this);
        ItemUse.use(play, hero, item);
      } else if (choice instanceof Choice.Effect(int effect)) {
        play.push(this);
        InTurn.perform(play, acting, effect);
      } else {
        discardRest(play, acting, hero);
      }
    }

    /** A basic action, with another value if effects give it one. */
    private CardAction basic(Play play, Half half) {
      AbilityKind kind = half == Half.TOP ? AbilityKind.ATTACK : AbilityKind.MOVE;
      int value =
          play.effects()
              .greatest(
                  play.figure(figure),
                  Effect.Change.Basic.class,
                  basic -> basic.kind() == kind ? basic.value() : 0);
      if (value == 0) {
        return half.basic();
      }
      return CardAction.of(half == Half.TOP ? Ability.attack(value) : Ability.move(value));
    }

    public void begin(Play play, HeroState hero, int card, Half half, boolean basic) {
      CardAction action = basic ? basic(play, half) : hero.cards().action(card, half);
      play.state().turn().startAction(action);
      play.tell(
          new Event.Acts(
              play.cite(basic ? Cite.BASIC_ACTION : Cite.ACTION),
              figure,
              Names.printed(hero, card),
              half,
              basic,
              hero.cards().isOnSideB(card)));
      play.state().open(Frame.of(figure, figure, new Active.Source.Card(hero.index(), card)));
      play.push(new CardFlow.Finish(figure, card, half, basic, action, false));
      play.push(new Abilities.Rest(Abilities.of(play, action), 0));
      if (!action.price().isEmpty()) { // ELM-11
        play.push(new Costs.Consume(figure, action.price()));
      }
      Figure acting = play.figure(figure);
      play.effects().perform(Effect.Moment.START_OF_ACTION, acting);
    }

    /** ABL-12, CON-22: cards that are not used are discarded without effect. */
    private static void discardRest(Play play, Figure figure, HeroState hero) {
      Bits.each(
          hero.playable(),
          card -> {
            hero.cards().finish(card, Half.TOP, false, false);
            play.tell(
                new Event.Skipped(
                    play.cite(Cite.DECLINED_ACTION),
                    figure.id(),
                    new Event.Undone.Action(Names.printed(hero, card))));
          });
    }

    @Override
    public void nothing(Play play) {
      throw new IllegalStateException("a turn can always be ended");
    }
  }

  /** The turn ends: first everything else, then the conditions that end with it (CON-07). */
  record End(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      play.push(new Close(figure));
      if (acting.isGone()) {
        play.push(new Infuse());
        infuse(play);
        return;
      }
      play.push(new TurnConditions.Expire(figure));
      play.push(new Infuse());
      play.push(new ChooseElements(figure)); // of what was infused at the end of the turn
      if (acting.nature().isCharacter()) {
        play.push(new Escaping(figure));
      }
      play.push(new AtTheEnd(figure));
      ScenarioRules.turnEnds(play);
      if (acting.has(Condition.BANE)) {
        play.push(new TurnConditions.Bane(figure));
      }
      play.push(new AtLast(figure));
      if (acting.nature().isCharacter()) {
        play.push(new ItemUse.Offer(figure, FigureId.NOBODY, ItemCard.When.END_OF_TURN));
      }
      infuse(play);
    }

    private void infuse(Play play) {
      Paying.infuse(play); // MEL-02
      if (!play.state().elements().unchosen().isEmpty()) {
        play.push(new ChooseElements(figure));
      }
    }
  }

  /** What effects have the figure do at the end of its turn. */
  record AtLast(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      if (!acting.isGone()) {
        InTurn.end(play, acting);
        play.effects().perform(Effect.Moment.END_OF_TURN, acting);
      }
    }
  }

  /** Pressure plates (SCN-10), and loot in a character's hex (TRN-14). */
  record AtTheEnd(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      if (acting.isGone()) {
        return;
      }
      Figure shown = play.state().figure(figure);
      if (!play.state().setup().scenario().map().plates().isEmpty()) {
        Entering.platesAtTurnEnd(play.state(), shown)
            .forEach(plate -> Arrival.plate(play, figure, plate));
      }
      if (!acting.nature().isCharacter()) { // LOT-22, MAB-08, SUM-14
        return;
      }
      int cell = play.board().at(acting.hex());
      if (play.state().ground().tokens(cell) > 0
          || play.isTerrain(acting.hex(), Terrain.TREASURE)) {
        Haul haul = new Looting(play.scene()).atEndOfTurn(shown);
        Loot.take(play, acting, haul, Cite.END_OF_TURN_LOOTING);
      }
    }
  }

  /** ELM-12, ELM-13: which element a wild or mixed icon infuses. */
  record ChooseElements(FigureId figure) implements Question {
    @Override
    public boolean isPlain(Play play) {
      return play.state().elements().unchosen().isEmpty();
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (Element element : play.state().elements().unchosen().getFirst().any()) {
        options.add(new Choice.Of(element));
      }
      return play.ask(Prompt.Kind.ELEMENT, figure, figure, Cite.WILD, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      play.state().elements().choose(((Choice.Of) choice).element());
      play.push(this);
    }
  }

  /** What was infused in the turn is strong now (TRN-15); CON-13: before conditions expire. */
  record Infuse() implements Task {
    @Override
    public void run(Play play) {
      while (!play.state().elements().unchosen().isEmpty()) {
        ElementIcon icon = play.state().elements().unchosen().getFirst();
        play.state().elements().choose(icon.any().iterator().next());
      }
      play.state().elements().endTurn();
    }
  }

  /** The turn is over, and with it the effects that were for the turn. */
  record Close(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Expiring.endTurn(play);
      play.tell(new Event.TurnEnds(play.cite(Cite.TURN), figure));
      play.state().turn().end();
      Turncoats.turnEnds(play);
      HeroState hero = play.heroOf(play.figure(figure)).orElse(null);
      if (hero != null) {
        hero.items().endTurn();
      }
      if (hero != null && hero.playable() != 0 && !ExtraTurn.isToCome(play, hero)) {
        Bits.each(hero.playable(), card -> hero.cards().finish(card, Half.TOP, false, false));
      }
    }
  }

  /** Active cards taken out of play by their owner (BON-13). */
  public static final class Removal {
    private Removal() {}

    public static void remove(Play play, HeroState hero, int card) {
      hero.cards().remove(card, !play.state().isBetweenAbilities());
      play.dropEffectsOf(hero.index(), card);
      play.tell(
          new Event.CardMoved(
              play.cite(Cite.REMOVE_ACTIVE),
              hero.figure(),
              Names.printed(hero, card),
              Names.zone(hero, card)));
    }
  }
}
