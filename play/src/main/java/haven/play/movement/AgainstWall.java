package haven.play.movement;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Cite;
import haven.play.attack.Damage;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Figure;

/**
 * The end of a push that hurts whoever cannot be pushed on.
 *
 * @param from where the figure stood before it
 */
record AgainstWall(Forced forced, Hex from, Force.Crash crash) implements Task {
  @Override
  public void run(Play play) {
    if (!play.isHere(forced.target()) || !play.isHere(forced.actor())) {
      return;
    }
    Figure actor = play.state().acting(forced.actor());
    Figure target = play.state().figure(forced.target());
    int away = actor.hex().distanceTo(target.hex());
    int left = forced.force().hexes() - (away - actor.hex().distanceTo(from));
    boolean free =
        ForcedMove.of(play.scene(), actor, target, Force.push(1)).choices().stream()
            .anyMatch(path -> !path.isEmpty());
    if (left <= 0 || free || !isAtWall(play, actor.hex(), target.hex(), away)) {
      return;
    }
    play.gainXp(actor, left * crash.xp(), Cite.XP);
    play.push(
        new Damage.Suffer(target.id(), left * crash.damage(), Damage.Kind.ABILITY, forced.actor()));
  }

  /** Whether a wall or an obstacle is behind it, seen from the acting figure. */
  private static boolean isAtWall(Play play, Hex actor, Hex hex, int away) {
    Board board = play.board();
    for (Direction direction : Direction.values()) {
      Hex next = hex.step(direction);
      int cell = board.cell(next);
      if (actor.distanceTo(next) > away
          && (cell == Board.NONE || play.state().ground().at(cell) == Terrain.OBSTACLE)) {
        return true;
      }
    }
    return false;
  }
}
