package haven.board.move;

/**
 * What a way costs, packed into one int so that comparing ints compares ways: negative hexes first,
 * then movement points (FOC-23: fewer negative hexes win, however long the way).
 */
public final class WayCost {
  /** There is no such way. */
  public static final int NEVER = Integer.MAX_VALUE;

  private static final int POINT_BITS = 12;
  static final int ONE_NEGATIVE = 1 << POINT_BITS;

  private WayCost() {}

  public static int of(int negativeHexes, int points) {
    return (negativeHexes << POINT_BITS) + points;
  }

  public static int negativeHexes(int cost) {
    return cost >> POINT_BITS;
  }

  public static int points(int cost) {
    return cost & ONE_NEGATIVE - 1;
  }
}
