package haven.content.pack;

import haven.board.Board;
import haven.board.Hex;
import haven.board.Terrain;
import haven.content.scenario.MapPlan;
import haven.content.scenario.RoomPage;
import haven.content.scenario.ScenarioPage;
import haven.content.yaml.Problems;
import haven.model.map.LaidTile;
import haven.model.map.MonsterSpot;
import haven.model.map.RoomSetup;
import haven.model.map.TileKind;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.Situation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Whether everything of a scenario lies on its map, and every room can be reached. */
final class MapChecks {
  private final Definition<ScenarioPage> one;
  private final ScenarioPage page;
  private final Index index;
  private final Problems problems;

  MapChecks(Definition<ScenarioPage> one, Index index, Problems problems) {
    this.one = one;
    this.page = one.thing();
    this.index = index;
    this.problems = problems;
  }

  /**
   * @param places hexes of the special rules
   */
  void run(List<RuleChecks.Place> places) {
    Map<String, Set<Hex>> shapes = index.shapes();
    List<MapPlan.Laid> tiles = page.map().tiles();
    for (int i = 0; i < tiles.size(); i++) {
      index.refer(
          one, "side of a map tile", tiles.get(i).tile(), shapes.keySet(), "map", "tiles", i);
    }
    if (page.rooms().isEmpty()
        || !tiles.stream().allMatch(tile -> shapes.containsKey(tile.tile()))
        || tiles.isEmpty() == page.map().plan().isEmpty()) {
      return; // told already; nothing else can be said of a map that cannot be laid
    }
    tilesBesideEachOther(shapes);
    drawnTiles();
    Board board;
    try {
      board = Board.of(page.map().layout(shapes));
    } catch (IllegalArgumentException e) {
      one.wrong(problems, "the map cannot be laid: " + e.getMessage(), "mend it", "map");
      return;
    }
    List<Hex> starts = page.map().starts();
    for (int i = 0; i < starts.size(); i++) {
      if (onFloor(board, starts.get(i), "a start hex", "map", "starts", i)) {
        isFree(starts.get(i), i);
      }
    }
    rooms(board);
    hexesOfRules(board);
    otherHexes(board);
    places.forEach(place -> onFloor(board, place.hex(), "the place", place.way().toArray()));
  }

  /** Map tiles lie side by side; only where a door or corridor joins them may they share a hex. */
  private void tilesBesideEachOther(Map<String, Set<Hex>> shapes) {
    Set<Hex> joints = new HashSet<>(page.map().corridors());
    page.map().doors().forEach(door -> joints.addAll(door.hexes()));
    Map<Hex, String> taken = new HashMap<>();
    List<MapPlan.Laid> tiles = page.map().tiles();
    for (int i = 0; i < tiles.size(); i++) {
      for (Hex hex : tiles.get(i).hexes(shapes)) {
        String other = taken.putIfAbsent(hex, tiles.get(i).tile());
        if (other != null && !joints.contains(hex)) {
          one.wrong(
              problems,
              "this tile and %s both cover %s".formatted(other, written(hex)),
              "move or turn one of them",
              "map",
              "tiles",
              i);
          break;
        }
      }
    }
  }

  /**
   * A plan draws the floor; what lies on it belongs to the rooms, which are revealed one by one.
   */
  private void drawnTiles() {
    page.map()
        .plan()
        .ifPresent(
            plan -> {
              Set<Hex> drawn = new TreeSet<>(plan.loot());
              plan.terrain()
                  .forEach(
                      (hex, terrain) -> {
                        if (terrain != Terrain.NONE) {
                          drawn.add(hex);
                        }
                      });
              if (!drawn.isEmpty()) {
                one.wrong(
                    problems,
                    "the plan draws something at " + written(drawn.iterator().next()),
                    "name the hex by a letter, and write what lies there in its room",
                    "map",
                    "plan");
              }
            });
  }

  private static String written(Hex hex) {
    return "[" + hex.q() + ", " + hex.r() + "]";
  }

