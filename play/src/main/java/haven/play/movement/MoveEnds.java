package haven.play.movement;

import haven.board.Hex;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Figure;

/** A move is over: its enemies may have waited for that. */
record MoveEnds(FigureId figure, Hex from) implements Task {
  private static final Effect.Moment MOMENT = Effect.Moment.ENEMY_ENDS_MOVE;

  /** A move begins. */
  static void await(Play play, Figure mover) {
    if (play.effects().isAwaited(MOMENT)) {
      play.push(new MoveEnds(mover.id(), mover.hex()));
    }
  }

  @Override
  public void run(Play play) {
    if (play.isHere(figure) && !play.figure(figure).hex().equals(from)) {
      play.effects().performOthers(MOMENT, play.figure(figure), true);
    }
  }
}
