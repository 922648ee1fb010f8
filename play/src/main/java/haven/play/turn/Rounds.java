package haven.play.turn;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.monster.MonsterType;
import haven.model.scenario.AllyCard;
import haven.model.words.Phrase;
import haven.play.attack.Deaths;
import haven.play.engine.Bits;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.mat.Gifts;
import haven.play.scenario.Deeds;
import haven.play.scenario.ScenarioRules;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.State;
import haven.play.view.Harm;
import java.util.ArrayList;
import java.util.List;

/** A round: card selection, initiative, turns, end of round (RND-01). */
public final class Rounds {
  private Rounds() {}

  /** A round starts. */
  public record Start() implements Task {
    @Override
    public void run(Play play) {
      State state = play.state();
      if (state.story().isOver()) {
        return;
      }
      state.nextRound();
      for (int i = 0; i < state.heroes(); i++) {
        state.hero(i).newRound();
      }
      Deeds.round(state);
      ItemUse.wearAlways(play);
      play.tell(new Event.RoundStarts(play.cite(Cite.ROUND), state.round()));
      play.push(new EndOfRound.Begin());
      play.push(new NextTurn());
      play.push(new Order());
      play.push(new Select());
      for (int i = state.heroes() - 1; i >= 0; i--) {
        play.push(new Exhaustion(i));
      }
      play.push(new ScenarioRules.RoundStarts(state.round()));
      for (Figure figure : state.alive()) {
        play.effects().perform(Effect.Moment.START_OF_ROUND, figure);
      }
      if (state.round() == 1) {
        Gifts.begin(play);
      }
    }
  }

  /**
   * EXH-02: whoever can neither play two cards nor rest. Cards that may leave the active area can
   * still make a rest possible, if the character likes (RST-14).
   */
  record Exhaustion(int index) implements Question {
    @Override
    public boolean isPlain(Play play) {
      HeroState hero = play.state().hero(index);
      return !isExhausted(hero) || !hero.cards().mayRestAfterRemoving();
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      HeroState hero = play.state().hero(index);
      if (isExhausted(hero) && hero.cards().mayRestAfterRemoving()) {
        options.add(new Choice.Decline());
        Bits.each(
            hero.cards().removable(false) & ~hero.cards().activeLost(),
            card -> options.add(new Choice.Remove(index, card)));
      }
      return play.ask(
          Prompt.Kind.REST_CARDS, hero.figure(), hero.figure(), Cite.TAKE_BACK, options);
    }

    private static boolean isExhausted(HeroState hero) {
      return hero.takesPart() && hero.cards().isExhausted();
    }

    @Override
    public void answer(Play play, Choice choice) {
      nothing(play);
    }

    @Override
    public void nothing(Play play) {
      HeroState hero = play.state().hero(index);
      if (isExhausted(hero)) {
        Deaths.exhaust(play, hero, Cite.EXHAUSTED_BY_CARDS);
      }
    }
  }

  /** Each character chooses two cards in secret, or a long rest (RND-03). */
  record Select() implements Question {
    @Override
    public Prompt prompt(Play play) {
      return prompts(play).getFirst();
    }

    @Override
    public List<Prompt> prompts(Play play) {
      List<Prompt> prompts = new ArrayList<>();
      for (int i = 0; i < play.state().heroes(); i++) {
        HeroState hero = play.state().hero(i);
        if (hero.takesPart() && hero.plan() == HeroState.Plan.UNDECIDED) {
          prompts.add(prompt(play, hero));
        }
      }
      return prompts.isEmpty()
          ? List.of(
              play.askGroup(Prompt.Kind.CARDS, FigureId.NOBODY, Cite.CARD_SELECTION, List.of()))
          : prompts;
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      if (!prompt.has(Choice.Cards.class)) {
        return Phrase.of("ask.CARDS.rest");
      }
      return Phrase.of(
          prompt.has(Choice.ShortRest.class)
              ? "ask.CARDS.either"
              : prompt.has(Choice.LongRest.class) ? "ask.CARDS" : "ask.CARDS.only");
    }

    @Override
    public List<Harm> harms(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.ShortRest ? List.of(Harm.losesSomeCard()) : List.of();
    }

