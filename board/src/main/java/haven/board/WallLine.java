package haven.board;

/**
 * A wall line: the edge between two hexes that touch. It parts them for every purpose (MAP-02) and
 * blocks sight (LOS-05). Kept in one of its two forms only, so that equal lines are equal values.
 */
public record WallLine(Hex hex, Direction side) {

  public WallLine {
    if (side.ordinal() >= 3) {
      hex = hex.step(side);
      side = side.opposite();
    }
  }

  public static WallLine between(Hex a, Hex b) {
    Direction side =
        Direction.between(a, b)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "a wall line lies between two neighbours, "
                            + a
                            + " and "
                            + b
                            + " are not"));
    return new WallLine(a, side);
  }

  public Hex other() {
    return hex.step(side);
  }
}
