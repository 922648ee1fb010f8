package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleCase.Figure;
import haven.play.mind.oracle.OracleCase.Hex;
import haven.play.mind.oracle.OracleCase.Side;
import haven.play.mind.oracle.OracleCase.Terrain;
import haven.play.mind.oracle.OracleCase.ThinWall;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/** What lies and stands where, and the range between hexes (section 1). */
final class OracleMap {

  /** Range between hexes that no chain joins. All such pairs count as equally far. */
  static final int UNREACHABLE = Integer.MAX_VALUE;

  private final OracleCase position;
  private final Map<Hex, Figure> figures = new HashMap<>();
  private final Map<Hex, Map<Hex, Integer>> ranges = new HashMap<>();

  OracleMap(OracleCase position) {
    this.position = position;
    for (Figure figure : position.figures()) {
      figures.put(figure.hex(), figure);
    }
  }

  boolean contains(Hex hex) {
    int row = hex.r() + Math.floorDiv(hex.q(), 2);
    return 0 <= hex.q() && hex.q() < position.width() && 0 <= row && row < position.height();
  }

  List<Hex> hexes() {
    List<Hex> all = new ArrayList<>();
    for (int column = 0; column < position.width(); column++) {
      for (int row = 0; row < position.height(); row++) {
        all.add(new Hex(column, row - Math.floorDiv(column, 2)));
      }
    }
    return all;
  }

  boolean is(Hex hex, Terrain terrain) {
    return position.ground().get(hex) == terrain;
  }

  boolean isHarmful(Hex hex) {
    return is(hex, Terrain.TRAP) || is(hex, Terrain.HAZARD);
  }

  boolean isThinWallBetween(Hex a, Hex b) {
    return position.thinWalls().contains(new ThinWall(a, b));
  }

  boolean holdsCharacter(Hex hex) {
    return figures.containsKey(hex) && figures.get(hex).side() == Side.CHARACTER;
  }

  /** An ally of the acting monster; the acting monster itself is in nobody's way. */
  boolean holdsAlly(Hex hex) {
    return figures.containsKey(hex)
        && figures.get(hex).side() == Side.MONSTER
        && !figures.get(hex).active();
  }

  boolean holdsAnotherFigure(Hex hex) {
    return holdsCharacter(hex) || holdsAlly(hex);
  }

  /** Length of the shortest chain of adjacent hexes that meets no wall. */
  int range(Hex from, Hex to) {
    return ranges.computeIfAbsent(from, this::rangesFrom).getOrDefault(to, UNREACHABLE);
  }

  private Map<Hex, Integer> rangesFrom(Hex from) {
    Map<Hex, Integer> found = new HashMap<>();
    Queue<Hex> queue = new ArrayDeque<>();
    found.put(from, 0);
    queue.add(from);
    while (!queue.isEmpty()) {
      Hex hex = queue.remove();
      int steps = found.getOrDefault(hex, 0);
      for (Hex direction : Hex.DIRECTIONS) {
        Hex next = hex.plus(direction);
        boolean open = contains(next) && !is(next, Terrain.WALL) && !isThinWallBetween(hex, next);
        if (open && !found.containsKey(next)) {
          found.put(next, steps + 1);
          queue.add(next);
        }
      }
    }
    return found;
  }
}
