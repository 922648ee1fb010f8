package haven.play.item;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Consequence;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.HeroState;
import haven.play.table.Items.Wear;
import java.util.ArrayList;
import java.util.List;

/** Items are lost without being of any use, as something on the way demands. */
public record UsingUp(FigureId figure, Consequence.UseUp what) implements Question {
  /** The items that it could be. */
  public static List<Integer> items(HeroState hero, Consequence.UseUp what) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < hero.items().size(); i++) {
      if (hero.items().wear(i) != Wear.LOST && hero.items().item(i).slot() == what.slot()) {
        found.add(i);
      }
    }
    return found;
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.PAY.item");
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.Use(int item)
        ? Phrase.of("name", prompt.hero(play).items().item(item).name())
        : Question.super.means(play, prompt, choice);
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
    if (what.number() > 0) {
      items(hero, what).forEach(item -> options.add(new Choice.Use(item)));
    }
    return play.ask(Prompt.Kind.PAY, figure, figure, Cite.PAID, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
    hero.items().lose(((Choice.Use) choice).item());
    play.push(new UsingUp(figure, new Consequence.UseUp(what.slot(), what.number() - 1)));
  }
}
