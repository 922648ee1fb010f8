package haven.play.movement;

import haven.board.Board;
import haven.play.engine.Play;
import haven.play.table.Figure;

/** A move that passes over what lies in its way. */
final class Jump {
  private Jump() {}

  /**
   * MOV-37: a character may leave the jump out. Only offered where walking has effects of its own:
   * something in reach that a jump passes over.
   */
  static boolean mayBeLeftOut(Play play, Moves.Walk walk) {
    Figure figure = play.figure(walk.figure());
    if (walk.moved()
        || !walk.jump()
        || figure.isFlying()
        || !walk.decider().equals(walk.figure())
        || !play.isPlayed(walk.figure())
        || !play.rules().movement().jumpMayBeSkipped()) {
      return false;
    }
    Board board = play.board();
    for (int cell = 0; cell < board.cells(); cell++) {
      boolean matters =
          switch (play.state().ground().at(cell)) {
            case TRAP, HAZARD, ICE -> true;
            case NONE, OBSTACLE, DIFFICULT, WATER, PRESSURE_PLATE, TREASURE -> false;
          };
      if (matters && figure.hex().distanceTo(board.hex(cell)) <= walk.points()) {
        return true;
      }
    }
    return false;
  }
}
