package haven.play.map;

import haven.board.Board;
import haven.board.CellSet;
import haven.model.map.ScenarioMap;
import haven.model.map.Terms;
import haven.model.rules.HexRules;
import haven.play.engine.Dice;
import haven.play.table.Scene;
import java.util.List;
import java.util.Set;

/**
 * The map in play.
 *
 * @param scene the board, what lies on it and who stands there
 * @param standees the monsters that can still be placed
 */
public record MapState(
    Setting setting,
    Scene scene,
    Contents contents,
    Progress progress,
    Standees standees,
    Dice dice) {

  /**
   * What stays the same in a scenario.
   *
   * @param looted the numbered treasures that this campaign has looted (OVL-87)
   */
  public record Setting(ScenarioMap map, Terms terms, Set<Integer> looted) {
    public Setting {
      looted = Set.copyOf(looted);
    }
  }

  /**
   * What has happened.
   *
   * @param rooms the rooms that are revealed
   * @param sections the texts that were read (SCM-07, SCM-08)
   * @param monstersPlaced the shared set-ups whose monsters are placed (SCM-11)
   * @param escaped the characters that have left (SCM-02)
   */
  public record Progress(
      List<Integer> rooms,
      List<String> sections,
      List<String> monstersPlaced,
      List<String> escaped) {
    static final Progress NONE = new Progress(List.of(), List.of(), List.of(), List.of());

    public Progress {
      rooms = List.copyOf(rooms);
      sections = List.copyOf(sections);
      monstersPlaced = List.copyOf(monstersPlaced);
      escaped = List.copyOf(escaped);
    }

    Progress revealed(int room) {
      return new Progress(More.of(rooms, room), sections, monstersPlaced, escaped);
    }

    Progress read(String section) {
      return new Progress(rooms, More.of(sections, section), monstersPlaced, escaped);
    }

    Progress placed(String shared) {
      return new Progress(rooms, sections, More.of(monstersPlaced, shared), escaped);
    }

    Progress left(String character) {
      return new Progress(rooms, sections, monstersPlaced, More.of(escaped, character));
    }
  }

  public MapState with(Scene other) {
    return new MapState(setting, other, contents, progress, standees, dice);
  }

  public MapState with(Contents other) {
    return new MapState(setting, scene, other, progress, standees, dice);
  }

  MapState with(Progress other) {
    return new MapState(setting, scene, contents, other, standees, dice);
  }

  public MapState with(Dice next) {
    return new MapState(setting, scene, contents, progress, standees, next);
  }

  public MapState with(Standees left) {
    return new MapState(setting, scene, contents, progress, left, dice);
  }

  MapState with(Standees left, Dice next) {
    return new MapState(setting, scene, contents, progress, left, next);
  }

  MapState withMarker(Marker marker) {
    return with(contents.with(marker));
  }

  public ScenarioMap map() {
    return setting.map();
  }

  HexRules rules() {
    return scene.ruleset().hexes();
  }

  /** Revealed rooms and opened doors; the rest of the map is not in play (MAP-12). */
  public CellSet active() {
    Board board = scene.board();
    CellSet cells = board.noCells();
    for (int cell = 0; cell < board.cells(); cell++) {
      boolean openDoor = board.door(cell).isPresent() && !board.isShut(cell);
      cells.set(cell, openDoor || progress.rooms().contains(board.room(cell)));
    }
    return cells;
  }

  /** The same with the closed doors of revealed rooms, into which one can teleport (MOV-34). */
  public CellSet activeWithDoors() {
    Board board = scene.board();
    CellSet cells = active();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.isShut(cell)) {
        cells.set(cell, isDoorOfRevealedRoom(cell));
      }
    }
    return cells;
  }

  private boolean isDoorOfRevealedRoom(int door) {
    Board board = scene.board();
    for (int side = 0; side < 6; side++) {
      int next = board.enterable(door, side);
      if (next != Board.NONE && progress.rooms().contains(board.room(next))) {
        return true;
      }
    }
    return false;
  }
}
