package haven.play.command;

import haven.model.Cite;
import haven.model.FigureId;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.monster.Monsters;
import haven.play.table.Figure;

/** Somebody acts once more because of another figure or a rule of the scenario. */
public final class ActingAgain {
  private ActingAgain() {}

  public static boolean isPossible(Play play, Figure figure) {
    return figure.nature().isCharacter()
        ? ExtraTurn.isPossible(play, figure, false)
        : Monsters.hasCard(play, figure);
  }

  public static void begin(Play play, Figure figure) {
    if (figure.nature().isCharacter()) {
      play.push(new ExtraTurn(figure.id(), false));
    } else {
      play.push(new Once(figure.id()));
    }
  }

  /** What its card says, outside its turn. */
  record Once(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      if (play.canPerform(acting) && Monsters.hasCard(play, acting)) {
        play.result(results -> results.target(figure));
        play.tell(new Event.ActsAgain(play.cite(Cite.SPECIAL_TEXT), figure));
        play.push(new Monsters.Turn(figure));
      }
    }
  }
}
