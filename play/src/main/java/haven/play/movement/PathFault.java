package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.move.Walk;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.play.Refused;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;

/** Says which rule a wrong path breaks. */
final class PathFault {
  private PathFault() {}

  /** The cells of a path, all of which must be hexes of the map. */
  static List<Integer> cells(Board board, List<Hex> path) {
    var cells = new ArrayList<Integer>();
    for (Hex hex : path) {
      int cell = board.cell(hex);
      if (cell == Board.NONE) {
        throw new Refused("MAP-05", hex + " is a wall or off the map");
      }
      cells.add(cell);
    }
    return cells;
  }

  static Refused refusal(Scene scene, Walk.Fault fault) {
    Hex hex = scene.board().hex(fault.cell());
    return switch (fault.kind()) {
      case NOTHING_ENTERED -> new Refused("MOV-05", "a move enters at least one hex");
      case NOT_ADJACENT -> new Refused("MOV-01", hex + " is not adjacent to the hex before");
      case BEYOND_WALL -> new Refused("MAP-05", "there is a wall or a closed door before " + hex);
      case THROUGH_FIGURE ->
          new Refused(passing(scene.ruleset()), "the figure at " + hex + " bars the way");
      case THROUGH_OBSTACLE -> new Refused("OVL-65", "there is an obstacle at " + hex);
      case AGAINST_SLIDE -> new Refused("OVL-55", "ice carries the figure on, not to " + hex);
      case TOO_FAR -> new Refused("MOV-01", "there are not enough movement points for " + hex);
      case ENDS_OCCUPIED -> new Refused("MOV-03", "another figure stands at " + hex);
      case ENDS_ON_OBSTACLE -> new Refused("OVL-66", "there is an obstacle at " + hex);
    };
  }

  private static RuleId passing(Ruleset ruleset) {
    return ruleset.movement().passing();
  }

  /** The hexes of a set of cells, in the order of the board. */
  static List<Hex> hexes(Board board, CellSet cells) {
    var hexes = new ArrayList<Hex>();
    cells.forEach(cell -> hexes.add(board.hex(cell)));
    return hexes;
  }
}
