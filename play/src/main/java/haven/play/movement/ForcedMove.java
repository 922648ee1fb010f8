package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Footing;
import haven.board.move.ForcedPaths;
import haven.board.move.ForcedPaths.ForcedPath;
import haven.board.move.Movement;
import haven.board.move.Walk;
import haven.model.AbilityKind;
import haven.model.ForcedMoveRules;
import haven.model.RuleId;
import haven.play.Refused;
import haven.play.attack.Aimed;
import haven.play.attack.Targeting;
import haven.play.map.Objectives;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    Movement movement = Movement.of(figure.is(Figure.Trait.FLYING), false, false);
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
    return new ForcedMove(scene, actor, MoveAbility.indexOf(scene, target), force);
  }

  /** FRC-24, FRC-29. */
  static void refuseObjective(Scene scene, Figure target) {
    if (target.is(Figure.Trait.OBJECTIVE)) {
      throw new Refused(
          scene.ruleset().forcedMoves().citations().immune(),
          target.name() + " is an objective and cannot be moved");
    }
  }

  /**
   * The figures that a push or pull printed as an ability of its own may target: enemies that can
   * be moved, within range and in line of sight (FRC-30).
   */
  public static List<Figure> targets(Scene scene, Figure actor, int range) {
    Aimed ability = Aimed.negative(AbilityKind.FORCED_MOVEMENT).range(range);
    return Targeting.of(scene, actor, ability).targets().stream()
        .filter(Objectives::mayBeForcedToMove)
        .toList();
  }

  /** Who chooses among the paths. */
  public Decider decider() {
    return Decider.of(actor);
  }

  /**
   * All paths that may be chosen, each once; the empty one if the target may be left where it is,
   * by choice or because no hex is free.
   */
  public List<List<Hex>> choices() {
    var choices = new ArrayList<List<Hex>>();
    for (ForcedPath path : chosen(paths())) {
      choices.add(path.cells().stream().map(scene.board()::hex).toList());
    }
    return choices;
  }

  private List<ForcedPath> paths() {
    return ForcedPaths.find(footing, cell(actor), start(), force.isAway(), force.hexes());
  }

  private List<ForcedPath> chosen(List<ForcedPath> paths) {
    int farthest = paths.stream().mapToInt(ForcedPath::steps).max().orElse(0);
    return paths.stream()
        .filter(
            path ->
                switch (distance()) {
                  case UP_TO -> true;
                  case ALL_OR_NOTHING -> path.complete() || path.steps() == 0;
                  case UNTIL_NO_HEX_IS_LEFT -> path.complete();
                  case FARTHEST -> path.steps() == farthest;
                })
        .toList();
  }

  private ForcedMoveRules.Distance distance() {
    ForcedMoveRules rules = scene.ruleset().forcedMoves();
    return actor.is(Figure.Trait.CHARACTER) ? rules.byCharacters() : rules.byOthers();
  }

  /**
   * Moves the target along a path that lists every hex entered, slides included; along none, it
   * stays where it is.
   *
   * @throws Refused if the path breaks a rule
   */
  public Moved along(List<Hex> path) {
    Walk walk = walk(path);
    if (!choices().contains(walked(walk))) {
      ForcedMoveRules.Citations citations = scene.ruleset().forcedMoves().citations();
      throw new Refused(
          actor.is(Figure.Trait.CHARACTER) ? citations.byCharacters() : citations.byOthers(),
          "the target must be moved farther");
    }
    return new Footsteps(scene, target).follow(walk).moved(walk.points(), 0, false, true);
  }

  private List<Hex> walked(Walk walk) {
    return walk.entries().stream().map(entry -> scene.board().hex(entry.cell())).toList();
  }

  private Walk walk(List<Hex> path) {
    if (path.isEmpty()) {
      return new Walk(start(), List.of(), 0, false, Optional.empty());
    }
    List<Integer> cells = PathFault.cells(scene.board(), path);
    Walk walk = Walk.along(footing, start(), cells, Integer.MAX_VALUE);
    refuseWrongWay(walk);
    walk.fault()
        .ifPresent(
            fault -> {
              throw PathFault.refusal(scene, fault);
            });
    if (walk.points() > force.hexes()) {
      throw new Refused(rule(), "the path has more than " + force.hexes() + " steps");
    }
    return walk;
  }

  private void refuseWrongWay(Walk walk) {
    int from = start();
    for (Walk.Entry entry : walk.entries()) {
      if (!entry.slid()
          && !ForcedPaths.leads(scene.board(), cell(actor), from, entry.cell(), force.isAway())) {
        throw new Refused(
            rule(),
            scene.board().hex(entry.cell())
                + (force.isAway() ? " is not farther away" : " is not nearer"));
      }
      from = entry.cell();
    }
  }

  private RuleId rule() {
    ForcedMoveRules.Citations citations = scene.ruleset().forcedMoves().citations();
    return force.isAway() ? citations.push() : citations.pull();
  }

  private int start() {
    return cell(scene.figures().get(target));
  }

  private int cell(Figure figure) {
    return scene.board().at(figure.hex());
  }
}
