package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleCase.Hex;
import haven.play.mind.oracle.OracleCase.Terrain;
import haven.play.mind.oracle.OracleCase.ThinWall;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;

/**
 * Line of sight (section 2), exact, on the corner coordinates "axial times three".
 *
 * <p>What blocks is a finite set of closed edges of the hex grid: the six edges of every wall hex
 * and the thin walls. The inside of a wall hex need not be looked at: no sight line starts there
 * unless its own hex is a wall, and a line cannot get there without touching the edge. A hex that
 * is a wall itself sees nothing.
 *
 * <p><b>Corner to corner</b>: 36 segments, each tested against each blocking edge.
 *
 * <p><b>Any point to any point</b>, between two different hexes A and B that are no walls:
 *
 * <ol>
 *   <li><i>Lines suffice.</i> The blocking set is closed, so if some segment from A to B is free,
 *       all segments near it are free too, among them one between inner points of A and B on a line
 *       through no corner of the grid. On such a line A and B cut out two intervals without common
 *       inner point. Nothing blocks inside A or inside B, so only the closed stretch from the
 *       border of the one to the border of the other matters: a line is <i>free</i> if it passes
 *       through the inside of A and of B and no blocking edge meets that stretch. There is sight if
 *       and only if there is a free line.
 *   <li><i>Cells.</i> Call the corners of A and B and the ends of the blocking edges vertices. In
 *       the (projective) plane of all lines, the lines through one vertex form a dual line; the
 *       dual lines of all vertices cut that plane into cells. All lines of one cell have every
 *       vertex on the same side, so they cross the same edges; and they cross them in the same
 *       order, for two edges of the grid have no point in common but a vertex. So all lines of a
 *       cell are free or none is, and one line per cell decides.
 *   <li><i>Every cell has a corner.</i> The vertices are not all on one line, so the dual lines do
 *       not all meet in one point, and then every cell has a corner: a critical line through two or
 *       more vertices. Around the critical line through exactly w1, ..., wk (in this order) there
 *       are 2k cells: a line near it either passes all of them on one side, or crosses the critical
 *       line between w(i) and w(i+1), in both cases in one of two ways. Trying these 2k for every
 *       critical line tries every cell.
 *   <li><i>Infinitesimal made finite.</i> With d the direction of the critical line, the neighbours
 *       are {@code scale * cross(d, p - w1) + tilt(p) = 0}, where tilt is 1 or -1, or plus or minus
 *       {@code 2 dot(d, p) - dot(d, w(i)) - dot(d, w(i+1))}. The cross product of a vertex off the
 *       line is an integer other than 0; with scale above every |tilt| it keeps its sign, and a
 *       vertex on the line takes the sign of its tilt. So this is an actual line of the wanted cell
 *       with integer coefficients.
 * </ol>
 *
 * <p>All points of a stretch lie in the convex hull of A and B, so edges that some line separates
 * from A and B are left out beforehand. That is for speed only.
 *
 * <p>Size of the numbers: an edge of the grid spans at most two units, so on a map of 16 columns
 * the difference of a line's values at its ends is below 10^7, a numerator below 10^9 and a product
 * in a comparison below 10^16. The products are checked all the same.
 */
public final class OracleSight {

  /** A corner of the grid: axial coordinates times three. */
  record Point(int x, int y) {

    long dot(Point other) {
      return (long) x * other.x + (long) y * other.y;
    }

    Point minus(Point other) {
      return new Point(x - other.x, y - other.y);
    }

    long cross(Point other) {
      return (long) x * other.y - (long) y * other.x;
    }
  }

  /** A closed segment; for sight lines between equal corners a single point. */
  record Segment(Point a, Point b) {

    /** Whether the two closed segments have a point in common. */
    boolean touches(Segment other) {
      return boxesOverlap(other) && straddles(other) && other.straddles(this);
    }

    private boolean straddles(Segment other) {
      Point direction = b.minus(a);
      int sideOfA = Long.signum(direction.cross(other.a.minus(a)));
      int sideOfB = Long.signum(direction.cross(other.b.minus(a)));
      return sideOfA * sideOfB <= 0;
    }

    /** Decides between segments on one line, for which all sides are zero. */
    private boolean boxesOverlap(Segment other) {
      return Math.max(a.x, b.x) >= Math.min(other.a.x, other.b.x)
          && Math.max(other.a.x, other.b.x) >= Math.min(a.x, b.x)
          && Math.max(a.y, b.y) >= Math.min(other.a.y, other.b.y)
          && Math.max(other.a.y, other.b.y) >= Math.min(a.y, b.y);
    }
  }

  private static final List<Point> CORNERS =
      List.of(
          new Point(2, -1),
          new Point(1, 1),
          new Point(-1, 2),
          new Point(-2, 1),
          new Point(-1, -1),
          new Point(1, -2));

