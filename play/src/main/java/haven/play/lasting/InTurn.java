package haven.play.lasting;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.words.Phrase;
import haven.play.ability.Scopes;
import haven.play.ability.Values;
import haven.play.engine.By;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.monster.Extras;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/** What a character performs once in each of its turns, when it likes. */
public record InTurn(FigureId figure) implements Question {

  /** The turn in which it begins is not one of them (BON-12). */
  public static void begin(Play play, Figure bearer, List<Effect> effects) {
    for (Effect effect : effects) {
      if (isOfIt(effect) && play.state().turn().figure().equals(bearer.id())) {
        play.state().turn().spend(bearer.id(), effect);
      }
    }
  }

  private static boolean isOfIt(Effect effect) {
    return effect.change() instanceof Change.Performs(Effect.Moment moment, var _)
        && moment == Effect.Moment.DURING_TURN;
  }

  private static boolean isFor(Play play, Active active, Effect effect, Figure bearer) {
    return isOfIt(effect)
        && Scopes.cover(play, active.owner(), effect, bearer)
        && !play.state().turn().isSpent(bearer.id(), effect)
        && Values.of(play, bearer).hold(effect.checks());
  }

  private static List<Active> waiting(Play play, Figure bearer) {
    List<Active> waiting = List.of();
    for (Active active : play.state().actives()) {
      if (active.performs(Effect.Moment.DURING_TURN)
          && active.effects().stream().anyMatch(one -> isFor(play, active, one, bearer))) {
        waiting = waiting.isEmpty() ? new ArrayList<>() : waiting;
        waiting.add(active);
      }
    }
    return waiting;
  }

  /** Adds what may be performed now to what can be done. */
  public static void offer(Play play, Figure bearer, List<Choice> options) {
    int number = waiting(play, bearer).size();
    for (int i = 0; i < number; i++) {
      options.add(new Choice.Effect(i));
    }
  }

  public static Phrase means(Play play, FigureId figure, int effect) {
    return ChoiceWords.named(By.of(play, waiting(play, play.figure(figure)).get(effect)).words());
  }

  /** One of them is performed: a use of it (BON-09). */
  public static void perform(Play play, Figure bearer, int which) {
    Active active = waiting(play, bearer).get(which);
    for (Effect effect : active.effects()) {
      if (isFor(play, active, effect, bearer)
          && effect.change() instanceof Change.Performs performs) {
        play.state().turn().spend(bearer.id(), effect);
        play.push(Extras.extra(play, Values.of(play, bearer), performs, performs.abilities()));
      }
    }
    use(play, active);
  }

  /** The turn is over: what was not performed has had its turn, too. */
  public static void end(Play play, Figure bearer) {
    if (!play.state().actives().isEmpty()) {
      waiting(play, bearer).forEach(active -> use(play, active));
    }
  }

  private static void use(Play play, Active active) {
    if (active.hasSlots()) {
      play.effects().useSlot(active);
    }
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.CHOOSE.during");
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.Effect(int effect)
        ? means(play, figure, effect)
        : Question.super.means(play, prompt, choice);
  }

  /** In a turn without actions: while the character rests. */
  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Decline());
    if (play.canPerform(play.figure(figure))) {
      offer(play, play.figure(figure), options);
    }
    return play.ask(Prompt.Kind.CHOOSE, figure, figure, Cite.SPECIAL_TEXT, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Effect(int effect)) {
      play.push(this);
      perform(play, play.figure(figure), effect);
    }
  }
}
