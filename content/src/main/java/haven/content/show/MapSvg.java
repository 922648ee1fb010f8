package haven.content.show;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Door;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.WallLine;
import haven.model.map.LaidTile;
import haven.model.map.MonsterSpot;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import haven.model.pack.ScenarioEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The map of a scenario: rooms, doors, what lies there, and who stands where by party size. */
final class MapSvg {
  private static final double SIZE = 34;
  private static final List<String> ROOMS = List.of("#efe6d2", "#e2e9df", "#e6e2ee", "#f0e2dc");

  private final ScenarioEntry entry;
  private final ScenarioMap map;
  private final Layout layout;
  private final Board board;
  private final HexShape shape = new HexShape(SIZE);
  private final Svg svg = new Svg();
  private final Map<String, String> initials = new LinkedHashMap<>();

  MapSvg(ScenarioEntry entry) {
    this.entry = entry;
    map = entry.scenario().map();
    layout = map.layout();
    board = Board.of(layout);
    for (RoomSetup room : map.rooms()) {
      room.monsters().forEach(spot -> initials.computeIfAbsent(spot.type(), this::initials));
    }
  }

  /** Short for a type, and different for each. */
  private String initials(String type) {
    StringBuilder text = new StringBuilder();
    for (String word : type.split(" ")) {
      text.append(word.charAt(0));
    }
    if (text.length() == 1 && type.length() > 1) {
      text.append(type.charAt(1));
    }
    int more = 2;
    String name = text.toString();
    while (initials.containsValue(name)) {
      name = text.toString() + more++;
    }
    return name;
  }

  String svg() {
    double left = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (Hex hex : layout.floor()) {
      Svg.Point middle = shape.middle(hex);
      left = Math.min(left, middle.x());
      right = Math.max(right, middle.x());
      top = Math.min(top, middle.y());
      bottom = Math.max(bottom, middle.y());
    }
    left -= 2 * SIZE;
    right += 2 * SIZE;
    top -= 3.5 * SIZE;
    double legend = 285;
    double high = Math.max(bottom + 2 * SIZE - top, 2.5 * SIZE + 26.0 * (initials.size() + 14));
    svg.add(
        "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='#4b5059'/>",
        left, top, right - left + legend, high);
    svg.text(
        left + SIZE / 2,
        top + SIZE,
        26,
        "start",
        "fill='" + Svg.PAPER + "' font-weight='bold'",
        (entry.number() > 0 ? entry.number() + "  " : "") + entry.scenario().name());
    ground();
    walls();
    map.rooms().forEach(this::room);
    new MapLegend(svg, right, top + 2 * SIZE).write(initials);
    return svg.picture(left, top, right - left + legend, high);
  }

  private void ground() {
    Set<Hex> starts = Set.copyOf(map.starts());
    Set<Hex> escapes = Set.copyOf(map.escapes());
    for (Hex hex : new TreeSet<>(layout.floor())) {
      int room = board.room(board.at(hex));
      String colour =
          layout.doors().containsKey(hex)
              ? door(layout.doors().get(hex))
              : ROOMS.get(Math.floorMod(room, ROOMS.size()));
      svg.add(
          "<polygon points='%s' fill='%s' stroke='#b9b2a3' stroke-width='1'/>",
          shape.corners(hex, 1), colour);
      if (starts.contains(hex)) {
        ring(hex, MapLegend.START);
      }
      if (escapes.contains(hex)) {
        ring(hex, MapLegend.ESCAPE);
      }
      Door door = layout.doors().get(hex);
      if (door != null) {
        label(hex, 0, 11, Svg.PAPER, Wording.words(door));
      }
    }
  }

  private static String door(Door door) {
    return switch (door) {
      case LOCKED -> MapLegend.LOCKED;
      case OPEN -> "#b89a72";
      case CLOSED -> MapLegend.DOOR;
    };
  }

