package haven.play.movement;

import haven.board.Board;
import haven.board.Ground;
import haven.board.Terrain;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.model.rules.MovementRules;
import haven.play.table.Endowment;
import haven.play.table.Figure;
import haven.play.table.Scene;
import haven.play.table.Side;
import java.util.List;

/** Who stands in the way of a moving figure, and who lets it pass. Allocates nothing. */
public final class InTheWay {
  private InTheWay() {}

  /** Fills the footing of a figure that moves by itself: only characters open doors (OVL-11). */
  public static void meet(Footing footing, Scene scene, int mover, Movement movement) {
    Figure figure = scene.figures().get(mover);
    meet(footing, scene, mover, movement, figure.side());
    if (figure.isCharacter()) {
      footing.opensDoors();
    }
  }

  /**
   * Fills the footing of a figure that somebody else moves: no door opens (FRC-10).
   *
   * @param friends whom it counts as its allies: its own side, or its controller's (FRC-15, FRC-16)
   */
  public static void meet(
      Footing footing, Scene scene, int mover, Movement movement, Side friends) {
    MovementRules rules = scene.ruleset().movement();
    Board board = scene.board();
    footing.reset(scene.ground(), movement, rules.jumpLandingPaysDifficultTerrain());
    List<Figure> figures = scene.figures();
    Endowment endowment = figures.get(mover).endowment();
    if (endowment.isMore()) {
      endowment.ignores().forEach(one -> footing.ignores(scene.ground(), one));
      if (endowment.habitat() != Terrain.NONE) {
        footing.keepsTo(scene.ground(), endowment.habitat());
      }
    }
    for (int i = 0; i < figures.size(); i++) {
      if (i != mover) {
        Figure figure = figures.get(i);
        int cell = board.at(figure.hex());
        if (bars(scene.ground(), figure, cell, friends, rules)) {
          footing.bars(cell);
        } else {
          footing.standsAside(cell);
        }
      }
    }
  }

  /** MOV-02: through allies, not through enemies nor objectives; nobody ends on another figure. */
  private static boolean bars(
      Ground ground, Figure figure, int cell, Side friends, MovementRules rules) {
    boolean unseen =
        figure.isInvisible() && rules.invisible() == MovementRules.Invisible.NOT_THERE; // MOV-09
    return (figure.side() != friends && !unseen)
        || (figure.side() == friends && !rules.throughAllies())
        || figure.isObjective()
        || isHeldInTheWay(ground, figure, cell, rules);
  }

  /** MOV-24, OVL-49: nobody would get away from a hex that immobilizes, so it is no way. */
  private static boolean isHeldInTheWay(
      Ground ground, Figure figure, int cell, MovementRules rules) {
    return ground.holds(cell)
        && ((ground.at(cell) == Terrain.TRAP
                && rules.flyerOverHoldingTrapBars()
                && figure.isFlying())
            || (ground.at(cell) == Terrain.HAZARD && rules.figureOnHoldingHazardBars()));
  }
}
