package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleSight.Point;
import haven.play.mind.oracle.OracleSight.Segment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The line of all points with {@code nx * x + ny * y + c = 0}, passing through no vertex. See
 * {@link OracleSight} for why these lines are looked at.
 *
 * @param alongX whether places on the line are told apart by x, otherwise by y
 */
record OracleLine(long nx, long ny, long c, boolean alongX) {

  /** A place on a line: its coordinate as a fraction with positive denominator. */
  private record Place(long numerator, long denominator) implements Comparable<Place> {

    @Override
    public int compareTo(Place other) {
      return Long.compare(
          Math.multiplyExact(numerator, other.denominator),
          Math.multiplyExact(other.numerator, denominator));
    }
  }

  /** One line of each cell that has the line through u and v as a corner. */
  static List<OracleLine> around(Point u, Point v, List<Point> vertices) {
    Point d = v.minus(u);
    // A vertex w of the critical line is at dot(d, w) along it.
    List<Long> stops =
        vertices.stream().filter(w -> d.cross(w.minus(u)) == 0).map(d::dot).sorted().toList();
    List<OracleLine> lines = new ArrayList<>();
    for (int sign : new int[] {1, -1}) {
      lines.add(tilted(u, d, vertices, new OracleLine(0, 0, sign, false)));
      for (int i = 0; i + 1 < stops.size(); i++) {
        long middleTwice = stops.get(i) + stops.get(i + 1);
        OracleLine tilt =
            new OracleLine(2L * sign * d.x(), 2L * sign * d.y(), -sign * middleTwice, false);
        lines.add(tilted(u, d, vertices, tilt));
      }
    }
    return lines;
  }

  /** The line through u in direction d, changed by so little of {@code tilt} as is needed. */
  private static OracleLine tilted(Point u, Point d, List<Point> vertices, OracleLine tilt) {
    long scale = 1 + vertices.stream().mapToLong(p -> Math.abs(tilt.at(p))).max().orElseThrow();
    // cross(d, p - u) = -d.y * p.x + d.x * p.y - cross(d, u)
    OracleLine line =
        new OracleLine(
            -scale * d.y() + tilt.nx,
            scale * d.x() + tilt.ny,
            -scale * d.cross(u) + tilt.c,
            Math.abs(d.x()) >= Math.abs(d.y()));
    if (line.alongX ? line.ny == 0 : line.nx == 0) {
      throw new IllegalStateException("a place on the line is not told by that coordinate");
    }
    return line;
  }

  /** Positive on one side of the line, negative on the other, never zero for a vertex. */
  private long at(Point p) {
    return nx * p.x() + ny * p.y() + c;
  }

  /** Whether the line passes through both hexes and no edge blocks it between them. */
  boolean isFree(List<Segment> edgesOfA, List<Segment> edgesOfB, List<Segment> blocking) {
    List<Place> inA = crossings(edgesOfA);
    List<Place> inB = crossings(edgesOfB);
    if (inA.isEmpty() || inB.isEmpty()) {
      return false;
    }
    boolean firstA = Collections.max(inA).compareTo(Collections.min(inB)) <= 0;
    Place from = Collections.max(firstA ? inA : inB);
    Place to = Collections.min(firstA ? inB : inA);
    if (from.compareTo(to) > 0) {
      throw new IllegalStateException("the insides of two hexes overlap on a line");
    }
    for (Place place : crossings(blocking)) {
      if (from.compareTo(place) <= 0 && place.compareTo(to) <= 0) {
        return false;
      }
    }
    return true;
  }

  private List<Place> crossings(List<Segment> segments) {
    List<Place> places = new ArrayList<>();
    for (Segment segment : segments) {
      long atA = at(segment.a());
      long atB = at(segment.b());
      if (Long.signum(atA) * Long.signum(atB) < 0) {
        long a = alongX ? segment.a().x() : segment.a().y();
        long b = alongX ? segment.b().x() : segment.b().y();
        // Linear interpolation between the ends, with the denominator made positive.
        long sign = Long.signum(atB);
        places.add(new Place(sign * (atB * a - atA * b), sign * (atB - atA)));
      }
    }
    return places;
  }
}