  /** Where one may escape, what is pressed, what is read. */
  private void otherHexes(Board board) {
    List<Hex> escapes = page.map().escapes();
    for (int i = 0; i < escapes.size(); i++) {
      onFloor(board, escapes.get(i), "the way out", "map", "escapes", i);
    }
    for (int i = 0; i < page.plates().size(); i++) {
      onFloor(board, page.plates().get(i).hex(), "the plate", "plates", i, "at");
    }
    for (int i = 0; i < page.sections().size(); i++) {
      onFloor(board, page.sections().get(i).hex(), "the section", "sections", i, "at");
    }
    goal(board, page.goal(), "goal");
    page.loss().ifPresent(loss -> goal(board, loss, "loss"));
    for (int i = 0; i < page.rules().size(); i++) {
      List<Situation> conditions = page.rules().get(i).conditions();
      for (int j = 0; j < conditions.size(); j++) {
        goal(board, conditions.get(j), "rules", i, "if", j);
      }
    }
  }

  private void goal(Board board, Situation goal, Object... way) {
    switch (goal) {
      case Situation.Reached(List<Hex> hexes, boolean _) ->
          hexes.forEach(hex -> onFloor(board, hex, "the goal", SituationChecks.on(way, "reached")));
      case Situation.Revealed(Hex hex) ->
          onFloor(board, hex, "the room", SituationChecks.on(way, "revealed"));
      case Situation.Opened(List<Hex> doors) ->
          doors.forEach(door -> isDoor(board, door, SituationChecks.on(way, "opened")));
      case Situation.Simple _ -> {}
      case Situation.Combined combined ->
          SituationChecks.parts(combined, way)
              .forEach((part, further) -> goal(board, part, further));
    }
  }

  private void isFree(Hex start, int i) {
    for (RoomPage room : page.rooms()) {
      boolean taken =
          room.setup().monsters().stream().anyMatch(spot -> spot.hex().equals(start))
              || room.setup().tiles().stream()
                  .anyMatch(tile -> tile.kind() == TileKind.OBSTACLE && tile.hex().equals(start));
      if (taken) {
        one.wrong(
            problems,
            "a monster or an obstacle is on the start hex " + written(start),
            "characters start on free hexes: move one of them",
            "map",
            "starts",
            i);
      }
    }
  }

  private boolean onFloor(Board board, Hex hex, String what, Object... way) {
    boolean on = board.cell(hex) != Board.NONE;
    if (!on) {
      one.wrong(
          problems,
          what + " is at " + written(hex) + ", which is not on the map",
          "choose a hex of the floor",
          way);
    }
    return on;
  }

