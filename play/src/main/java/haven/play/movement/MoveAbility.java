package haven.play.movement;

import haven.board.Hex;
import haven.board.move.Cost;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.board.move.Walk;
import haven.model.Condition;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A Move ability of one figure: where it can end, and what comes of a path. Flying is the figure's
 * own; jumping is the ability's.
 *
 * <pre>
 * MoveAbility move = MoveAbility.of(scene, figure, conditions, 4, false);
 * move.stops();            // every hex to end in, with its price
 * move.along(path);        // step by step; a Refused names the rule it breaks
 * </pre>
 */
public final class MoveAbility {
  private final Scene scene;
  private final int mover;
  private final int points;
  private final Footing footing;

  private MoveAbility(Scene scene, int mover, int points, Footing footing) {
    this.scene = scene;
    this.mover = mover;
    this.points = points;
    this.footing = footing;
  }

  /** A hex to end in, and the least number of points it takes. */
  public record Stop(Hex hex, int points) {}

  /**
   * A Move ability that the figure performs itself.
   *
   * @param jump whether it is a jump; a flying figure flies all the same
   * @throws Refused if its conditions forbid it to move (MOV-08)
   */
  public static MoveAbility of(
      Scene scene, Figure figure, Set<Condition> conditions, int points, boolean jump) {
    if (isHeld(conditions)) {
      throw new Refused("MOV-08", figure.name() + " is immobilized or stunned");
    }
    int mover = indexOf(scene, figure);
    Footing footing = new Footing(scene.board());
    InTheWay.meet(footing, scene, mover, movement(figure, jump));
    footing.weighsPointsOnly();
    return new MoveAbility(scene, mover, points, footing);
  }

  /**
   * A Move ability that another figure makes this one perform: forced movement, on which the other
   * decides (FRC-14) and which takes the other's friends for its own (FRC-15, FRC-16).
   *
   * @throws Refused if the figure cannot be made to move
   */
  public static MoveAbility controlled(
      Scene scene,
      Figure figure,
      Set<Condition> conditions,
      Figure controller,
      int points,
      boolean jump) {
    ForcedMove.refuseObjective(scene, figure);
    if (isHeld(conditions)) {
      throw new Refused(
          scene.ruleset().forcedMoves().citations().held(),
          figure.name() + " is immobilized or stunned and performs no controlled move");
    }
    int mover = indexOf(scene, figure);
    Footing footing = new Footing(scene.board());
    InTheWay.meet(footing, scene, mover, movement(figure, jump), controller.side());
    footing.weighsPointsOnly();
    if (!scene.ruleset().forcedMoves().controlledMovePaysDifficultTerrain()) { // OVL-53
      footing.ignoresDifficultTerrain();
    }
    MoveAbility ability = new MoveAbility(scene, mover, points, footing);
    if (ability.stops().isEmpty()) {
      throw new Refused("MOV-05", figure.name() + " has no hex to move to");
    }
    return ability;
  }

  /** In which ways a Move (Jump) may be performed: a character may skip the jump (MOV-37). */
  public static List<Boolean> jumpChoices(Scene scene, Figure figure) {
    return figure.is(Figure.Trait.CHARACTER) && scene.ruleset().movement().jumpMayBeSkipped()
        ? List.of(true, false)
        : List.of(true);
  }

  static boolean isHeld(Set<Condition> conditions) {
    return conditions.contains(Condition.IMMOBILIZE) || conditions.contains(Condition.STUN);
  }

  static int indexOf(Scene scene, Figure figure) {
    int index = scene.figures().indexOf(figure);
    if (index < 0) {
      throw new IllegalArgumentException(figure.name() + " is not in this scene");
    }
    return index;
  }

  private static Movement movement(Figure figure, boolean jump) {
    return Movement.of(figure.is(Figure.Trait.FLYING), jump, false);
  }

  /** Every hex the move can end in, in the order of the board; never where the figure stands. */
  public List<Stop> stops() {
    PathSearch search = new PathSearch(scene.board());
    int start = start();
    search.from(footing, start);
    var stops = new ArrayList<Stop>();
    for (int cell = 0; cell < scene.board().cells(); cell++) {
      int cost = search.stopCost(cell);
      if (cell != start && cost != Cost.NEVER && Cost.points(cost) <= points) {
        stops.add(new Stop(scene.board().hex(cell), Cost.points(cost)));
      }
    }
    return stops;
  }

  /**
   * Moves along a path that lists every hex entered, slides included. At a closed door the move is
   * interrupted and the rest of the path left undone: the figure goes on from the scene after it
   * with the points left.
   *
   * @throws Refused if the path breaks a rule
   */
  public Moved along(List<Hex> path) {
    Walk walk = Walk.along(footing, start(), PathFault.cells(scene.board(), path), points);
    walk.fault()
        .ifPresent(
            fault -> {
              throw PathFault.refusal(scene, fault);
            });
    int left = walk.atDoor() ? points - walk.points() : 0; // MOV-06
    return new Footsteps(scene, mover).follow(walk).moved(walk.points(), left, walk.atDoor(), true);
  }

  private int start() {
    return scene.board().at(scene.figures().get(mover).hex());
  }
}
