package haven.play.turn;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import java.util.List;

/** ITM-80: the initiative goes up or down. */
public record ShiftInitiative(FigureId figure, int most) implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.CHOOSE.initiative");
  }

  @Override
  public Prompt prompt(Play play) {
    return play.ask(
        Prompt.Kind.CHOOSE,
        figure,
        figure,
        Cite.ITEM,
        play.figure(figure).isCharacter() // others act by the card of their type or summoner
            ? List.of(new Choice.Shift(-most), new Choice.Shift(most))
            : List.of());
  }

  @Override
  public void answer(Play play, Choice choice) {
    play.state().order().shift(figure.number(), ((Choice.Shift) choice).by());
  }
}
