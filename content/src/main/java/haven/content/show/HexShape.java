package haven.content.show;

import haven.board.Direction;
import haven.board.Hex;
import java.util.Locale;

/**
 * Where hexes lie in a picture: pointed at the top, rows going down as r grows.
 *
 * @param size from the middle to a corner
 */
record HexShape(double size) {
  private static final double ROOT3 = Math.sqrt(3);

  Svg.Point middle(Hex hex) {
    return new Svg.Point(size * ROOT3 * (hex.q() + hex.r() / 2.0), size * 1.5 * hex.r());
  }

  /** Its corners, a little inside by the factor. */
  String corners(Hex hex, double factor) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < 6; i++) {
      Svg.Point corner = corner(hex, i, factor);
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", corner.x(), corner.y()));
    }
    return points.toString().strip();
  }

  /** Corner 0 is between north-east and east, the others follow clockwise. */
  private Svg.Point corner(Hex hex, int i, double factor) {
    Svg.Point middle = middle(hex);
    double angle = Math.toRadians(60 * i - 30);
    return new Svg.Point(
        middle.x() + factor * size * Math.cos(angle), middle.y() + factor * size * Math.sin(angle));
  }

  /** The edge on a side, as the ends of a line. */
  Svg.Point[] edge(Hex hex, Direction side) {
    int i = side.ordinal();
    return new Svg.Point[] {corner(hex, i, 1), corner(hex, (i + 1) % 6, 1)};
  }
}