  private void rooms(Board board) {
    Map<Integer, String> described = new HashMap<>();
    List<RoomPage> rooms = page.rooms();
    for (int i = 0; i < rooms.size(); i++) {
      RoomPage room = rooms.get(i);
      if (onFloor(board, room.setup().anyHex(), "the room", "rooms", i, "at")) {
        int number = board.room(board.at(room.setup().anyHex()));
        String other = described.putIfAbsent(number, room.name());
        if (other != null && room.setup().monstersOnce().isEmpty()) {
          one.wrong(
              problems,
              "this is the same room as '" + other + "'",
              "put a door between them, or write one room",
              "rooms",
              i,
              "at");
        }
        contents(board, room.setup(), number, i);
        tiles(board, room, number, i);
      }
    }
    Set<Integer> reached = ReachedRooms.of(page, board);
    for (int i = 0; i < rooms.size(); i++) {
      Hex hex = rooms.get(i).setup().anyHex();
      if (board.cell(hex) != Board.NONE && !reached.contains(board.room(board.at(hex)))) {
        one.wrong(
            problems,
            "the room '" + rooms.get(i).name() + "' cannot be reached",
            "add a door, or a rule that opens the locked one",
            "rooms",
            i,
            "at");
      }
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.door(cell).isEmpty() && !described.containsKey(board.room(cell))) {
        Hex hex = board.hex(cell);
        one.wrong(
            problems,
            "nothing is written about the room with the hex " + written(hex),
            "add it to 'rooms'",
            "rooms");
        return;
      }
    }
  }

  private void contents(Board board, RoomSetup room, int number, int i) {
    Map<Hex, Integer> blocked = new HashMap<>();
    for (LaidTile tile : room.tiles()) {
      if (tile.kind() == TileKind.OBSTACLE || tile.kind() == TileKind.WALL) {
        blocked.put(tile.hex(), 0);
      }
    }
    Map<Hex, boolean[]> taken = new HashMap<>();
    List<MonsterSpot> spots = room.monsters();
    for (int j = 0; j < spots.size(); j++) {
      MonsterSpot spot = spots.get(j);
      Object[] way = {"rooms", i, "monsters", j, "at"};
      if (inRoom(board, spot.hex(), number, spot.type(), way)) {
        if (blocked.containsKey(spot.hex())) {
          one.wrong(problems, spot.type() + " stands in an obstacle", "move one of them", way);
        }
        boolean[] there = taken.computeIfAbsent(spot.hex(), _ -> new boolean[5]);
        for (int characters = 2; characters <= 4; characters++) {
          boolean placed = spot.symbol().rank(characters).isPresent();
          if (placed && there[characters]) {
            one.wrong(
                problems,
                "with " + characters + " characters two monsters stand here",
                "move one of them",
                way);
            break;
          }
          there[characters] |= placed;
        }
      }
    }
    for (int j = 0; j < room.loot().size(); j++) {
      inRoom(board, room.loot().get(j), number, "a loot token", "rooms", i, "loot", j);
    }
    for (int j = 0; j < room.treasures().size(); j++) {
      Hex hex = room.treasures().get(j).hex();
      inRoom(board, hex, number, "a treasure", "rooms", i, "treasures", j, "at");
    }
    for (int j = 0; j < room.marked().size(); j++) {
      Hex hex = room.marked().get(j).hex();
      inRoom(board, hex, number, "a mark", "rooms", i, "marks", j, "at");
    }
    for (int j = 0; j < room.objectives().size(); j++) {
      Hex hex = room.objectives().get(j).hex();
      inRoom(board, hex, number, "an objective", "rooms", i, "objectives", j, "at");
    }
  }

  private boolean inRoom(Board board, Hex hex, int room, String what, Object... way) {
    if (!onFloor(board, hex, what, way)) {
      return false;
    }
    if (board.door(board.at(hex)).isEmpty() && board.room(board.at(hex)) != room) {
      one.wrong(problems, what + " is in another room", "write it with that room", way);
      return false;
    }
    return true;
  }

  private void tiles(Board board, RoomPage room, int number, int i) {
    Set<Hex> covered = new HashSet<>();
    for (int j = 0; j < room.overlays().size(); j++) {
      for (LaidTile tile : room.overlays().get(j)) {
        boolean adds = tile.kind() == TileKind.WALL || tile.kind() == TileKind.CORRIDOR;
        if (!adds) {
          inRoom(board, tile.hex(), number, "a " + tile.picture(), "rooms", i, "tiles", j, "at");
        }
        if (tile.kind() != TileKind.CORRIDOR && !covered.add(tile.hex())) {
          one.wrong(
              problems,
              "two overlay tiles lie at " + written(tile.hex()),
              "move one of them",
              "rooms",
              i,
              "tiles",
              j,
              "at");
        }
      }
    }
  }

  /** Doors that rules open, and hexes where they let monsters spawn. */
  private void hexesOfRules(Board board) {
    for (int i = 0; i < page.rules().size(); i++) {
      List<Deed> deeds = page.rules().get(i).deeds();
      for (int j = 0; j < deeds.size(); j++) {
        if (deeds.get(j) instanceof Deed.Unlock(Hex door)) {
          isDoor(board, door, "rules", i, "do", j, "unlock");
        } else if (deeds.get(j) instanceof Deed.OpenDoor(Hex door)) {
          isDoor(board, door, "rules", i, "do", j, "open");
        } else if (deeds.get(j) instanceof Deed.CloseDoor(Hex door)) {
          isDoor(board, door, "rules", i, "do", j, "close");
        } else if (deeds.get(j) instanceof Deed.LockDoor(Hex door)) {
          isDoor(board, door, "rules", i, "do", j, "lock");
        } else if (deeds.get(j) instanceof Deed.Spawn spawn
            && !spawn.hex().equals(ScenarioRule.WHERE_IT_DIED)) { // see RuleChecks
          onFloor(board, spawn.hex(), "the spawn", "rules", i, "do", j, "at");
        }
      }
    }
  }

  private void isDoor(Board board, Hex hex, Object... way) {
    if (board.cell(hex) == Board.NONE || board.door(board.at(hex)).isEmpty()) {
      one.wrong(problems, "there is no door here", "choose the hex of a door", way);
    }
  }
}
