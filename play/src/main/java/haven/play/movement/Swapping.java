package haven.play.movement;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.scenario.Arrival;
import haven.play.table.Figure;
import haven.play.table.Frame;
import org.jspecify.annotations.Nullable;

/** Two figures exchange their hexes, each by a teleport and both at once (MOV-30). */
public final class Swapping {
  private Swapping() {}

  /**
   * @param mutual whether the two targets of the ability do; they are known with the second
   */
  public static void run(Play play, FigureId actor, FigureId target, boolean mutual) {
    if (!mutual) {
      swap(play, actor, target, actor);
      return;
    }
    @Nullable Frame frame = play.state().frame();
    if (frame != null && frame.now().targets().size() == 2) {
      swap(play, frame.now().targets().getFirst(), target, actor);
    }
  }

  private static void swap(Play play, FigureId one, FigureId other, FigureId by) {
    Hex first = play.state().hexOf(one);
    Hex second = play.state().hexOf(other);
    play.state().swap(one, other);
    arrive(play, one, first, by);
    arrive(play, other, second, by);
  }

  private static void arrive(Play play, FigureId figure, Hex before, FigureId by) {
    Figure mover = play.figure(figure);
    play.tell(new Event.Teleported(play.cite(Cite.TELEPORT), figure, mover.hex()));
    if (!mover.isFlying()) {
      play.push(new Moves.Touch(figure, figure.equals(by) ? FigureId.NOBODY : by)); // FRC-23
    }
    Arrival.at(play, mover, mover.hex());
    Moves.Enter.comesNear(play, mover, before);
  }
}
