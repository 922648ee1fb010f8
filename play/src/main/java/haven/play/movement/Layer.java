package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Parts;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.RuleId;
import haven.play.Refused;
import haven.play.table.Scene;

/**
 * Lays overlay tiles on a copy of the ground and takes them off again, within the limits that bind
 * abilities of figures; the set-up of a room is not bound by them (TIL-16).
 */
final class Layer {
  private final Scene scene;

  /** That of the scene until something changes. */
  private Ground ground;

  private final CellSet revealed;
  private boolean mayHaveSealed;

  Layer(Scene scene, CellSet revealed) {
    this.scene = scene;
    this.revealed = revealed;
    ground = scene.ground();
  }

  private RuleId cite(Cite cite) {
    return scene.ruleset().cite(cite);
  }

  int cell(Hex hex) {
    int cell = scene.board().cell(hex);
    if (cell == Board.NONE) {
      throw new Refused(cite(Cite.OFF_THE_MAP), hex + " is a wall or off the map");
    }
    return cell;
  }

  /** Refuses a tile that may not lie there, whatever else it would bring about. */
  void check(Hex hex, OverlayTile tile) {
    int cell = cell(hex);
    if (ground.at(cell) != Terrain.NONE) {
      throw new Refused(cite(Cite.ONE_TILE), "there is an overlay tile at " + hex + " already");
    }
    boolean solid = tile.terrain() == Terrain.TRAP || tile.terrain() == Terrain.OBSTACLE;
    if (solid && scene.figureAt(hex).isPresent()) {
      throw new Refused(cite(Cite.TILE_UNDER_FIGURE), "a figure stands at " + hex);
    }
  }

  void lay(Hex hex, OverlayTile tile) {
    check(hex, tile);
    change().put(cell(hex), tile);
    mayHaveSealed = tile.terrain() == Terrain.OBSTACLE;
  }

  private Ground change() {
    if (ground == scene.ground()) {
      ground = ground.copy();
    }
    return ground;
  }

  OverlayTile lift(Hex hex) {
    int cell = cell(hex);
    Board board = scene.board();
    refuseObjective(hex);
    OverlayTile tile = ground.tile(cell);
    if (tile.terrain() == Terrain.NONE) {
      throw new Refused(cite(Cite.DESTROY_TILE), "there is no overlay tile at " + hex);
    }
    // a corridor or door covers the border itself; what lies on it is free
    boolean covers =
        board.coversBorder(cell)
            && !board.layout().corridors().contains(hex)
            && board.door(cell).isEmpty();
    if (covers) {
      throw new Refused(cite(Cite.TILE_OF_BORDER), "the tile at " + hex + " covers a border hex");
    }
    change().put(cell, Terrain.NONE);
    return tile;
  }

  /** OVL-70, TIL-15: an objective is no tile to be moved or destroyed. */
  private void refuseObjective(Hex hex) {
    boolean objective = scene.figureAt(hex).filter(figure -> figure.isObjective()).isPresent();
    if (objective) {
      throw new Refused(cite(Cite.TILE_OF_OBJECTIVE), "there is an objective at " + hex);
    }
  }

  /** The scene with the tiles as they now lie, unless a part of the map has been sealed. */
  Scene finish() {
    if (mayHaveSealed && isMoreDivided()) {
      throw new Refused(cite(Cite.SEALING), "the obstacle would cut off a part of the map");
    }
    return new Scene(scene.ruleset(), scene.board(), scene.sight(), ground, scene.figures());
  }

  private boolean isMoreDivided() {
    return parts(ground) > parts(scene.ground());
  }

  private int parts(Ground tiles) {
    return Parts.count(scene.board(), revealed, tiles.all(Terrain.OBSTACLE));
  }
}
