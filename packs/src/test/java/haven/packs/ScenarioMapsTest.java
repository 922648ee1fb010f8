package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.model.map.LaidTile;
import haven.model.map.MonsterSpot;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.map.Treasure;
import haven.model.pack.Pack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The maps of the pack are those of the public map files, hex by hex. */
final class ScenarioMapsTest {
  private static final Pack GH = Gloomhaven.PACK;

  /**
   * A place where the pack follows the second source, or has an objective for an obstacle: see the
   * note of the scenario.
   *
   * @param map what the map has there; nothing if it has nobody
   * @param pack what the pack has; nothing for an objective
   */
  private record Correction(int scenario, String map, String pack) {}

  private static final List<Correction> CORRECTIONS =
      List.of(
          new Correction(
              3,
              "inox-archer (-3,-10) normal/elite/normal",
              "inox-shaman (-3,-10) normal/elite/normal"),
          new Correction(
              3, "inox-archer (-2,-9) none/none/normal", "inox-shaman (-2,-9) none/none/normal"),
          new Correction(
              6, "living-corpse (7,1) normal/none/none", "living-corpse (7,1) none/none/normal"),
          new Correction(10, "", "flame-demon (6,2) normal/normal/elite"),
          new Correction(
              10, "sun-demon (4,3) none/elite/normal", "sun-demon (4,3) none/none/normal"),
          new Correction(
              11, "city-archer (2,-11) none/none/normal", "city-archer (2,-11) none/normal/normal"),
          new Correction(11, "", "city-archer (6,-13) none/none/normal"),
          new Correction(11, "", "city-guard (7,-11) none/normal/elite"),
          new Correction(
              12,
              "city-guard (-5,-1) normal/normal/normal",
              "city-guard (-5,-1) normal/normal/none"),
          new Correction(
              17,
              "vermling-shaman (15,-3) none/normal/normal",
              "vermling-shaman (15,-3) none/normal/elite"),
          new Correction(21, "obstacle (-6,13)", ""),
          new Correction(22, "obstacle (5,0)", ""),
          new Correction(22, "obstacle (-8,0)", ""),
          new Correction(22, "obstacle (-1,10)", ""),
          new Correction(22, "obstacle (-12,10)", ""),
          new Correction(
              26,
              "living-corpse (-10,8) none/normal/normal",
              "living-corpse (-10,8) none/none/normal"));

  private static JsonNode source(int number) throws IOException {
    Path file =
        Path.of("../../shared/data/community/gh-scenarios").resolve("%02d.json".formatted(number));
    assumeTrue(Files.exists(file), "the public map files are not beside the project");
    return new JsonMapper().readTree(Files.readString(file));
  }

  private static Hex hex(JsonNode pair) {
    return new Hex(pair.get(0).asInt(), pair.get(1).asInt());
  }

  private static Set<Hex> hexes(JsonNode list) {
    Set<Hex> hexes = new TreeSet<>();
    list.forEach(pair -> hexes.add(hex(pair)));
    return hexes;
  }

  private static Set<Hex> room(Board board, int cell) {
    Set<Hex> hexes = new TreeSet<>();
    CellSet cells = board.cellsOfRoom(board.room(cell));
    for (int one = cells.next(0); one >= 0; one = cells.next(one + 1)) {
      if (board.door(one).isEmpty()) {
        hexes.add(board.hex(one));
      }
    }
    return hexes;
  }

  @ParameterizedTest
  @MethodSource("haven.packs.Gloomhaven#numbers")
  void roomsDoorsAndStartHexesAreTheSame(int number) throws IOException {
    JsonNode source = source(number);
    ScenarioMap map = GH.scenario("" + number).scenario().map();
    Board board = Board.of(map.layout());
    Set<Hex> floor = new TreeSet<>();
    for (JsonNode room : source.get("rooms")) {
      Set<Hex> hexes = hexes(room.get("hexes"));
      floor.addAll(hexes);
      assertThat(room(board, board.at(hexes.iterator().next())))
          .as("room %s", room.get("id"))
          .isEqualTo(hexes);
    }
    Set<Hex> doors = new TreeSet<>();
    source.get("doors").forEach(door -> doors.add(hex(door.get("hex"))));
    floor.addAll(doors);
    assertThat(new TreeSet<>(map.layout().floor())).isEqualTo(floor);
    assertThat(new TreeSet<>(map.layout().doors().keySet())).isEqualTo(doors);
    assertThat(new TreeSet<>(map.starts())).isEqualTo(hexes(source.get("startHexes")));
  }

  @ParameterizedTest
  @MethodSource("haven.packs.Gloomhaven#numbers")
  void nobodyWalksThroughAWall(int number) throws IOException {
    JsonNode source = source(number);
    Board board = Board.of(GH.scenario("" + number).scenario().map().layout());
    for (JsonNode wall : source.get("walls")) {
      int one = board.at(hex(wall.get(0)));
      int other = board.at(hex(wall.get(1)));
      assertThat(board.areAdjacent(one, other)).as("%s", wall).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("haven.packs.Gloomhaven#numbers")
  void monstersTilesLootAndTreasuresAreTheSame(int number) throws IOException {
    JsonNode source = source(number);
    List<String> expected = new ArrayList<>();
    for (JsonNode monster : source.get("monsters")) {
      JsonNode ranks = monster.get("ranks");
      expected.add(
          "%s %s %s/%s/%s"
              .formatted(
                  monster.get("type").asString(),
                  hex(monster.get("hex")),
                  ranks.get("2").asString(),
                  ranks.get("3").asString(),
                  ranks.get("4").asString()));
    }
    for (JsonNode overlay : source.get("overlays")) {
      String type = overlay.get("type").asString();
      if (!type.equals("corridor")) {
        hexes(overlay.get("hexes")).forEach(hex -> expected.add(type + " " + hex));
      }
      if (overlay.has("treasureId")) {
        expected.add("number " + overlay.get("treasureId").asInt());
      }
    }
    for (Correction one : CORRECTIONS) {
      if (one.scenario == number) {
        assertThat(one.map.isEmpty() || expected.remove(one.map)).as("%s", one).isTrue();
        if (!one.pack.isEmpty()) {
          expected.add(one.pack);
        }
      }
    }
    assertThat(found(GH.scenario("" + number).scenario().map()))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  private static Collection<String> found(ScenarioMap map) {
    List<String> found = new ArrayList<>();
    map.plates().forEach(plate -> found.add("pressure-plate " + plate.hex()));
    for (RoomSetup room : map.rooms()) {
      for (MonsterSpot spot : room.monsters()) {
        found.add(
            "%s %s %s/%s/%s"
                .formatted(
                    Pack.slug(spot.type()),
                    spot.hex(),
                    rank(spot, 2),
                    rank(spot, 3),
                    rank(spot, 4)));
      }
      for (LaidTile tile : room.tiles()) {
        found.add(kind(tile.kind()) + " " + tile.hex());
      }
      room.loot().forEach(hex -> found.add("coin " + hex));
      room.treasures()
          .forEach(
              tile -> {
                found.add("treasure " + tile.hex());
                if (tile.treasure() instanceof Treasure.Numbered(int id)) {
                  found.add("number " + id);
                }
              });
    }
    return found;
  }

  /** The map files call water what it is besides: difficult. */
  private static String kind(TileKind kind) {
    TileKind named = kind == TileKind.WATER ? TileKind.DIFFICULT : kind;
    return named.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  private static String rank(MonsterSpot spot, int characters) {
    return spot.symbol()
        .rank(characters)
        .map(Rank::name)
        .orElse("none")
        .toLowerCase(java.util.Locale.ROOT);
  }
}
