package haven.play.mat;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;

/** Counters and forms of mats; a summon has those of its summoner. */
public final class Counters {
  private Counters() {}

  public static int shows(Play play, Figure figure, String counter) {
    return play.master(figure).map(hero -> hero.mat().shows(counter)).orElse(0);
  }

  public static boolean isInForm(Play play, Figure figure, String form) {
    return play.master(figure).filter(hero -> hero.mat().form().equals(form)).isPresent();
  }

  /** Whether a counter can go down so far. */
  public static boolean canSpend(Play play, Figure figure, String counter, int number) {
    return play.master(figure).filter(hero -> hero.mat().spendable(counter) >= number).isPresent();
  }

  /**
   * A counter is moved.
   *
   * @param set whether the number is what it shows from now on
   */
  public static void move(Play play, Figure figure, String counter, int number, boolean set) {
    play.master(figure)
        .ifPresent(
            hero -> move(play, hero, counter, set ? number : hero.mat().shows(counter) + number));
  }

  private static void move(Play play, HeroState hero, String counter, int to) {
    if (hero.mat().set(counter, to) != 0) {
      play.tell(
          new Event.CounterMoved(
              play.cite(Cite.SPECIAL_TEXT), hero.figure(), counter, hero.mat().shows(counter)));
    }
  }

  /** The character takes on a form, the next one if no name is given. */
  public static void take(Play play, Figure figure, String form) {
    play.master(figure)
        .ifPresent(
            hero -> {
              if (hero.mat().take(form)) {
                play.tell(
                    new Event.FormTaken(
                        play.cite(Cite.SPECIAL_TEXT), hero.figure(), hero.mat().form()));
              }
            });
  }

  /** A counter goes down as a price; how far, is asked where there is a choice. */
  public record Spend(FigureId figure, String counter, int least, int most) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.PAY.counter", counter);
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.OneOf(int part)
          ? Phrase.of("spend", counter, least + part)
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      int there =
          play.master(play.figure(figure)).map(hero -> hero.mat().spendable(counter)).orElse(0);
      List<Choice> options = new ArrayList<>();
      for (int number = least; number <= Math.min(most, there); number++) {
        options.add(new Choice.OneOf(number - least));
      }
      return play.ask(Prompt.Kind.PAY, figure, figure, Cite.PAID, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      int number = least + ((Choice.OneOf) choice).part();
      play.state().turn().spentOfCounter(number);
      move(play, play.figure(figure), counter, -number, false);
    }
  }
}
