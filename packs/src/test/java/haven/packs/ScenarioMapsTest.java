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
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The maps of the pack are those of the public map files, hex by hex. */
final class ScenarioMapsTest {
  private static final Pack GH = Gloomhaven.PACK;

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
  @ValueSource(ints = {1, 2, 3, 4, 5})
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
  @ValueSource(ints = {1, 2, 3, 4, 5})
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
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void monstersTilesLootAndTreasuresAreTheSame(int number) throws IOException {
    JsonNode source = source(number);
    List<String> expected = new ArrayList<>();
    for (JsonNode monster : source.get("monsters")) {
      String type = corrected(number, monster);
      JsonNode ranks = monster.get("ranks");
      expected.add(
          "%s %s %s/%s/%s"
              .formatted(
                  type,
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
    assertThat(found(GH.scenario("" + number).scenario().map().rooms()))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  /** The one place where the pack follows the second source: see the note of scenario 3. */
  private static String corrected(int number, JsonNode monster) {
    String type = monster.get("type").asString();
    Set<Hex> shamans = Set.of(new Hex(-3, -10), new Hex(-2, -9));
    return number == 3 && shamans.contains(hex(monster.get("hex"))) ? "inox-shaman" : type;
  }

  private static Collection<String> found(List<RoomSetup> rooms) {
    List<String> found = new ArrayList<>();
    for (RoomSetup room : rooms) {
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
        found.add(tile.kind().name().toLowerCase(java.util.Locale.ROOT) + " " + tile.hex());
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

  private static String rank(MonsterSpot spot, int characters) {
    return spot.symbol()
        .rank(characters)
        .map(Rank::name)
        .orElse("none")
        .toLowerCase(java.util.Locale.ROOT);
  }
}
