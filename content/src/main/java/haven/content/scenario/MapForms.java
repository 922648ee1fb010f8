package haven.content.scenario;

import haven.board.Drawing;
import haven.board.Hex;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.WordForms;
import haven.model.map.TileKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Maps: laid of tiles, or drawn as text. */
final class MapForms {
  private static final Key<String> TILE = WordForms.NAME.required("tile", "the side, such as L1a");
  private static final Key<Hex> AT = HexForm.HEX.required("at", "where its hex [0, 0] lies");
  private static final Key<Integer> TURNS =
      Forms.number(0, 5).or("turns", 0, "by how many sixths it is turned clockwise");
  private static final Form<MapPlan.Laid> LAID =
      new Group<>(
          "a tile that is laid",
          List.of(TILE, AT, TURNS),
          new MapPlan.Laid("", new Hex(0, 0), 0),
          f -> new MapPlan.Laid(f.get(TILE), f.get(AT), f.get(TURNS)));

  private static final Key<String> DOOR =
      WordForms.NAME.required("door", "what it looks like, such as stone");
  private static final Key<List<Hex>> HEXES = HexForm.HEXES.required("at", "its hex, or hexes");
  private static final Key<TileKind> STATE =
      Forms.words(
              new TreeMap<>(
                  Map.of(
                      "closed", TileKind.DOOR,
                      "locked", TileKind.LOCKED_DOOR,
                      "open", TileKind.OPEN_DOOR)))
          .or("state", TileKind.DOOR, "closed, locked or open");
  private static final Form<MapPlan.DoorSpot> DOOR_SPOT =
      new Group<>(
          "a door",
          List.of(DOOR, HEXES, STATE),
          new MapPlan.DoorSpot("", List.of(), TileKind.DOOR),
          f -> new MapPlan.DoorSpot(f.get(DOOR), f.get(HEXES), f.get(STATE)));

  /** What becomes of a plan with a mistake. */
  private static final Drawing UNREADABLE = Drawing.of(".");

  static final Key<Optional<Drawing>> PLAN =
      Forms.text("a drawing, four columns a hex", Pattern.compile("(?s).+"), "")
          .as(text -> text.isEmpty() ? UNREADABLE : Drawing.of(text))
          .optional("plan", "the map drawn as text; its letters name hexes");
  private static final Key<List<MapPlan.Laid>> TILES =
      LAID.list().or("tiles", List.of(), "the map tiles");
  private static final Key<List<MapPlan.DoorSpot>> DOORS =
      DOOR_SPOT.list().or("doors", List.of(), "the doors between them");
  private static final Key<List<Hex>> CORRIDORS =
      HexForm.HEXES.or("corridors", List.of(), "hexes that join tiles into one room");
  private static final Key<List<List<Hex>>> WALLS =
      HexForm.HEX
          .list()
          .list()
          .or("walls", List.of(), "pairs of neighbours with a wall between them");
  private static final Key<List<List<Hex>>> LINKS =
      HexForm.HEX
          .list()
          .list()
          .or("links", List.of(), "pairs of hexes that are adjacent for movement only");
  private static final Key<Map<String, Object>> NAMES =
      new NamesForm().or("names", Map.of(), "letters for hexes");
  private static final Key<List<Hex>> STARTS =
      HexForm.HEXES.required("starts", "where characters may start");
  private static final Key<List<Hex>> ESCAPES =
      HexForm.HEXES.or("escapes", List.of(), "where characters may escape");

  private static final List<Key<?>> KEYS =
      List.of(PLAN, NAMES, TILES, DOORS, CORRIDORS, WALLS, LINKS, STARTS, ESCAPES);

  static final Form<MapPlan> MAP = new Group<>("a map", KEYS, MapPlan.EMPTY, MapForms::map);

  private MapForms() {}

  private static MapPlan map(FormFields unaware) {
    Optional<Drawing> plan = unaware.get(PLAN);
    Map<String, Object> names = new HashMap<>(unaware.get(NAMES));
    plan.ifPresent(drawing -> drawing.names().forEach((c, hex) -> names.put(c.toString(), hex)));
    if (plan.isPresent() && plan.get().equals(UNREADABLE)) {
      names.put(HexForm.ANY, HexForm.HEX.blank());
    }
    FormFields f = unaware.knowing(names);
    List<MapPlan.Laid> tiles = f.get(TILES);
    if (plan.isPresent() != tiles.isEmpty()) {
      f.reading()
          .wrong(
              f.place(),
              "a map has either 'plan' or 'tiles'",
              plan.isPresent() ? "leave one of them out" : "add one of them");
    }
    return new MapPlan(
        plan,
        names,
        tiles,
        f.get(DOORS),
        f.get(CORRIDORS),
        f.get(WALLS),
        f.get(LINKS),
        f.get(STARTS),
        f.get(ESCAPES));
  }
}
