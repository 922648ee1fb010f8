package haven.play.map;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Door;
import haven.board.Ground;
import haven.board.Terrain;
import haven.model.rules.HexRules;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;

/** Which hexes of a scene are featureless, unoccupied and empty (OVL-02, OVL-03). */
public final class Emptiness {
  private final HexRules rules;
  private final Board board;
  private final Ground ground;
  private final CellSet figures;
  private final CellSet objectives;
  private final CellSet characterTokens;

  private Emptiness(Scene scene) {
    rules = scene.ruleset().hexes();
    board = scene.board();
    ground = scene.ground();
    figures = board.noCells();
    objectives = board.noCells();
    characterTokens = board.noCells();
    for (Figure figure : scene.figures()) {
      int cell = board.at(figure.hex());
      figures.add(cell);
      objectives.set(cell, figure.isObjective());
    }
  }

  /** Before anybody has laid a token. */
  static Emptiness of(Scene scene) {
    return new Emptiness(scene);
  }

  public static Emptiness of(Field field) {
    Emptiness emptiness = new Emptiness(field.scene());
    for (Marker marker : field.map().contents().markers()) {
      if (marker.kind() == Marker.Kind.CHARACTER_TOKEN) {
        emptiness.characterTokens.add(field.board().at(marker.hex()));
      }
    }
    return emptiness;
  }

  /**
   * No overlay tile lies there; corridors, opened doors and pressure plates are disregarded, a
   * closed door is not.
   */
  public boolean isFeatureless(int cell) {
    return !board.isShut(cell) && isBare(ground.at(cell)) && !isObstacle(cell);
  }

  private static boolean isBare(Terrain terrain) {
    return terrain == Terrain.NONE || terrain == Terrain.PRESSURE_PLATE;
  }

  /** Obstacle tiles, and objectives where they are obstacles with hit points (OVL-70b). */
  public boolean isObstacle(int cell) {
    return ground.at(cell) == Terrain.OBSTACLE
        || (rules.objectives().areObstacles() && objectives.contains(cell));
  }

  public boolean isUnoccupied(int cell) {
    return !figures.contains(cell) && !(rules.obstaclesOccupy() && isBlocked(cell));
  }

  private boolean isBlocked(int cell) {
    return isObstacle(cell) || board.door(cell).filter(Door.LOCKED::equals).isPresent();
  }

  public boolean isEmpty(int cell) {
    return isUnoccupied(cell)
        && isFeatureless(cell)
        && !(rules.tokensFillHexes() && hasToken(cell)); // OVL-03
  }

  private boolean hasToken(int cell) {
    return ground.tokens(cell) > 0 || characterTokens.contains(cell);
  }

  public CellSet empty() {
    CellSet cells = board.noCells();
    for (int cell = 0; cell < board.cells(); cell++) {
      cells.set(cell, isEmpty(cell));
    }
    return cells;
  }

  /** The empty hexes nearest to that one by range, several if the party has to decide. */
  public List<Integer> nearestEmpty(int cell) {
    return nearest(cell, empty());
  }

  /** The candidates nearest to that cell by range. */
  public List<Integer> nearest(int cell, CellSet candidates) {
    byte[] ranges = board.rangesFrom(cell);
    var nearest = new ArrayList<Integer>();
    int least = Board.UNREACHABLE;
    for (int other = candidates.next(0); other >= 0; other = candidates.next(other + 1)) {
      if (ranges[other] < least) {
        least = ranges[other];
        nearest.clear();
      }
      if (ranges[other] == least && least < Board.UNREACHABLE) {
        nearest.add(other);
      }
    }
    return List.copyOf(nearest);
  }
}