    private static Prompt prompt(Play play, HeroState hero) {
      int hand = hero.cards().hand();
      List<Choice> options = new ArrayList<>(Integer.bitCount(hand) * Integer.bitCount(hand) + 2);
      if (hero.cards().mayPlay()) {
        for (int ones = hand; ones != 0; ones &= ones - 1) {
          int one = Integer.numberOfTrailingZeros(ones);
          for (int others = hand & ~(1 << one); others != 0; others &= others - 1) {
            options.add(Choice.Cards.of(one, Integer.numberOfTrailingZeros(others)));
          }
        }
      }
      if (hero.cards().mayRest()) {
        options.add(new Choice.LongRest());
      }
      if (hero.mayRestNow()) {
        options.add(new Choice.ShortRest());
      }
      Bits.each(
          hero.cards().removable(false),
          card -> options.add(new Choice.Remove(hero.index(), card)));
      return play.ask(
          Prompt.Kind.CARDS, hero.figure(), hero.figure(), Cite.CARD_SELECTION, options);
    }

    @Override
    public void answer(Play play, Prompt prompt, Choice choice) {
      choose(play, play.heroOf(play.figure(prompt.figure())).orElseThrow(), choice);
    }

    /** The only hero that is still to choose has only this to choose from. */
    @Override
    public void answer(Play play, Choice choice) {
      answer(play, prompt(play), choice);
    }

    private void choose(Play play, HeroState hero, Choice choice) {
      play.push(this);
      if (choice instanceof Choice.Cards(int leading, int second)) {
        hero.select(leading, second);
        play.tell(
            new Event.CardsChosen(
                play.cite(Cite.CARD_SELECTION),
                hero.figure(),
                new Event.Chosen.Cards(Names.printed(hero, leading), Names.printed(hero, second)),
                hero.seat()));
      } else if (choice instanceof Choice.LongRest) {
        hero.declareLongRest();
        play.tell(
            new Event.CardsChosen(
                play.cite(Cite.CARD_SELECTION),
                hero.figure(),
                new Event.Chosen.LongRest(),
                hero.seat()));
      } else if (choice instanceof Choice.ShortRest) {
        Rests.shortly(play, hero);
      } else {
        Turns.Removal.remove(play, hero, ((Choice.Remove) choice).card());
      }
    }

    @Override
    public void nothing(Play play) {
      // Everybody has chosen, or nobody is left to choose.
    }
  }

  /** Cards are revealed, monsters' cards drawn, and the order of turns is found (RND-11). */
  record Order() implements Task {
    @Override
    public void run(Play play) {
      State state = play.state();
      play.reveal();
      for (int i = 0; i < state.heroes(); i++) {
        HeroState hero = state.hero(i);
        if (hero.takesPart()) {
          hero.reveal();
          enter(play, hero);
        }
      }
      play.push(new Joining.Everybody());
      List<MonsterType> types = state.setup().scenario().monsters();
      for (int type = types.size() - 1; type >= 0; type--) {
        if (isThere(state, types.get(type))) {
          play.push(new Joining.MonsterSet(type));
        }
      }
    }

    private static void enter(Play play, HeroState hero) {
      TurnOrder order = play.state().order();
      if (hero.plan() == HeroState.Plan.LONG_REST) {
        order.longRest(hero.figure().number());
        play.tell(new Event.LongRestDeclared(play.cite(Cite.LONG_REST_LAST), hero.figure()));
      } else {
        int leading = hero.cards().leading();
        int initiative = hero.cards().initiative(leading);
        order.character(hero.figure().number(), initiative, hero.cards().initiative(hero.second()));
        play.tell(
            new Event.CardsRevealed(
                play.cite(Cite.REVEAL),
                hero.figure(),
                Names.printed(hero, leading),
                Names.printed(hero, hero.second()),
                initiative));
      }
    }
  }

  private static boolean isThere(State state, MonsterType type) {
    for (Figure figure : state.alive()) {
      if (Joining.isOf(figure, type)) {
        return true;
      }
    }
    return false;
  }

  public static int type(Play play, String name) {
    List<MonsterType> types = play.state().setup().scenario().monsters();
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no monster is called " + name);
  }

  public static int ally(Play play, String name) {
    List<AllyCard> allies = play.state().setup().scenario().allies();
    for (int i = 0; i < allies.size(); i++) {
      if (allies.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** The order is known: everybody's place counts for the focus of others. */
  public record Initiatives() implements Task {
    @Override
    public void run(Play play) {
      play.state().updateInitiatives();
    }
  }

  /** The next turn of the round, as long as there is one. */
  record NextTurn() implements Task {
    @Override
    public void run(Play play) {
      if (!play.state().order().tie().isEmpty()) {
        play.push(this);
        play.push(new Initiatives());
        play.push(new TieBreak());
        return;
      }
      FigureId figure = FigureId.of(play.state().order().next());
      if (figure.isSomebody()) {
        play.push(this);
        play.push(new ScenarioRules.Whenever());
        new Turns.Take(figure).run(play);
      }
    }
  }
}