  private void ring(Hex hex, String colour) {
    svg.add(
        "<polygon points='%s' fill='none' stroke='%s' stroke-width='4'/>",
        shape.corners(hex, 0.84), colour);
  }

  private void room(RoomSetup room) {
    for (LaidTile tile : room.tiles()) {
      tile(tile);
    }
    for (TreasureTile tile : room.treasures()) {
      Svg.Point at = shape.middle(tile.hex());
      MapLegend.treasure(svg, at.x(), at.y());
      label(
          tile.hex(),
          4,
          13,
          Svg.INK,
          tile.treasure() instanceof Treasure.Numbered(int number) ? "" + number : "!");
    }
    for (Hex hex : room.loot()) {
      Svg.Point at = shape.middle(hex);
      MapLegend.coin(svg, at.x(), at.y() + 19);
    }
    room.objectives()
        .forEach(
            objective -> {
              Svg.Point at = shape.middle(objective.hex());
              svg.add(
                  "<rect x='%.1f' y='%.1f' width='38' height='38' rx='6' fill='#7a5a91'/>",
                  at.x() - 19, at.y() - 19);
              label(objective.hex(), 4, 11, Svg.PAPER, shortened(objective.name()));
            });
    room.marked().forEach(mark -> label(mark.hex(), 5, 18, "#7a5a91", mark.label()));
    for (MonsterSpot spot : room.monsters()) {
      Svg.Point at = shape.middle(spot.hex());
      MapLegend.monster(
          svg, at.x(), at.y(), spot.symbol(), initials.getOrDefault(spot.type(), "?"));
    }
  }

  private static String shortened(String name) {
    return name.length() <= 6 ? name : name.substring(0, 5) + ".";
  }

  private void tile(LaidTile tile) {
    Svg.Point at = shape.middle(tile.hex());
    switch (tile.kind()) {
      case OBSTACLE, OBJECTIVE -> blob(tile.hex(), MapLegend.OBSTACLE);
      case TRAP -> MapLegend.trap(svg, at.x(), at.y());
      case HAZARD -> blob(tile.hex(), MapLegend.HAZARD);
      case DIFFICULT -> blob(tile.hex(), MapLegend.DIFFICULT);
      case ICE -> blob(tile.hex(), "#a9cfe6");
      case WATER -> blob(tile.hex(), "#7fa8c9");
      case PRESSURE_PLATE ->
          svg.add(
              "<circle cx='%.1f' cy='%.1f' r='20' fill='#c9c5bb' stroke='%s' stroke-width='2'/>",
              at.x(), at.y(), Svg.INK);
      case CORRIDOR, DOOR, LOCKED_DOOR, OPEN_DOOR, WALL -> {}
    }
    if (tile.kind().terrain().isPresent()) {
      label(tile.hex(), 19, 9, Svg.INK, tile.picture());
    }
  }

  private void blob(Hex hex, String colour) {
    svg.add("<polygon points='%s' fill='%s'/>", shape.corners(hex, 0.8), colour);
  }

  private void label(Hex hex, double below, double size, String colour, String text) {
    Svg.Point at = shape.middle(hex);
    svg.text(
        at.x(),
        at.y() + (below == 0 ? size / 3 : below),
        size,
        "middle",
        "fill='" + colour + "'",
        text);
  }

  /** Around the floor, and where a wall line parts two hexes. */
  private void walls() {
    List<Svg.Point[]> edges = new ArrayList<>();
    for (Hex hex : layout.floor()) {
      for (Direction side : Direction.ALL) {
        Hex other = hex.step(side);
        if (!layout.floor().contains(other)
            || layout.lines().contains(WallLine.between(hex, other))) {
          edges.add(shape.edge(hex, side));
        }
      }
    }
    for (Svg.Point[] edge : edges) {
      svg.add(
          "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke='%s' stroke-width='6'"
              + " stroke-linecap='round'/>",
          edge[0].x(), edge[0].y(), edge[1].x(), edge[1].y(), Svg.INK);
    }
  }
}
