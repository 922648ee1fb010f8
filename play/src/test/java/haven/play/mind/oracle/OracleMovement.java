package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleCase.Hex;
import haven.play.mind.oracle.OracleCase.Monster;
import haven.play.mind.oracle.OracleCase.Terrain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What it costs to end a movement on a hex (section 3), by relaxing every step of the map until
 * nothing gets cheaper.
 */
final class OracleMovement {

  /** Cost of a way: fewer harmful hexes always win, however long the way. */
  record Cost(int harm, int points) implements Comparable<Cost> {

    static final Cost NOTHING = new Cost(0, 0);

    private static final Comparator<Cost> ORDER =
        Comparator.comparingInt(Cost::harm).thenComparingInt(Cost::points);

    Cost plus(Cost other) {
      return new Cost(harm + other.harm, points + other.points);
    }

    @Override
    public int compareTo(Cost other) {
      return ORDER.compare(this, other);
    }
  }

  /** One step of the way: where it leads and what it costs. */
  private record Step(Hex to, Cost cost) {}

  private final OracleMap map;
  private final Monster monster;
  private final boolean landingPaysDifficult;
  private final boolean walks;
  private final Map<Hex, Map<Hex, Cost>> known = new HashMap<>();

  OracleMovement(OracleCase position, OracleMap map) {
    this.map = map;
    this.monster = position.monster();
    this.walks = !monster.flying() && !monster.jumping() && !monster.teleport();
    this.landingPaysDifficult =
        position.policies().jumpLandingPaysDifficult()
            && monster.jumping()
            && !monster.flying()
            && !monster.teleport();
  }

  /**
   * The hexes the monster can ever end on when it sets out from {@code from}, with the cost of the
   * cheapest way. Not moving at all is always possible and free, whatever lies on the hex.
   */
  Map<Hex, Cost> endsFrom(Hex from) {
    return known.computeIfAbsent(from, this::computeEnds);
  }

  private Map<Hex, Cost> computeEnds(Hex from) {
    Map<Hex, Cost> ends = new HashMap<>();
    cheapestWays(from)
        .forEach(
            (hex, cost) -> {
              if (canEndOn(hex)) {
                ends.put(hex, cost.plus(landing(hex)));
              }
            });
    ends.put(from, Cost.NOTHING);
    return ends;
  }

  private boolean canEndOn(Hex hex) {
    return !map.holdsAnotherFigure(hex)
        && !map.is(hex, Terrain.WALL)
        && (monster.flying() || !map.is(hex, Terrain.OBSTACLE));
  }

  /** What the end of the movement adds for those who touch the ground only there. */
  private Cost landing(Hex hex) {
    if (walks || monster.flying()) {
      return Cost.NOTHING;
    }
    int harm = map.isHarmful(hex) ? 1 : 0;
    int points = landingPaysDifficult && map.is(hex, Terrain.DIFFICULT) ? 1 : 0;
    return new Cost(harm, points);
  }

  private Map<Hex, Cost> cheapestWays(Hex from) {
    Map<Hex, Cost> best = new HashMap<>();
    best.put(from, Cost.NOTHING);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Hex hex : new ArrayList<>(best.keySet())) {
        for (Step step : stepsFrom(hex)) {
          Cost cost = best.getOrDefault(hex, Cost.NOTHING).plus(step.cost());
          Cost old = best.get(step.to());
          if (old == null || cost.compareTo(old) < 0) {
            best.put(step.to(), cost);
            changed = true;
          }
        }
      }
    }
    return best;
  }

  private List<Step> stepsFrom(Hex hex) {
    List<Step> steps = new ArrayList<>();
    for (Hex direction : Hex.DIRECTIONS) {
      (walks ? walk(hex, direction) : pass(hex, direction)).ifPresent(steps::add);
    }
    return steps;
  }

  /** A step above the ground: nothing but walls matters. */
  private Optional<Step> pass(Hex hex, Hex direction) {
    Hex next = hex.plus(direction);
    boolean open =
        map.contains(next)
            && !map.isThinWallBetween(hex, next)
            && (monster.teleport() || !map.is(next, Terrain.WALL));
    return open ? Optional.of(new Step(next, new Cost(0, 1))) : Optional.empty();
  }

  /** A step on the ground; on ice it leads further than one hex. */
  private Optional<Step> walk(Hex hex, Hex direction) {
    if (!canWalk(hex, direction)) {
      return Optional.empty();
    }
    Hex first = hex.plus(direction);
    Hex end = first;
    while (map.is(end, Terrain.ICE)
        && canWalk(end, direction)
        && !map.holdsAlly(end.plus(direction))) {
      end = end.plus(direction);
    }
    boolean slid = map.is(first, Terrain.ICE);
    int points = !slid && map.is(end, Terrain.DIFFICULT) ? 2 : 1;
    return Optional.of(new Step(end, new Cost(map.isHarmful(end) ? 1 : 0, points)));
  }

  private boolean canWalk(Hex hex, Hex direction) {
    Hex next = hex.plus(direction);
    return map.contains(next)
        && !map.isThinWallBetween(hex, next)
        && !map.is(next, Terrain.WALL)
        && !map.is(next, Terrain.OBSTACLE)
        && !map.holdsCharacter(next);
  }
}
