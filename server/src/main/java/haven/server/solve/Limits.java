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
public record Limits(int side, int figures, int move, int targets, int area) {
  /** For one's own machine. */
  public static final Limits GENEROUS = new Limits(100, 10_000, 999, 64, 100);

  /** For strangers: more than any scenario has, and still solved within a second. */
  public static final Limits PUBLIC = new Limits(40, 60, 30, 20, 20);
}