  private final OracleMap map;
  private final boolean cornerToCorner;
  private final Set<Segment> blocking = new LinkedHashSet<>();
  private final Map<Set<Hex>, Boolean> known = new HashMap<>();

  OracleSight(OracleCase position, OracleMap map) {
    this.map = map;
    this.cornerToCorner = position.policies().sightCornerToCorner();
    for (Map.Entry<Hex, Terrain> entry : position.ground().entrySet()) {
      if (entry.getValue() == Terrain.WALL) {
        blocking.addAll(edges(entry.getKey()));
      }
    }
    for (ThinWall wall : position.thinWalls()) {
      int direction = Hex.DIRECTIONS.indexOf(wall.b().minus(wall.a()));
      blocking.add(edges(wall.a()).get(direction));
    }
  }

  /** Who sees whom in that position. */
  public static OracleSight in(OracleCase position) {
    return new OracleSight(position, new OracleMap(position));
  }

  /** Sight is mutual, so the answer is kept per unordered pair. */
  public boolean sees(Hex a, Hex b) {
    if (map.is(a, Terrain.WALL) || map.is(b, Terrain.WALL)) {
      return false;
    }
    if (a.equals(b)) {
      return true;
    }
    return known.computeIfAbsent(
        Set.of(a, b), pair -> cornerToCorner ? seesByCorners(a, b) : seesByPoints(a, b));
  }

  static List<Point> corners(Hex hex) {
    return CORNERS.stream()
        .map(corner -> new Point(3 * hex.q() + corner.x, 3 * hex.r() + corner.y))
        .toList();
  }

  /** The edge to the neighbour in direction k runs from corner k to corner k+1. */
  static List<Segment> edges(Hex hex) {
    List<Point> corners = corners(hex);
    List<Segment> edges = new ArrayList<>();
    for (int k = 0; k < 6; k++) {
      edges.add(new Segment(corners.get(k), corners.get((k + 1) % 6)));
    }
    return edges;
  }

  private boolean seesByCorners(Hex a, Hex b) {
    for (Point from : corners(a)) {
      for (Point to : corners(b)) {
        Segment line = new Segment(from, to);
        if (blocking.stream().noneMatch(line::touches)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean seesByPoints(Hex a, Hex b) {
    List<Segment> between = blockingNear(a, b);
    Set<Point> distinct = new LinkedHashSet<>(corners(a));
    distinct.addAll(corners(b));
    for (Segment edge : between) {
      distinct.add(edge.a);
      distinct.add(edge.b);
    }
    List<Point> vertices = List.copyOf(distinct);
    List<Segment> edgesOfA = edges(a);
    List<Segment> edgesOfB = edges(b);
    for (int i = 0; i < vertices.size(); i++) {
      for (int j = 0; j < i; j++) {
        Point u = vertices.get(i);
        Point v = vertices.get(j);
        // A line that stays clear of one of the hexes does so after a small change too.
        if (!meets(u, v, corners(a)) || !meets(u, v, corners(b))) {
          continue;
        }
        for (OracleLine line : OracleLine.around(u, v, vertices)) {
          if (line.isFree(edgesOfA, edgesOfB, between)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean meets(Point u, Point v, List<Point> hex) {
    Point direction = v.minus(u);
    boolean left = false;
    boolean right = false;
    for (Point corner : hex) {
      long side = direction.cross(corner.minus(u));
      left |= side >= 0;
      right |= side <= 0;
    }
    return left && right;
  }

  /** Drops the blocking edges that lie clear of the convex hull of both hexes. */
  private List<Segment> blockingNear(Hex a, Hex b) {
    List<Point> both = new ArrayList<>(corners(a));
    both.addAll(corners(b));
    Point along = corners(b).getFirst().minus(corners(a).getFirst());
    // The hull is bounded by sides of the hexes and by two lines in the direction from a to b.
    List<ToLongFunction<Point>> measures =
        List.of(p -> 2 * p.x + p.y, p -> p.x + 2 * p.y, p -> p.x - p.y, along::cross);
    List<Segment> near = new ArrayList<>(blocking);
    for (ToLongFunction<Point> measure : measures) {
      long least = valuesOf(both, measure).min().orElseThrow();
      long most = valuesOf(both, measure).max().orElseThrow();
      near.removeIf(
          edge -> {
            long first = measure.applyAsLong(edge.a);
            long second = measure.applyAsLong(edge.b);
            return Math.max(first, second) < least || Math.min(first, second) > most;
          });
    }
    return near;
  }

  private static LongStream valuesOf(List<Point> points, ToLongFunction<Point> measure) {
    return points.stream().mapToLong(measure);
  }
}
