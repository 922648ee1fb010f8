package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Footing;
import haven.board.move.ForcedPaths;
import haven.board.move.ForcedPaths.ForcedPath;
import haven.board.move.Movement;
import haven.model.Cite;
import haven.model.rules.ForcedMoveRules;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A push or a pull of one target: every path that may be chosen, and what comes of it. Conditions
 * of the target are no hindrance (FRC-12, FRC-13); difficult terrain is none either (FRC-07).
 */
public final class ForcedMove {
  private final Scene scene;
  private final Figure actor;
  private final int target;
  private final Force force;
  private final Footing footing;

  private ForcedMove(Scene scene, Figure actor, int target, Force force) {
    this.scene = scene;
    this.actor = actor;
    this.target = target;
    this.force = force;
    Figure figure = scene.figures().get(target);
    footing = new Footing(scene.board());
    // FRC-01, FRC-08, MOV-23: it moves as it would by itself
    Movement movement = Movement.of(figure.isFlying(), false, false);
    InTheWay.meet(footing, scene, target, movement, figure.side());
    footing.weighsPointsOnly();
    footing.ignoresDifficultTerrain();
    if (force.crash().isPresent()) {
      CellSet obstacles = scene.ground().all(Terrain.OBSTACLE);
      for (int cell = obstacles.next(0); cell >= 0; cell = obstacles.next(cell + 1)) {
        if (isBreakable(scene, cell)) {
          footing.givesWay(cell);
        }
      }
    }
  }

  /** Whether there is an obstacle that can be destroyed: no objective, no border (TIL-13). */
  public static boolean isBreakable(Scene scene, int cell) {
    Board board = scene.board();
    return scene.ground().at(cell) == Terrain.OBSTACLE
        && scene.figureAt(board.hex(cell)).isEmpty()
        && (!board.coversBorder(cell)
            || board.layout().corridors().contains(board.hex(cell))
            || board.door(cell).isPresent());
  }

  /**
   * A push or pull of that target by that figure.
   *
   * @throws Refused if the target is immune
   */
  public static ForcedMove of(Scene scene, Figure actor, Figure target, Force force) {
    refuseObjective(scene, target);
    return new ForcedMove(scene, actor, scene.indexOf(target), force);
  }

  /** FRC-24, FRC-29. */
  static void refuseObjective(Scene scene, Figure target) {
    if (target.isObjective()) {
      throw new Refused(
          scene.ruleset().cite(Cite.CANNOT_BE_MOVED),
          target.name() + " is an objective and cannot be moved");
    }
  }

  /**
   * All paths that may be chosen, each once; the empty one if the target may be left where it is,
   * by choice or because no hex is free.
   */
  public List<List<Hex>> choices() {
    var choices = new ArrayList<List<Hex>>();
    for (ForcedPath path : chosen(paths())) {
      var hexes = new Hex[path.cells().size()];
      for (int i = 0; i < hexes.length; i++) {
        hexes[i] = scene.board().hex(path.cells().get(i));
      }
      choices.add(List.of(hexes));
    }
    return choices;
  }

  private List<ForcedPath> paths() {
    return force.kind() == Force.Kind.LEAD
        ? led()
        : ForcedPaths.find(footing, cell(actor), start(), force.isAway(), force.hexes());
  }

  /** Every hex entered is nearer to one of the closest hexes beside an ally of the actor. */
  private List<ForcedPath> led() {
    Set<ForcedPath> paths = new LinkedHashSet<>();
    for (int goal : goals()) {
      paths.addAll(ForcedPaths.find(footing, goal, start(), false, force.hexes()));
    }
    paths.add(new ForcedPath(List.of(), 0, paths.isEmpty()));
    return distinct(paths);
  }

  /** The same way to two goals is one way. */
  private static List<ForcedPath> distinct(Set<ForcedPath> paths) {
    Map<List<Integer>, ForcedPath> ways = new LinkedHashMap<>();
    paths.forEach(path -> ways.putIfAbsent(path.cells(), path));
    return List.copyOf(ways.values());
  }

  private List<Integer> goals() {
    Board board = scene.board();
    List<Integer> goals = new ArrayList<>();
    if (isBesideAlly(start())) {
      return goals;
    }
    int nearest = Integer.MAX_VALUE;
    for (int cell = 0; cell < board.cells(); cell++) {
      int range = board.range(start(), cell);
      if (range <= nearest && footing.mayRest(cell) && isBesideAlly(cell)) {
        if (range < nearest) {
          goals.clear();
        }
        nearest = range;
        goals.add(cell);
      }
    }
    return goals;
  }

  private boolean isBesideAlly(int cell) {
    for (Figure figure : scene.figures()) {
      if (!figure.id().equals(actor.id())
          && !figure.isEnemyOf(actor)
          && scene.board().areAdjacent(cell, cell(figure))) {
        return true;
      }
    }
    return false;
  }

  private List<ForcedPath> chosen(List<ForcedPath> paths) {
    int farthest = 0;
    for (ForcedPath path : paths) {
      farthest = Math.max(farthest, path.steps());
    }
    var chosen = new ArrayList<ForcedPath>(paths.size());
    for (ForcedPath path : paths) {
      boolean allowed =
          switch (distance()) {
            case UP_TO -> true;
            case ALL_OR_NOTHING -> path.complete() || path.steps() == 0;
            case UNTIL_NO_HEX_IS_LEFT -> path.complete();
            case FARTHEST -> path.steps() == farthest;
          };
      if (allowed) {
        chosen.add(path);
      }
    }
    return chosen;
  }

  private ForcedMoveRules.Distance distance() {
    if (force.kind() == Force.Kind.LEAD) {
      return ForcedMoveRules.Distance.UP_TO;
    }
    ForcedMoveRules rules = scene.ruleset().forcedMoves();
    return actor.isCharacter() ? rules.byCharacters() : rules.byOthers();
  }

  private int start() {
    return cell(scene.figures().get(target));
  }

  private int cell(Figure figure) {
    return scene.board().at(figure.hex());
  }
}
