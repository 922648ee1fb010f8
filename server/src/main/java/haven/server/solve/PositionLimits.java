package haven.server.solve;

/**
 * How large a position may be.
 *
 * @param side hexes in a row or column of the map, and the longest range
 * @param figures all of them, the acting one too
 * @param move movement points
 * @param targets of one attack; how many sets of targets there are grows with it
 * @param area hexes of an area's pattern
 */
public record PositionLimits(int side, int figures, int move, int targets, int area) {
  /** For one's own machine. */
  public static final PositionLimits GENEROUS = new PositionLimits(100, 10_000, 999, 64, 100);

  /** For strangers: more than any scenario has, and still solved within a second. */
  public static final PositionLimits PUBLIC = new PositionLimits(40, 60, 30, 20, 20);
}
