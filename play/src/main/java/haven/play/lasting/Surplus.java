package haven.play.lasting;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.words.Phrase;
import haven.play.ability.Expiring;
import haven.play.engine.By;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Active;
import java.util.ArrayList;
import java.util.List;

/**
 * Of several effects of a stance, or marks on one figure, some have to end: the player chooses.
 *
 * @param others those that were there before
 * @param number how many of them end
 */
public record Surplus(FigureId hero, List<Active> others, int number) implements Question {
  public Surplus {
    others = List.copyOf(others);
  }

  /** How many of that name a character may have at once. */
  private static int most(Play play, int hero, String name) {
    return Math.max(
        1,
        play.effects()
            .greatest(
                play.figure(play.state().hero(hero).figure()),
                Effect.Change.AtOnce.class,
                allowed -> allowed.name().equals(name) ? allowed.number() : 0));
  }

  /** One more begins: the others end, or some of them. */
  public static void end(Play play, Active.Source source, String name, List<Active> others) {
    int most = source instanceof Active.Source.Card(int by, int _) ? most(play, by, name) : 1;
    if (most == 1) {
      others.forEach(active -> Expiring.end(play, active));
    } else if (others.size() >= most && source instanceof Active.Source.Card(int by, int _)) {
      FigureId hero = play.state().hero(by).figure();
      play.push(new Surplus(hero, others, others.size() + 1 - most));
    }
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.CHOOSE.surplus");
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.Effect(int effect)
        ? ChoiceWords.named(By.of(play, others.get(effect)).words())
        : Question.super.means(play, prompt, choice);
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    for (int i = 0; i < others.size() && number > 0; i++) {
      options.add(new Choice.Effect(i));
    }
    return play.ask(Prompt.Kind.CHOOSE, hero, hero, Cite.PERSISTENT_BONUS, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    int chosen = ((Choice.Effect) choice).effect();
    List<Active> rest = new ArrayList<>(others);
    Expiring.end(play, rest.remove(chosen));
    play.push(new Surplus(hero, rest, number - 1));
  }
}
