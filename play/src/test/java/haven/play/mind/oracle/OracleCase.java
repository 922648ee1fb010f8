package haven.play.mind.oracle;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One question to the oracle: a position with exactly one active monster, what that monster may do
 * this turn, and the policies under which the answer is wanted.
 *
 * <p>The types are the oracle's own on purpose: nothing here may lean on the solver it is compared
 * with.
 *
 * @param ground the hexes with special ground; every other hex of the map is plain
 */
public record OracleCase(
    int width,
    int height,
    Map<Hex, Terrain> ground,
    Set<ThinWall> thinWalls,
    List<Figure> figures,
    Monster monster,
    Policies policies) {

  public OracleCase {
    ground = Map.copyOf(ground);
    thinWalls = Set.copyOf(thinWalls);
    figures = List.copyOf(figures);
    if (figures.stream().filter(Figure::active).count() != 1) {
      throw new IllegalArgumentException("exactly one figure must be active");
    }
    if (figures.stream().map(Figure::hex).distinct().count() != figures.size()) {
      throw new IllegalArgumentException("two figures on one hex");
    }
  }

  /** The hex the acting monster starts on. */
  public Hex start() {
    return figures.stream().filter(Figure::active).findFirst().orElseThrow().hex();
  }

  /** The enemies of the acting monster; their order is the bit order of target groups. */
  public List<Figure> characters() {
    return figures.stream().filter(figure -> figure.side() == Side.CHARACTER).toList();
  }

  /** The same position under other policies. */
  public OracleCase with(Policies other) {
    return new OracleCase(width, height, ground, thinWalls, figures, monster, other);
  }

  /** A hex in axial coordinates, flat-top. */
  public record Hex(int q, int r) implements Comparable<Hex> {

    /** The six neighbour directions, in the order of the edges: edge k leads to direction k. */
    public static final List<Hex> DIRECTIONS =
        List.of(
            new Hex(1, 0),
            new Hex(0, 1),
            new Hex(-1, 1),
            new Hex(-1, 0),
            new Hex(0, -1),
            new Hex(1, -1));

    private static final Comparator<Hex> ORDER =
        Comparator.comparingInt(Hex::q).thenComparingInt(Hex::r);

    public Hex plus(Hex other) {
      return new Hex(q + other.q, r + other.r);
    }

    public Hex minus(Hex other) {
      return new Hex(q - other.q, r - other.r);
    }

    /** A sixth of a turn about the origin. */
    public Hex turned() {
      return new Hex(-r, q + r);
    }

    /** The mirror image in one of the symmetry axes through the origin. */
    public Hex mirrored() {
      return new Hex(r, q);
    }

    @Override
    public int compareTo(Hex other) {
      return ORDER.compare(this, other);
    }
  }

  /** Special ground. */
  public enum Terrain {
    WALL,
    OBSTACLE,
    TRAP,
    HAZARD,
    DIFFICULT,
    ICE
  }

  /** A wall on the edge between two adjacent hexes; the pair is unordered. */
  public record ThinWall(Hex a, Hex b) {

    public ThinWall {
      if (!Hex.DIRECTIONS.contains(b.minus(a))) {
        throw new IllegalArgumentException(a + " and " + b + " are not neighbours");
      }
      // One order only, so that equality of records is equality of unordered pairs.
      if (a.compareTo(b) > 0) {
        Hex smaller = b;
        b = a;
        a = smaller;
      }
    }
  }

  /** Which party a figure belongs to, seen from the acting monster. */
  public enum Side {
    MONSTER,
    CHARACTER
  }

  /**
   * A figure on the map.
   *
   * @param initiative of a character: lower is earlier; without meaning for monsters
   */
  public record Figure(Hex hex, Side side, boolean active, int initiative) {

    public Figure {
      if (active && side != Side.MONSTER) {
        throw new IllegalArgumentException("only a monster can be active");
      }
    }
  }

  /** The shape of an area attack. */
  public sealed interface Area {

    Set<Hex> hexes();

    /** Hexes relative to the monster's own hex. */
    record Melee(Set<Hex> hexes) implements Area {
      public Melee {
        hexes = Set.copyOf(hexes);
      }
    }

    /** A free shape; its hexes are relative to one of themselves. */
    record Ranged(Set<Hex> hexes) implements Area {
      public Ranged {
        hexes = Set.copyOf(hexes);
      }
    }
  }

  /**
   * What the acting monster does this turn.
   *
   * @param range 0 for melee
   * @param targets 0 for a turn without attack
   */
  public record Monster(
      int move,
      int range,
      int targets,
      boolean flying,
      boolean jumping,
      boolean teleport,
      boolean muddled,
      Optional<Area> area) {}

  /** How the group of targets, the disadvantage and the way are weighed against each other. */
  public enum GroupOrder {
    /** The group is fixed by movement points, only then the hex by disadvantage. */
    MOVEMENT_FIXES_GROUP,
    /** Fewest attacks with disadvantage, then fewest movement points. */
    DISADVANTAGE_BEFORE_MOVEMENT
  }

  /**
   * One switch per difference between the rulesets.
   *
   * @param sightCornerToCorner sight from corner to corner instead of any point to any point
   * @param proximityBreaksFocusTies proximity before initiative, for the focus and in the ranking
   * @param jumpLandingPaysDifficult a jump that ends on difficult ground costs one point more
   * @param focusDisadvantageFirst no disadvantage against the focus matters more than the number of
   *     targets
   * @param groupOrder how groups of equal size are weighed
   * @param rankFurtherTargets equal groups are told apart by the ranks of their characters
   * @param planAheadForSeveralTargets also when the focus is out of reach this turn
   */
  public record Policies(
      boolean sightCornerToCorner,
      boolean proximityBreaksFocusTies,
      boolean jumpLandingPaysDifficult,
      boolean focusDisadvantageFirst,
      GroupOrder groupOrder,
      boolean rankFurtherTargets,
      boolean planAheadForSeveralTargets) {

    public static final Policies GH =
        new Policies(true, true, true, true, GroupOrder.MOVEMENT_FIXES_GROUP, true, true);

    /** As the case files have it; see {@code header.policies} there. */
    public static final Policies JOTL =
        new Policies(false, false, false, true, GroupOrder.MOVEMENT_FIXES_GROUP, true, true);

    public static final Policies FH =
        new Policies(
            false, true, false, false, GroupOrder.DISADVANTAGE_BEFORE_MOVEMENT, false, false);
  }
}
