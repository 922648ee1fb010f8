package haven.play.special;

import haven.model.Cite;
import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.map.Escape;
import java.util.ArrayList;
import java.util.List;

/** SCN-01: a character may leave by an escape hex. */
public record Escaping(FigureId figure) implements Question {
  @Override
  public boolean isPlain(Play play) {
    return !isOffered(play);
  }

  private boolean isOffered(Play play) {
    return play.isHere(figure) && Escape.isOffered(play.state(), play.state().figure(figure));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Decline());
    if (isOffered(play)) {
      options.add(new Choice.Accept());
    }
    return play.ask(Prompt.Kind.ESCAPE, figure, figure, Cite.ESCAPE, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Accept) {
      Escape.leave(play.state(), play.state().figure(figure));
      Leaving.escape(play, play.figure(figure), Cite.ESCAPE);
    }
  }
}
