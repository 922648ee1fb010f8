package haven.play.map;

import haven.board.Board;
import haven.board.CellSet;
import haven.model.map.ScenarioMap;
import haven.model.map.Terms;
import haven.model.scenario.Scenario;
import java.util.List;
import java.util.Set;

/**
 * What is known of the map in play, besides the board, what lies on it and who stands there.
 *
 * @param standees the monsters that can still be placed
 */
public record MapState(Setting setting, Contents contents, Progress progress, Standees standees) {

  /**
   * What stays the same in a scenario.
   *
   * @param monsterLevel the level of the monsters' stat cards (LVL-03)
   * @param looted the numbered treasures that this campaign has looted (OVL-87)
   */
  public record Setting(Scenario scenario, Terms terms, int monsterLevel, Set<Integer> looted) {
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

  static MapState of(Setting setting, Standees standees) {
    return new MapState(setting, Contents.NONE, Progress.NONE, standees);
  }

  public MapState with(Contents other) {
    return new MapState(setting, other, progress, standees);
  }

  MapState with(Progress other) {
    return new MapState(setting, contents, other, standees);
  }

  public MapState with(Standees left) {
    return new MapState(setting, contents, progress, left);
  }

  public MapState with(Marker marker) {
    return with(contents.with(marker));
  }

  /** The map as it is printed. */
  ScenarioMap printed() {
    return setting.scenario().map();
  }

  /** Revealed rooms and opened doors; the rest of the map is not in play (MAP-12). */
  public CellSet active(Board board) {
    CellSet cells = board.noCells();
    board.addRooms(progress.rooms(), cells);
    return cells;
  }

  /** The same with the closed doors of revealed rooms, into which one can teleport (MOV-34). */
  public CellSet activeWithDoors(Board board) {
    CellSet cells = active(board);
    CellSet shut = board.shutDoors();
    for (int cell = shut.next(0); cell >= 0; cell = shut.next(cell + 1)) {
      cells.set(cell, isDoorOfRevealedRoom(board, cell));
    }
    return cells;
  }

  private boolean isDoorOfRevealedRoom(Board board, int door) {
    for (int side = 0; side < 6; side++) {
      int next = board.enterable(door, side);
      if (next != Board.NONE && progress.rooms().contains(board.room(next))) {
        return true;
      }
    }
    return false;
  }
}
