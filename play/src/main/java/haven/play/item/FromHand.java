package haven.play.item;

import haven.model.Cite;
import haven.model.FigureId;
import haven.play.engine.Bits;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.HeroState;
import haven.play.turn.Half;
import haven.play.turn.Turns;
import java.util.ArrayList;
import java.util.List;

/** A card of the hand is played at once, for one of its actions. */
public record FromHand(FigureId figure, Half half) implements Question {
  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
    Bits.each(hero.cards().hand(), card -> Turns.Act.offer(play, hero, card, half, options));
    if (!options.isEmpty()) {
      options.add(new Choice.Decline());
    }
    return play.ask(Prompt.Kind.ACTION, figure, figure, Cite.SPECIAL_TEXT, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Act(int card, boolean _, boolean basic)) {
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      hero.cards().play(card);
      new Turns.Act(figure, false, false).begin(play, hero, card, half, basic);
    }
  }
}
