package haven.play.command;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Suspended;
import haven.play.turn.Turns;
import java.util.ArrayList;
import java.util.List;

/**
 * A character plays two cards of its hand for a turn beside its own.
 *
 * @param later whether it comes later in the round, at the initiative of the leading card; else at
 *     once, in the turn of somebody else
 */
public record ExtraTurn(FigureId figure, boolean later) implements Question {
  /** Whether there are cards for it. */
  public static boolean isPossible(Play play, Figure figure, boolean later) {
    return !new ExtraTurn(figure.id(), later).pairs(play).isEmpty();
  }

  /** Whether the cards that were selected are for a turn that is still to come. */
  public static boolean isToCome(Play play, HeroState hero) {
    return play.state().order().toCome().contains(hero.figure().number());
  }

  private List<Choice> pairs(Play play) {
    List<Choice> pairs = new ArrayList<>();
    HeroState hero = play.heroOf(play.figure(figure)).orElse(null);
    if (hero == null || !hero.takesPart() || later && hero.cards().selected() != 0) {
      return pairs;
    }
    int before = later ? play.state().order().initiativeOf(figure.number()).number() : 0;
    int hand = hero.cards().hand();
    for (int ones = hand; ones != 0; ones &= ones - 1) {
      int leading = Integer.numberOfTrailingZeros(ones);
      if (hero.cards().initiative(leading) > before) {
        for (int others = hand & ~(1 << leading); others != 0; others &= others - 1) {
          pairs.add(Choice.Cards.of(leading, Integer.numberOfTrailingZeros(others)));
        }
      }
    }
    return pairs;
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.CARDS.extra");
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = pairs(play);
    if (!later && !options.isEmpty()) {
      options.add(new Choice.Decline());
    }
    return play.ask(Prompt.Kind.CARDS, figure, figure, Cite.SPECIAL_TEXT, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Cards(int leading, int second)) {
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      play.result(results -> results.target(figure));
      play.tell(
          new Event.CardsRevealed(
              play.cite(Cite.SPECIAL_TEXT),
              figure,
              Names.printed(hero, leading),
              Names.printed(hero, second),
              hero.cards().initiative(leading)));
      if (later) {
        await(play, hero, leading, second);
      } else {
        begin(play, hero, leading, second);
      }
    }
  }

  private void await(Play play, HeroState hero, int leading, int second) {
    hero.select(leading, second);
    hero.reveal();
    play.state()
        .order()
        .again(figure.number(), hero.cards().initiative(leading), hero.cards().initiative(second));
    play.state().updateInitiatives();
  }

  private void begin(Play play, HeroState hero, int leading, int second) {
    int aside = hero.aside();
    hero.setAside(hero.cards().selected());
    hero.cards().play(leading);
    hero.cards().play(second);
    play.push(new Over(hero.index(), aside, play.state().suspend()));
    play.push(new Turns.Take(figure));
  }

  /** The turn that was interrupted goes on. */
  record Over(int hero, int aside, Suspended waiting) implements Task {
    @Override
    public void run(Play play) {
      play.state().hero(hero).setAside(aside);
      waiting.resume(play.state());
      Turncoats.turnEnds(play);
    }
  }
}
