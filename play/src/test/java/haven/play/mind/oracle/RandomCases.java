package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleCase.Area;
import haven.play.mind.oracle.OracleCase.Figure;
import haven.play.mind.oracle.OracleCase.Hex;
import haven.play.mind.oracle.OracleCase.Monster;
import haven.play.mind.oracle.OracleCase.Policies;
import haven.play.mind.oracle.OracleCase.Side;
import haven.play.mind.oracle.OracleCase.Terrain;
import haven.play.mind.oracle.OracleCase.ThinWall;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Random positions from a seed. The policies have no part in the draw, so one seed gives the same
 * position under each ruleset.
 *
 * <p>Left out, because the rules say nothing about it: figures on wall hexes, an acting monster
 * that does not fly on an obstacle, teleport together with thin walls, melee areas with a range,
 * ranged areas without.
 */
public final class RandomCases {

  private static final List<Hex> NEIGHBOURS = Hex.DIRECTIONS;

  private final SplittableRandom random;
  private final int width;
  private final int height;
  private final Map<Hex, Terrain> ground = new HashMap<>();
  private final Set<ThinWall> thinWalls = new HashSet<>();
  private final List<Figure> figures = new ArrayList<>();

  private RandomCases(long seed) {
    this.random = new SplittableRandom(seed);
    this.width = between(5, 16);
    this.height = between(5, 7);
  }

  /** The position with this number. */
  public static OracleCase random(long seed, Policies policies) {
    return new RandomCases(seed).draw(policies);
  }

  private OracleCase draw(Policies policies) {
    Monster monster = drawMonster();
    drawGround();
    if (!monster.teleport() && chance(45)) {
      drawThinWalls();
    }
    placeActive(monster.flying());
    boolean manyTies = chance(60);
    int characters = between(1, 6);
    for (int i = 0; i < characters; i++) {
      place(Side.CHARACTER, manyTies ? between(1, 3) : between(1, 99));
    }
    int allies = between(0, 4);
    for (int i = 0; i < allies; i++) {
      place(Side.MONSTER, 0);
    }
    return new OracleCase(width, height, ground, thinWalls, figures, monster, policies);
  }

  // ---- the monster

  private Monster drawMonster() {
    boolean flying = chance(15);
    boolean jumping = !flying && chance(20);
    boolean teleport = !jumping && chance(12);
    int range = chance(45) ? 0 : between(1, 5);
    int targets = chance(6) ? 0 : chance(45) ? 1 : between(2, 4);
    Optional<Area> area = Optional.empty();
    if (chance(40)) {
      area = Optional.of(range == 0 ? meleeArea() : rangedArea());
    }
    // Small moves more often: turns that end on the way are the harder ones.
    int move = chance(50) ? between(0, 2) : between(0, 6);
    boolean muddled = chance(20);
    return new Monster(move, range, targets, flying, jumping, teleport, muddled, area);
  }

  /** A connected shape next to the monster's hex, or now and then any hexes near it. */
  private Area meleeArea() {
    Hex own = new Hex(0, 0);
    if (chance(75)) {
      return new Area.Melee(connectedShape(pick(NEIGHBOURS), own));
    }
    int size = between(2, 7);
    Set<Hex> hexes = new HashSet<>();
    while (hexes.size() < size) {
      hexes.add(new Hex(between(-2, 2), between(-2, 2)));
      hexes.remove(own);
    }
    return new Area.Melee(hexes);
  }

  private Area rangedArea() {
    // Any hex of the shape may be its origin, so a forbidden hex is not needed: name a far one.
    return new Area.Ranged(connectedShape(new Hex(0, 0), new Hex(99, 99)));
  }

  private Set<Hex> connectedShape(Hex first, Hex forbidden) {
    int size = between(2, 7);
    // A list, not a set: the order of a hash set is not part of the seed.
    List<Hex> hexes = new ArrayList<>(List.of(first));
    while (hexes.size() < size) {
      Hex next = pick(hexes).plus(pick(NEIGHBOURS));
      if (!hexes.contains(next) && !next.equals(forbidden)) {
        hexes.add(next);
      }
    }
    return Set.copyOf(hexes);
  }

  // ---- the ground

