package haven.board;

import java.util.ArrayList;
import java.util.List;

/**
 * The box of hexes around a map, numbered so that a step to a side is the addition of a constant.
 * Two rings wider than anything drawn: a straight line between two hexes of the map never leaves
 * the first, even where it runs outside the map, and no step from there leaves the second.
 */
record HexBox(int q0, int r0, int columns, int rows) {
  private static final int MARGIN = 2;

  static HexBox around(Layout layout) {
    List<Hex> drawn = new ArrayList<>(layout.floor());
    drawn.addAll(layout.walls());
    layout.lines().forEach(line -> drawn.addAll(List.of(line.hex(), line.other())));
    int q0 = drawn.stream().mapToInt(Hex::q).min().orElse(0) - MARGIN;
    int r0 = drawn.stream().mapToInt(Hex::r).min().orElse(0) - MARGIN;
    int q1 = drawn.stream().mapToInt(Hex::q).max().orElse(0) + MARGIN;
    int r1 = drawn.stream().mapToInt(Hex::r).max().orElse(0) + MARGIN;
    return new HexBox(q0, r0, q1 - q0 + 1, r1 - r0 + 1);
  }

  int size() {
    return columns * rows;
  }

  boolean contains(int q, int r) {
    return q >= q0 && q < q0 + columns && r >= r0 && r < r0 + rows;
  }

  int index(Hex hex) {
    return index(hex.q(), hex.r());
  }

  int index(int q, int r) {
    return (q - q0) * rows + r - r0;
  }

  int q(int index) {
    return q0 + index / rows;
  }

  int r(int index) {
    return r0 + index % rows;
  }

  int step(int side) {
    Direction direction = Direction.ALL.get(side);
    return direction.dq * rows + direction.dr;
  }
}
