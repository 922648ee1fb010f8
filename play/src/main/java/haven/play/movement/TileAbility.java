package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.HexEffect;
import haven.model.rules.TileRules;
import haven.model.rules.TileRules.Operation;
import haven.play.Refused;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

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

  /**
   * Lays a tile as the set-up of a room or a scenario rule says: only TIL-08 limits it (TIL-16).
   */
  public static Scene setUp(Scene scene, Hex hex, OverlayTile tile) {
    Layer layer = Layer.ofSetUp(scene);
    layer.lay(hex, tile);
    return layer.finish();
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
    layer.lay(to, layer.lift(from));
    return layer.finish();
  }

  /** Shifts a tile along a path of at most that many hexes (TIL-05). */
  public Scene move(Hex from, List<Hex> path, int hexes) {
    Layer layer = begin(Operation.MOVE, from);
    if (path.isEmpty() || path.size() > hexes) {
      throw new Refused(
          scene.ruleset().cite(Cite.MOVE_TILE), "the tile moves 1 to " + hexes + " hexes");
    }
    OverlayTile tile = layer.lift(from);
    int at = layer.cell(from);
    for (Hex hex : path) {
      int next = layer.cell(hex);
      step(layer, at, next);
      at = next;
    }
    layer.lay(path.getLast(), tile);
    return layer.finish();
  }

  /** It moves as figures do, but only over featureless hexes, occupied or not (TIL-05). */
  private void step(Layer layer, int at, int next) {
    Board board = scene.board();
    if (!board.areAdjacent(at, next) && board.linked(at) != next) {
      throw new Refused(
          scene.ruleset().cite(Cite.MOVE_TILE),
          board.hex(next) + " is not adjacent to the hex before");
    }
    Terrain terrain = layer.ground().at(next);
    if (terrain != Terrain.NONE && terrain != Terrain.PRESSURE_PLATE) {
      throw new Refused(
          scene.ruleset().cite(Cite.MOVE_TILE), "there is another tile at " + board.hex(next));
    }
  }

  /** Destroys a tile in order to create another in its place (TIL-06). */
  public Scene replace(Hex hex, OverlayTile tile) {
    Layer layer = begin(Operation.REPLACE, hex);
    layer.lift(hex);
    layer.lay(hex, tile);
    return layer.finish();
  }

  /**
   * A trap sprung by an ability: whom it hurts, and how.
   *
   * @param figure the acting figure itself (TIL-07)
   */
  public record Sprung(Figure figure, HexEffect effect, Scene after) {}

  /** Destroys a trap and takes its effect upon the acting figure (TIL-07). */
  public Sprung spring(Hex hex) {
    Layer layer = begin(Operation.SPRING, hex);
    OverlayTile tile = layer.lift(hex);
    if (tile.terrain() != Terrain.TRAP) {
      throw new Refused(scene.ruleset().cite(Cite.SPRING_TRAP), "there is no trap at " + hex);
    }
    return new Sprung(actor, HexEffect.of(tile), layer.finish());
  }

  /** Every hex in which that tile can be created, in the order of the board. */
  public List<Hex> placesFor(OverlayTile tile) {
    return allowed(hex -> create(hex, tile));
  }

  /** Every hex whose tile can be destroyed, in the order of the board. */
  public List<Hex> destroyable() {
    return allowed(this::destroy);
  }

  /** Every hex to which the tile there can be transferred, in the order of the board. */
  public List<Hex> placesToTransfer(Hex from) {
    return allowed(to -> transfer(from, to));
  }

  private List<Hex> allowed(Consumer<Hex> attempt) {
    var hexes = new ArrayList<Hex>();
    for (int cell = 0; cell < scene.board().cells(); cell++) {
      Hex hex = scene.board().hex(cell);
      if (isAllowed(attempt, hex)) {
        hexes.add(hex);
      }
    }
    return hexes;
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
    return Layer.ofAbility(scene, revealed);
  }

  /** The hex is a target: within range and, where the rules say so, in line of sight (TIL-01). */
  private void target(Hex hex) {
    Board board = scene.board();
    int from = board.at(actor.hex());
    int to = board.cell(hex);
    if (to == Board.NONE || board.range(from, to) > range) {
      throw new Refused(scene.ruleset().cite(Cite.CHANGE_TILE), hex + " is out of range");
    }
    if (scene.ruleset().tiles().needsSight() && !scene.sight().sees(from, to)) {
      throw new Refused(scene.ruleset().cite(Cite.CHANGE_TILE), hex + " is not in line of sight");
    }
  }
}
