package haven.app.imports;

import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** A map, and what stands and lies in its rooms. */
final class MapReading {
  private static final Map<String, String> TILES =
      Map.of(
          "obstacle", "obstacle",
          "trap", "trap",
          "hazard", "hazard",
          "difficult", "difficult",
          "icy", "ice",
          "wall", "wall");
  private static final Set<String> PLAIN_TRAPS = Set.of("bear-trap", "spike-trap", "spike-pit");

  private final JsonNode map;
  private final CommunityData data;

  MapReading(JsonNode map, CommunityData data) {
    this.map = map;
    this.data = data;
  }

  static List<Object> hexes(JsonNode hexes) {
    List<Object> all = new ArrayList<>();
    hexes.forEach(hex -> all.add(hex(hex)));
    return all;
  }

  private static List<Integer> hex(JsonNode hex) {
    return List.of(hex.path(0).asInt(), hex.path(1).asInt());
  }

  /** One hex, or several. */
  private static Object at(JsonNode hexes) {
    return hexes.size() == 1 ? hex(hexes.path(0)) : hexes(hexes);
  }

  void write(PackLine scenario, List<String> notes) {
    PackLine plan = new PackLine();
    List<PackLine> tiles = new ArrayList<>();
    for (JsonNode tile : map.path("tiles")) {
      PackLine laid =
          PackLine.of("tile", tile.path("code").asString("")).with("at", hex(tile.path("origin")));
      tiles.add(
          tile.path("turns").asInt(0) > 0 ? laid.with("turns", tile.path("turns").asInt()) : laid);
    }
    plan.put("tiles", tiles);
    List<PackLine> doors = doors(notes);
    if (!doors.isEmpty()) {
      plan.put("doors", doors);
    }
    List<Object> corridors = corridors();
    if (!corridors.isEmpty()) {
      plan.put("corridors", corridors);
    }
    List<Object> walls = new ArrayList<>();
    map.path("walls").forEach(wall -> walls.add(hexes(wall)));
    if (!walls.isEmpty()) {
      plan.put("walls", walls);
    }
    plan.put("starts", hexes(map.path("startHexes")));
    scenario.put("map", plan);
    List<PackLine> plates = new ArrayList<>();
    scenario.put("rooms", rooms(notes, plates));
    if (!plates.isEmpty()) {
      scenario.put("plates", plates);
      notes.add("what pressure plates do");
    }
    other(notes);
  }

  private List<PackLine> doors(List<String> notes) {
    List<PackLine> doors = new ArrayList<>();
    for (JsonNode door : map.path("doors")) {
      PackLine line =
          PackLine.of("door", door.path("kind").asString("").replace('-', ' '))
              .with("at", hex(door.path("hex")));
      if (door.path("locked").asBoolean(false)) {
        line.put("state", "locked");
        notes.add("what opens a locked door");
      }
      doors.add(line);
    }
    return doors;
  }

  /** Floor that belongs to no tile joins tiles. */
  private List<Object> corridors() {
    Set<List<Integer>> doors = new HashSet<>();
    map.path("doors").forEach(door -> doors.add(hex(door.path("hex"))));
    Set<List<Integer>> onTiles = new HashSet<>();
    Map<String, JsonNode> shapes = data.shapes();
    for (JsonNode tile : map.path("tiles")) {
      JsonNode shape =
          Optional.ofNullable(shapes.get(tile.path("code").asString("")))
              .orElseThrow(() -> new NotConverted("a map tile without a shape"));
      for (JsonNode hex : shape) {
        onTiles.add(laid(hex(hex), tile.path("turns").asInt(0), hex(tile.path("origin"))));
      }
    }
    TreeSet<List<Integer>> all =
        new TreeSet<>(
            Comparator.<List<Integer>, Integer>comparing(hex -> hex.get(1))
                .thenComparing(hex -> hex.get(0)));
    for (JsonNode overlay : map.path("overlays")) {
      if (overlay.path("type").asString("").equals("corridor")) {
        overlay.path("hexes").forEach(hex -> all.add(hex(hex)));
      }
    }
    for (JsonNode room : map.path("rooms")) {
      for (JsonNode hex : room.path("hexes")) {
        if (!onTiles.contains(hex(hex))) {
          all.add(hex(hex));
        }
      }
    }
    all.removeAll(doors);
    return new ArrayList<>(all);
  }

  /** A hex of a tile that is turned clockwise so many sixths, and laid. */
  private static List<Integer> laid(List<Integer> hex, int turns, List<Integer> origin) {
    int q = hex.get(0);
    int r = hex.get(1);
    for (int i = 0; i < turns; i++) {
      int turned = -r;
      r = q + r;
      q = turned;
    }
    return List.of(q + origin.get(0), r + origin.get(1));
  }

