package haven.play.special;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.movement.Force;
import haven.play.movement.ForcedMove;
import haven.play.movement.Moves;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.Side;
import java.util.ArrayList;
import java.util.List;

/** A push away from a hex, or a pull towards it, by no figure: the group chooses the path. */
public record Shoved(FigureId figure, Hex hex, Force force) implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.FORCED_PATH", Phrase.figure(figure));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    if (play.isHere(figure)
        && !play.figure(figure).nature().isObjective()
        && !play.effects().isUnmovable(play.figure(figure), play.figure(figure))) {
      Figure source =
          Figure.of(
              FigureId.NOBODY, Nature.plain("", Nature.Kind.OBJECTIVE, Side.MONSTERS, false), hex);
      ForcedMove move = ForcedMove.of(play.scene(), source, play.state().figure(figure), force);
      for (List<Hex> path : move.choices()) {
        options.add(path.isEmpty() ? new Choice.Decline() : new Choice.Along(path));
      }
    }
    return play.askGroup(Prompt.Kind.FORCED_PATH, figure, cite(), options);
  }

  private Cite cite() {
    return force.kind() == Force.Kind.PUSH ? Cite.PUSH : Cite.PULL;
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Along(List<Hex> path)) {
      List<Task> steps = new ArrayList<>();
      Hex before = play.figure(figure).hex();
      for (Hex next : path) {
        steps.add(new Step(figure, before, next, cite()));
        before = next;
      }
      play.pushAll(steps);
    }
  }

  /** One hex of the way, if nothing has stopped the figure before. */
  record Step(FigureId figure, Hex from, Hex to, Cite cite) implements Task {
    @Override
    public void run(Play play) {
      if (play.isHere(figure) && play.figure(figure).hex().equals(from)) {
        play.push(new Moves.Enter(figure, to, true, FigureId.NOBODY, cite));
      }
    }
  }
}
