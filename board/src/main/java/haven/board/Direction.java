package haven.board;

import java.util.List;
import java.util.Optional;

/** The six sides of a hex, each next to the one before it. */
public enum Direction {
  EAST(1, 0),
  SOUTH_EAST(0, 1),
  SOUTH_WEST(-1, 1),
  WEST(-1, 0),
  NORTH_WEST(0, -1),
  NORTH_EAST(1, -1);

  /** All six in order, without the copy that {@code values()} makes. */
  public static final List<Direction> ALL = List.of(values());

  public final int dq;
  public final int dr;

  Direction(int dq, int dr) {
    this.dq = dq;
    this.dr = dr;
  }

  /** How far a hex lies in this direction, compared with others. */
  public int along(Hex hex) {
    return dq * (2 * hex.q() + hex.r()) + dr * (hex.q() + 2 * hex.r());
  }

  public Direction opposite() {
    return ALL.get((ordinal() + 3) % 6);
  }

  /** The side of {@code from} that touches {@code to}, if the two are neighbours. */
  public static Optional<Direction> between(Hex from, Hex to) {
    Hex step = to.minus(from);
    return ALL.stream().filter(d -> d.dq == step.q() && d.dr == step.r()).findFirst();
  }
}