  private List<PackLine> rooms(List<String> notes, List<PackLine> plates) {
    List<JsonNode> ordered = new ArrayList<>();
    map.path("rooms").forEach(ordered::add);
    ordered.sort(Comparator.comparing(room -> !room.path("initial").asBoolean(false)));
    List<PackLine> rooms = new ArrayList<>();
    for (JsonNode room : ordered) {
      PackLine line =
          PackLine.of("room", room.path("id").asString(""))
              .with("at", hex(room.path("hexes").path(0)));
      monsters(room, line, notes);
      overlays(room, line, notes, plates);
      rooms.add(line);
    }
    return rooms;
  }

  /** Whether it lies there as soon as the room is revealed. */
  private static boolean isOf(JsonNode room, JsonNode thing, List<String> notes) {
    if (thing.path("room").asInt(-1) != room.path("id").asInt()) {
      return false;
    }
    boolean now = thing.path("section").asString("").equals(room.path("section").asString(""));
    if (!now) {
      notes.add("what later sections add");
    }
    return now;
  }

  private void monsters(JsonNode room, PackLine line, List<String> notes) {
    List<PackLine> all = new ArrayList<>();
    for (JsonNode monster : map.path("monsters")) {
      String ranks = ranks(monster.path("ranks"));
      if (isOf(room, monster, notes) && !ranks.equals("none")) {
        all.add(
            PackLine.of("monster", data.monster(monster.path("type").asString("")))
                .with("at", hex(monster.path("hex")))
                .with("ranks", ranks));
      }
    }
    if (!all.isEmpty()) {
      line.put("monsters", all);
    }
  }

  private static String ranks(JsonNode ranks) {
    String two = ranks.path("2").asString("none");
    String three = ranks.path("3").asString("none");
    String four = ranks.path("4").asString("none");
    return two.equals(three) && three.equals(four) ? two : two + "/" + three + "/" + four;
  }

  private void overlays(JsonNode room, PackLine line, List<String> notes, List<PackLine> plates) {
    List<PackLine> tiles = new ArrayList<>();
    List<Object> loot = new ArrayList<>();
    List<PackLine> treasures = new ArrayList<>();
    for (JsonNode overlay : map.path("overlays")) {
      String type = overlay.path("type").asString("");
      if (type.equals("corridor") || !isOf(room, overlay, notes)) {
        continue;
      }
      String name = overlay.path("name").asString(type);
      switch (type) {
        case "coin", "loot" -> {
          for (int i = 0; i < Math.max(1, overlay.path("amount").asInt(1)); i++) {
            loot.addAll(hexes(overlay.path("hexes")));
          }
        }
        case "treasure" -> treasures.add(treasure(overlay));
        case "pressure-plate" ->
            overlay
                .path("hexes")
                .forEach(
                    hex ->
                        plates.add(
                            PackLine.of("plate", "Plate " + (plates.size() + 1))
                                .with("at", hex(hex))));
        case "objective" -> notes.add("objectives");
        default -> {
          tiles.add(
              PackLine.of(kind(type, name), name.replace('-', ' '))
                  .with("at", at(overlay.path("hexes"))));
          if (type.equals("trap") && !PLAIN_TRAPS.contains(name)) {
            notes.add("what a " + name.replace('-', ' ') + " does");
          }
        }
      }
    }
    if (!tiles.isEmpty()) {
      line.put("tiles", tiles);
    }
    if (!loot.isEmpty()) {
      line.put("loot", loot);
    }
    if (!treasures.isEmpty()) {
      line.put("treasures", treasures);
    }
  }

  /** Cards speak of water, which is difficult terrain as a rule. */
  private static String kind(String type, String name) {
    return type.equals("difficult") && name.matches("(?:[a-z]+-)?water")
        ? "water"
        : TILES.getOrDefault(type, type);
  }

  private static PackLine treasure(JsonNode overlay) {
    PackLine line =
        overlay.path("goal").asBoolean(false)
            ? PackLine.of("goal-treasure", "Goal treasure")
            : PackLine.of("treasure", overlay.path("treasureId").asInt());
    return line.with("at", hex(overlay.path("hexes").path(0)));
  }

  private void other(List<String> notes) {
    if (!map.path("objectives").isEmpty()) {
      notes.add("objectives");
    }
    if (!map.path("levelOffsets").isEmpty()) {
      notes.add("monsters of another level");
    }
    if (!map.path("laterMonsters").isEmpty()) {
      notes.add("monsters that come later");
    }
  }
}
