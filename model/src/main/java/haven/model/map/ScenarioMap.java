package haven.model.map;

import haven.board.Door;
import haven.board.Hex;
import haven.board.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The map page of a scenario.
 *
 * @param mapTiles the bare map tiles; {@link #layout} adds what the rooms lay on them
 * @param rooms the starting room first; rooms of one board room may be several
 * @param starts the hexes in which characters may start
 * @param escapes the hexes by which characters may escape (SCM-02)
 * @param specialRules what the letters and numbers of marked hexes mean (SCM-06)
 * @param exemptions board rules that this scenario changes (SCM-11)
 * @param art what is printed on a hex: the side of its map tile, or the picture of its door; it
 *     decides nothing
 */
public record ScenarioMap(
    Layout mapTiles,
    List<RoomSetup> rooms,
    List<Hex> starts,
    List<PressurePlate> plates,
    List<SectionLink> links,
    List<Hex> escapes,
    Map<String, String> specialRules,
    Set<Exemption> exemptions,
    Map<Hex, String> art) {

  /** A map of which nobody says what it looks like. */
  public ScenarioMap(
      Layout mapTiles,
      List<RoomSetup> rooms,
      List<Hex> starts,
      List<PressurePlate> plates,
      List<SectionLink> links,
      List<Hex> escapes,
      Map<String, String> specialRules,
      Set<Exemption> exemptions) {
    this(mapTiles, rooms, starts, plates, links, escapes, specialRules, exemptions, Map.of());
  }

  /** What a scenario may say against the rules of the board. */
  public enum Exemption {
    /** Nobody teleports between map tiles that are not connected. */
    NO_TELEPORT_BETWEEN_SEPARATE_TILES
  }

  public ScenarioMap {
    rooms = List.copyOf(rooms);
    starts = List.copyOf(starts);
    plates = List.copyOf(plates);
    links = List.copyOf(links);
    escapes = List.copyOf(escapes);
    specialRules = Map.copyOf(specialRules);
    exemptions = Set.copyOf(exemptions);
    art = Map.copyOf(art);
  }

  public static ScenarioMap of(Layout mapTiles, List<RoomSetup> rooms, List<Hex> starts) {
    return new ScenarioMap(
        mapTiles, rooms, starts, List.of(), List.of(), List.of(), Map.of(), Set.of());
  }

  public ScenarioMap withPlates(List<PressurePlate> others) {
    return new ScenarioMap(
        mapTiles, rooms, starts, others, links, escapes, specialRules, exemptions, art);
  }

  public ScenarioMap withLinks(List<SectionLink> others) {
    return new ScenarioMap(
        mapTiles, rooms, starts, plates, others, escapes, specialRules, exemptions, art);
  }

  public ScenarioMap withEscapes(List<Hex> others) {
    return new ScenarioMap(
        mapTiles, rooms, starts, plates, links, others, specialRules, exemptions, art);
  }

  public ScenarioMap withSpecialRules(Map<String, String> others) {
    return new ScenarioMap(
        mapTiles, rooms, starts, plates, links, escapes, others, exemptions, art);
  }

  public ScenarioMap withExemptions(Set<Exemption> others) {
    return new ScenarioMap(
        mapTiles, rooms, starts, plates, links, escapes, specialRules, others, art);
  }

  public ScenarioMap withArt(Map<Hex, String> others) {
    return new ScenarioMap(
        mapTiles, rooms, starts, plates, links, escapes, specialRules, exemptions, others);
  }

  /** The hexes marked with these letters or names, in the order of the letters (SCM-06). */
  public List<Hex> marked(List<String> labels) {
    List<Hex> hexes = new ArrayList<>();
    for (String label : labels) {
      for (RoomSetup room : rooms) {
        room.marked().stream()
            .filter(one -> one.label().equals(label))
            .forEach(one -> hexes.add(one.hex()));
      }
    }
    return List.copyOf(hexes);
  }

  /**
   * The map tiles with the overlay tiles of all rooms: walls, doors and corridors are part of it,
   * and every other tile on a border hex makes that hex part of the map (MAP-08). What lies in a
   * room that nobody has seen is not shown to anybody, but its walls are where they are.
   */
  public Layout layout() {
    Layout.Builder layout = mapTiles.more();
    for (RoomSetup room : rooms) {
      for (LaidTile tile : room.tiles()) {
        lay(tile, layout);
      }
      room.treasures().forEach(tile -> layout.cover(tile.hex()));
      room.objectives().forEach(objective -> layout.cover(objective.hex()));
    }
    return layout.build();
  }

  private static void lay(LaidTile tile, Layout.Builder layout) {
    Hex hex = tile.hex();
    switch (tile.kind()) {
      case WALL -> layout.wall(hex);
      case CORRIDOR -> layout.corridor(hex);
      case DOOR -> layout.door(hex, Door.CLOSED);
      case LOCKED_DOOR -> layout.door(hex, Door.LOCKED);
      case OPEN_DOOR -> layout.door(hex, Door.OPEN);
      case OBSTACLE, TRAP, HAZARD, DIFFICULT, ICE, WATER, PRESSURE_PLATE, OBJECTIVE ->
          layout.cover(hex);
    }
  }
}