  private void drawGround() {
    scatter(Terrain.DIFFICULT, 12);
    scatter(Terrain.ICE, 15);
    scatter(Terrain.TRAP, 10);
    scatter(Terrain.HAZARD, 10);
    scatter(Terrain.OBSTACLE, 15);
    // Walls last: they overwrite, so that wall lines stay whole.
    if (chance(65)) {
      int pieces = between(1, 5);
      for (int i = 0; i < pieces; i++) {
        wallPiece();
      }
    }
  }

  /** Covers up to about {@code percent} of the map in clumps; often not at all. */
  private void scatter(Terrain terrain, int percent) {
    if (chance(50)) {
      return;
    }
    int wanted = between(1, Math.max(1, width * height * percent / 100));
    boolean clumps = chance(50);
    Hex last = anyHex();
    for (int i = 0; i < wanted; i++) {
      last = clumps ? last.plus(pick(NEIGHBOURS)) : anyHex();
      if (isOnMap(last)) {
        ground.put(last, terrain);
      } else {
        last = anyHex();
      }
    }
  }

  /** A line of wall hexes, with a gap now and then, or a clump. */
  private void wallPiece() {
    boolean straight = chance(60);
    Hex direction = pick(NEIGHBOURS);
    Hex hex = anyHex();
    int length = between(1, 7);
    for (int i = 0; i < length; i++) {
      if (isOnMap(hex) && !(straight && chance(15))) {
        ground.put(hex, Terrain.WALL);
      }
      hex = hex.plus(straight ? direction : pick(NEIGHBOURS));
    }
  }

  private void drawThinWalls() {
    int pieces = between(1, 6);
    for (int i = 0; i < pieces; i++) {
      if (chance(50)) {
        thinWallAround();
      } else {
        thinWallLine();
      }
    }
  }

  /** Some of the edges of one hex; at the rim this gives walls to hexes outside the map. */
  private void thinWallAround() {
    Hex hex = anyHex();
    int edges = between(1, 5);
    for (int i = 0; i < edges; i++) {
      thinWalls.add(new ThinWall(hex, hex.plus(pick(NEIGHBOURS))));
    }
  }

  /** A zigzag of edges between two rows of hexes, with a gap now and then. */
  private void thinWallLine() {
    int k = between(0, 5);
    Hex along = NEIGHBOURS.get(k);
    Hex hex = anyHex();
    int length = between(1, 6);
    for (int i = 0; i < length; i++) {
      for (int side = 1; side <= 2; side++) {
        Hex across = hex.plus(NEIGHBOURS.get((k + side) % 6));
        if ((isOnMap(hex) || isOnMap(across)) && !chance(12)) {
          thinWalls.add(new ThinWall(hex, across));
        }
      }
      hex = hex.plus(along);
    }
  }

  // ---- figures

  private void placeActive(boolean flying) {
    Hex hex = freeHex().orElseGet(this::anyHex);
    Terrain terrain = ground.get(hex);
    if (terrain == Terrain.WALL || (terrain == Terrain.OBSTACLE && !flying)) {
      ground.remove(hex);
    }
    figures.add(new Figure(hex, Side.MONSTER, true, 0));
  }

  private void place(Side side, int initiative) {
    freeHex().ifPresent(hex -> figures.add(new Figure(hex, side, false, initiative)));
  }

  /** Mostly plain ground: positions in which half the figures stand in traps say little. */
  private Optional<Hex> freeHex() {
    boolean specialAllowed = chance(25);
    for (int attempt = 0; attempt < 1000; attempt++) {
      Hex hex = anyHex();
      if (isFree(hex, specialAllowed)) {
        return Optional.of(hex);
      }
    }
    return Optional.empty();
  }

  private boolean isFree(Hex hex, boolean specialAllowed) {
    boolean taken = figures.stream().anyMatch(figure -> figure.hex().equals(hex));
    Terrain terrain = ground.get(hex);
    return !taken && terrain != Terrain.WALL && (specialAllowed || terrain == null);
  }

  // ---- drawing

  private Hex anyHex() {
    int column = random.nextInt(width);
    return new Hex(column, random.nextInt(height) - column / 2);
  }

  private boolean isOnMap(Hex hex) {
    int row = hex.r() + Math.floorDiv(hex.q(), 2);
    return 0 <= hex.q() && hex.q() < width && 0 <= row && row < height;
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  private int between(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }
}
