package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.rules.TileRules;
import haven.model.rules.TileRules.Operation;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * What a figure's ability does to the overlay tiles within its reach. Every method answers with the
 * scene afterwards, or refuses and names the rule; the scene it was given never changes.
 */
public final class TileAbility {
  private final Scene scene;
  private final Figure actor;
  private final int range;
  private final CellSet revealed;

  private TileAbility(Scene scene, Figure actor, int range, CellSet revealed) {
    this.scene = scene;
    this.actor = actor;
    this.range = range;
    this.revealed = revealed;
  }

  /**
   * An ability of that figure and range.
   *
   * @param revealed the cells of the revealed rooms, and the doors
   */
  public static TileAbility of(Scene scene, Figure actor, int range, CellSet revealed) {
    return new TileAbility(scene, actor, range, revealed);
  }

  /** Places a tile (TIL-02); a trap with the effect that the ability states (TIL-14). */
  public Scene create(Hex hex, OverlayTile tile) {
    Layer layer = begin(Operation.CREATE, hex);
    layer.lay(hex, tile);
    return layer.finish();
  }

  /** Removes a tile (TIL-03); nobody suffers what a trap would have done (OVL-37). */
  public Scene destroy(Hex hex) {
    Layer layer = begin(Operation.DESTROY, hex);
    layer.lift(hex);
    return layer.finish();
  }

  /** Takes a tile off and places it elsewhere (TIL-04). */
  public Scene transfer(Hex from, Hex to) {
    Layer layer = begin(Operation.TRANSFER, from);
    target(to);
    return carry(layer, from, to);
  }

  private Scene carry(Layer layer, Hex from, Hex to) {
    OverlayTile tile = layer.lift(from);
    if (to.equals(from)) {
      throw new Refused(
          scene.ruleset().cite(Cite.TRANSFER_TILE), "the tile is at " + from + " already");
    }
    layer.lay(to, tile);
    return layer.finish();
  }

  /** Shifts a tile by at most that many hexes (TIL-05). */
  public Scene move(Hex from, Hex to, int hexes) {
    Layer layer = begin(Operation.MOVE, from);
    if (!isReached(from, layer.cell(to), hexes)) {
      throw new Refused(
          scene.ruleset().cite(Cite.MOVE_TILE), "there is no way of " + hexes + " hexes to " + to);
    }
    return carry(layer, from, to);
  }

  /** It moves as figures do, but only over featureless hexes, occupied or not (TIL-05). */
  private boolean isReached(Hex from, int goal, int hexes) {
    Board board = scene.board();
    CellSet reached = board.noCells();
    reached.add(board.at(from));
    for (int step = 0; step < hexes; step++) {
      CellSet before = reached.copy();
      for (int cell = before.next(0); cell >= 0; cell = before.next(cell + 1)) {
        for (int side = 0; side < 6; side++) {
          reach(reached, board.adjacent(cell, side));
        }
        reach(reached, board.linked(cell));
      }
    }
    return reached.contains(goal);
  }

  private void reach(CellSet reached, int cell) {
    if (cell != Board.NONE && revealed.contains(cell) && isFeatureless(cell)) {
      reached.add(cell);
    }
  }

  private boolean isFeatureless(int cell) {
    Terrain terrain = scene.ground().at(cell);
    return terrain == Terrain.NONE || terrain == Terrain.PRESSURE_PLATE; // OVL-02
  }

  /** Destroys a tile in order to create another in its place (TIL-06). */
  public Scene replace(Hex hex, OverlayTile tile) {
    Layer layer = begin(Operation.REPLACE, hex);
    layer.lift(hex);
    layer.lay(hex, tile);
    return layer.finish();
  }

  /** Destroys a trap, whose effect is the acting figure's to suffer (TIL-07). */
  public Scene spring(Hex hex) {
    Layer layer = begin(Operation.SPRING, hex);
    if (layer.lift(hex).terrain() != Terrain.TRAP) {
      throw new Refused(scene.ruleset().cite(Cite.SPRING_TRAP), "there is no trap at " + hex);
    }
    return layer.finish();
  }

  /** Every hex in which that tile can be created, in the order of the board. */
  public List<Hex> placesFor(OverlayTile tile) {
    return allowedInRange(
        hex -> scene.ground().at(scene.board().at(hex)) == Terrain.NONE,
        hex -> tryToCreate(hex, tile));
  }

  /** The same as to create it: only an obstacle has to lie there to be refused (TIL-12). */
  private void tryToCreate(Hex hex, OverlayTile tile) {
    if (tile.terrain() == Terrain.OBSTACLE) {
      create(hex, tile);
    } else {
      begin(Operation.CREATE, hex).check(hex, tile);
    }
  }

  /** Every hex that can be a target at all, in the order of the board. */
  public List<Hex> inReach() {
    return allowedInRange(_ -> true, this::target);
  }

  /** Every hex whose tile can be destroyed, in the order of the board. */
  public List<Hex> destroyable() {
    return allowedInRange(
        hex -> scene.ground().at(scene.board().at(hex)) != Terrain.NONE, this::destroy);
  }

  /** Every hex for which that does not refuse, in the order of the board. */
  public List<Hex> allowed(Consumer<Hex> attempt) {
    var hexes = new ArrayList<Hex>();
    for (int cell = 0; cell < scene.board().cells(); cell++) {
      Hex hex = scene.board().hex(cell);
      if (isAllowed(attempt, hex)) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  /** The same where only hexes in range can be meant, and of those only some are worth a try. */
  private List<Hex> allowedInRange(Predicate<Hex> worth, Consumer<Hex> attempt) {
    var hexes = new ArrayList<Hex>();
    for (int cell = 0; cell < scene.board().cells(); cell++) {
      Hex hex = scene.board().hex(cell);
      if (isInRange(cell) && worth.test(hex) && isAllowed(attempt, hex)) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  private boolean isInRange(int cell) {
    return scene.board().range(scene.board().at(actor.hex()), cell) <= range;
  }

  private static boolean isAllowed(Consumer<Hex> attempt, Hex hex) {
    try {
      attempt.accept(hex);
      return true;
    } catch (Refused refused) {
      return false;
    }
  }

  private Layer begin(Operation operation, Hex hex) {
    TileRules rules = scene.ruleset().tiles();
    if (!rules.operations().contains(operation)) {
      throw new Refused(
          scene.ruleset().cite(Cite.CHANGE_TILE), "these rules know no such change of tiles");
    }
    target(hex);
    return new Layer(scene, revealed);
  }

  /** The hex is a target: within range and, where the rules say so, in line of sight (TIL-01). */
  private void target(Hex hex) {
    Board board = scene.board();
    int from = board.at(actor.hex());
    int to = board.cell(hex);
    if (to == Board.NONE || !isInRange(to)) {
      throw new Refused(scene.ruleset().cite(Cite.CHANGE_TILE), hex + " is out of range");
    }
    if (scene.ruleset().tiles().needsSight() && !scene.sight().sees(from, to)) {
      throw new Refused(scene.ruleset().cite(Cite.CHANGE_TILE), hex + " is not in line of sight");
    }
  }
}
