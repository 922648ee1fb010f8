package haven.play.special;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.movement.Force;
import haven.play.movement.ForcedMove;
import haven.play.movement.Moves;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.Side;
import java.util.Comparator;
import java.util.List;

/** Wind or water carries a figure on, hex by hex, until something is in the way. */
record Drifting(FigureId figure, Direction direction, int hexes) implements Task {
  /** Whoever is in front goes first and makes room. */
  static List<Drifting> all(List<Figure> figures, Direction direction, int hexes) {
    return figures.stream()
        .sorted(Comparator.comparingInt((Figure one) -> -along(one.hex(), direction)))
        .map(one -> new Drifting(one.id(), direction, hexes))
        .toList();
  }

  /**
   * How far a hex lies in that direction; the third coordinate is the sum of the others, negated.
   */
  private static int along(Hex hex, Direction direction) {
    int third = -direction.dq - direction.dr;
    return hex.q() * direction.dq + hex.r() * direction.dr + (-hex.q() - hex.r()) * third;
  }

  @Override
  public void run(Play play) {
    if (hexes == 0 || !play.isHere(figure)) {
      return;
    }
    Figure moved = play.figure(figure);
    if (moved.nature().isObjective() || play.effects().isUnmovable(moved, moved)) {
      return;
    }
    Hex next = moved.hex().step(direction);
    Hex behind = behind(play.scene().board(), moved.hex(), next);
    Figure source =
        Figure.of(
            FigureId.NOBODY, Nature.plain("", Nature.Kind.OBJECTIVE, Side.MONSTERS, false), behind);
    if (ForcedMove.of(play.scene(), source, play.state().figure(figure), Force.push(1))
        .choices()
        .contains(List.of(next))) {
      play.push(new Drifting(figure, direction, hexes - 1));
      play.push(new Moves.Enter(figure, next, true, FigureId.NOBODY, Cite.PUSH));
    }
  }

  /** From where it is as if pushed: at the edge of the map nothing lies straight behind it. */
  private static Hex behind(Board board, Hex from, Hex next) {
    Hex nearest = from;
    for (int cell = 0; cell < board.cells(); cell++) {
      Hex hex = board.hex(cell);
      boolean away = hex.distanceTo(next) > hex.distanceTo(from);
      if (away && (nearest.equals(from) || isNearer(hex, nearest, from, next))) {
        nearest = hex;
      }
    }
    return nearest;
  }

  /** Straight behind comes first: of the hexes around it that is the farthest from the next one. */
  private static boolean isNearer(Hex hex, Hex other, Hex from, Hex next) {
    int one = hex.distanceTo(from);
    int two = other.distanceTo(from);
    return hex.equals(straight(from, next)) || one < two && !other.equals(straight(from, next));
  }

  private static Hex straight(Hex from, Hex next) {
    return new Hex(2 * from.q() - next.q(), 2 * from.r() - next.r());
  }
}
