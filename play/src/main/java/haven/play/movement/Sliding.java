package haven.play.movement;

import haven.board.Board;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Steps;
import haven.model.Cite;
import haven.model.FigureId;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.item.Loot;
import haven.play.table.Figure;
import java.util.List;

/**
 * One step of a figure and the hexes over which ice then carries it, one after the other (OVL-55,
 * OVL-59). What it meets in a hex takes effect before it goes on; if it stands elsewhere by then,
 * or somebody stands in the way, the slide is over (OVL-58).
 *
 * @param at which hex of the path it should stand in; -1 before the first
 * @param loots whether it loots every hex that it enters
 */
public record Sliding(
    FigureId figure,
    List<Hex> path,
    int at,
    boolean grounded,
    boolean loots,
    FigureId by,
    Cite cite)
    implements Task {

  @Override
  public void run(Play play) {
    Figure mover = play.figure(figure);
    boolean there = at < 0 || mover.hex().equals(path.get(at));
    boolean over = at + 1 == path.size() || (at >= 0 && isTaken(play, figure, path.get(at + 1)));
    if (mover.isGone() || !there || over) {
      return;
    }
    play.push(new Sliding(figure, path, at + 1, grounded, loots, by, cite));
    if (loots) {
      play.push(new Loot.OwnHex(figure));
    }
    play.push(new Moves.Enter(figure, path.get(at + 1), grounded, by, cite));
  }

  /** Whether ice carries a figure on its way from the hex before into that one, at no cost. */
  public static boolean isSlide(Play play, List<Hex> path, int index) {
    if (index < 2 || !play.isTerrain(path.get(index - 1), Terrain.ICE)) {
      return false;
    }
    Board board = play.board();
    int before = board.at(path.get(index - 2));
    int on = board.at(path.get(index - 1));
    for (int side = 0; side < Steps.LINK; side++) {
      if (board.adjacent(before, side) == on) {
        return board.adjacent(on, side) == board.at(path.get(index));
      }
    }
    return false;
  }

  public static boolean isTaken(Play play, FigureId figure, Hex hex) {
    return play.state().alive().stream()
        .anyMatch(other -> !other.id().equals(figure) && other.hex().equals(hex));
  }
}
