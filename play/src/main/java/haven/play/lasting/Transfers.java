package haven.play.lasting;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.words.Phrase;
import haven.play.ability.Expiring;
import haven.play.engine.By;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/** Marks that go from one figure to another with their cards. */
public final class Transfers {
  private Transfers() {}

  /** So many of the marks that the actor's player has elsewhere; of more it chooses. */
  public static void run(Play play, FigureId actor, FigureId to, String mark, int number) {
    List<Active> marks = marks(play, actor, to, mark);
    if (marks.size() > number) {
      play.push(new Which(actor, to, mark, number));
    } else {
      marks.forEach(active -> move(play, active, to));
    }
  }

  private static List<Active> marks(Play play, FigureId actor, FigureId to, String mark) {
    int hero = play.figure(actor).nature().hero();
    return play.state().actives().stream()
        .filter(
            active ->
                active.marks(mark)
                    && !active.owner().equals(to)
                    && active.source() instanceof Active.Source.Card(int by, int _)
                    && by == hero)
        .toList();
  }

  private static void move(Play play, Active mark, FigureId to) {
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.source().equals(mark.source()) && active.owner().equals(mark.owner())) {
        play.state().replace(active, active.of(to));
      }
    }
    play.result(results -> results.target(to));
    play.refreshEffects();
  }

  /** Which of several marks goes over. */
  record Which(FigureId actor, FigureId to, String mark, int number) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.CHOOSE.mark");
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Effect(int effect)
          ? ChoiceWords.named(By.of(play, marks(play, actor, to, mark).get(effect)).words())
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      int there = number > 0 ? marks(play, actor, to, mark).size() : 0;
      for (int i = 0; i < there; i++) {
        options.add(new Choice.Effect(i));
      }
      return play.ask(Prompt.Kind.CHOOSE, actor, actor, Cite.SPECIAL_TEXT, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      int chosen = ((Choice.Effect) choice).effect();
      move(play, marks(play, actor, to, mark).get(chosen), to);
      play.push(new Which(actor, to, mark, number - 1));
    }
  }

  /** A marked figure dies: if its marks may go over to somebody, they wait for that. */
  public static void hold(Play play, FigureId dying) {
    if (!play.state().actives().isEmpty() && isAwaited(play, dying)) {
      play.push(new Lose(dying));
    }
  }

  private static boolean isAwaited(Play play, FigureId dying) {
    for (Active active : play.state().actives()) {
      for (Effect effect : active.effects()) {
        if (effect.change() instanceof Effect.Change.Performs(Effect.Moment moment, var abilities)
            && moment == Effect.Moment.FIGURE_DIES
            && abilities.stream().anyMatch(ability -> transfers(play, ability, dying))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean transfers(Play play, Ability ability, FigureId dying) {
    return ability instanceof Ability.Inflict(Consequence.Transfer(String name, int _), var _)
        && play.state().actives().stream()
            .anyMatch(one -> one.owner().equals(dying) && one.marks(name));
  }

  /** Whether the marks of a figure that is gone are still to be transferred or lost. */
  public static boolean areHeld(Play play, FigureId figure) {
    return play.state()
        .isPending(task -> task instanceof Lose(FigureId bearer) && bearer.equals(figure));
  }

  /** Whatever did not go over is over. */
  record Lose(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure gone = play.figure(figure);
      for (Active active : List.copyOf(play.state().actives())) {
        if (gone.isGone() && active.owner().equals(figure)) {
          play.state().remove(active);
          Expiring.endMark(play, active);
        }
      }
      play.refreshEffects();
    }
  }
}
