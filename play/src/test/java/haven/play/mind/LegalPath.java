package haven.play.mind;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Movement;
import java.util.List;

/** A walk measured step by step, without the search that found it. */
record LegalPath(Position position, Hex stop, List<Hex> path) {

  String complaint() {
    if (!path.getFirst().equals(position.actor().hex()) || !path.getLast().equals(stop)) {
      return "does not lead from the monster to the stop";
    }
    if (path.size() > 1 && isTaken(stop)) {
      return "ends where another figure stands";
    }
    if (path.size() > 1 && !movement().flies() && terrain(stop) == Terrain.OBSTACLE) {
      return "ends on an obstacle";
    }
    int points = movement().teleports() ? path.getFirst().distanceTo(stop) : walked();
    return points > position.action().move() ? "costs " + points : "";
  }

  private int walked() {
    int points = 0;
    boolean sliding = false;
    for (int i = 1; i < path.size(); i++) {
      Direction side = Direction.between(path.get(i - 1), path.get(i)).orElseThrow();
      if (next(path.get(i - 1), side) == Board.NONE || !mayPass(path.get(i))) {
        return Integer.MAX_VALUE;
      }
      points += sliding ? 0 : price(path.get(i), i == path.size() - 1);
      sliding = slidesOn(path.get(i), side);
      if (sliding && !(i + 1 < path.size() && path.get(i + 1).equals(path.get(i).step(side)))) {
        return Integer.MAX_VALUE;
      }
    }
    return points;
  }

  private int price(Hex hex, boolean last) {
    boolean difficult = terrain(hex) == Terrain.DIFFICULT;
    return switch (movement()) {
      case WALK -> difficult ? 2 : 1;
      case JUMP -> last && difficult && landingPays() ? 2 : 1;
      default -> 1;
    };
  }

  private boolean landingPays() {
    return position.ruleset().movement().jumpLandingPaysDifficultTerrain();
  }

  private boolean slidesOn(Hex hex, Direction side) {
    Hex next = hex.step(side);
    return movement() == Movement.WALK
        && terrain(hex) == Terrain.ICE
        && next(hex, side) != Board.NONE
        && mayPass(next)
        && !isTaken(next);
  }

  private boolean mayPass(Hex hex) {
    return movement() != Movement.WALK
        || (terrain(hex) != Terrain.OBSTACLE
            && position
                .scene()
                .figureAt(hex)
                .map(figure -> !figure.isEnemyOf(position.actor()))
                .orElse(true));
  }

  private boolean isTaken(Hex hex) {
    return position
        .scene()
        .figureAt(hex)
        .map(figure -> !figure.equals(position.actor()))
        .orElse(false);
  }

  private int next(Hex hex, Direction side) {
    return position.board().adjacent(position.board().at(hex), side.ordinal());
  }

  private Terrain terrain(Hex hex) {
    return position.scene().ground().at(position.board().at(hex));
  }

  private Movement movement() {
    return position.action().movement();
  }
}
