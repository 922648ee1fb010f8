package haven.content.scenario;

import haven.board.Hex;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.WordForms;
import haven.model.map.HexEffect;
import haven.model.map.LaidTile;
import haven.model.map.TileKind;
import haven.model.scenario.ScenarioRule.Deed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What special rules change on the map. */
final class MapDeedForms {
  private static final Map<String, TileKind> KINDS = kinds();
  private static final Key<Hex> REVEAL = HexForm.HEX.required("reveal", "any hex of the room");
  private static final Key<String> READ = WordForms.NAME.required("read", "the section");
  private static final Key<TileKind> LAY = Forms.words(KINDS).required("lay", "the kind of tile");
  private static final Key<List<Hex>> AT = HexForm.HEXES.required("at", "the hexes");
  private static final Key<List<Hex>> CLEAR = HexForm.HEXES.required("clear", "the hexes");
  private static final Key<Hex> MOVE_TILE = HexForm.HEX.required("move-tile", "where it lies");
  private static final Key<Hex> TO = HexForm.HEX.required("to", "where it goes");

  private static final Key<String> ALLY =
      WordForms.NAME.required("ally", "its name, as in 'allies'");
  private static final Key<Hex> THERE = HexForm.HEX.required("at", "the hex");

  static final Verbs<Deed> DEED =
      new Verbs<Deed>("deed", new Deed.Win())
          .verb(
              Deed.RevealRoom.class,
              "A room is revealed without a door.",
              List.of(REVEAL),
              f -> new Deed.RevealRoom(f.get(REVEAL)))
          .verb(
              Deed.Read.class, "A section is read.", List.of(READ), f -> new Deed.Read(f.get(READ)))
          .verb(
              Deed.Erect.class,
              "An objective comes into play.",
              RoomForms.OBJECTIVE_KEYS,
              f -> new Deed.Erect(RoomForms.objective(f)))
          .verb(
              Deed.Bring.class,
              "An ally comes into play, who is not there from the start.",
              List.of(ALLY, THERE),
              f -> new Deed.Bring(f.get(ALLY), f.get(THERE)))
          .verb(
              Deed.Lay.class,
              "Tiles are laid; obstacles and traps not where figures stand.",
              List.of(LAY, AT, TrapForms.DAMAGE, TrapForms.GIVES, TrapForms.STAYS),
              f -> {
                TileKind kind = f.get(LAY);
                Optional<HexEffect> effect = TrapForms.effect(f, kind);
                return new Deed.Lay(
                    f.get(AT).stream()
                        .map(hex -> new LaidTile(Forms.written(kind), kind, hex, effect))
                        .toList());
              })
          .verb(
              Deed.Clear.class,
              "Tiles are taken away.",
              List.of(CLEAR),
              f -> new Deed.Clear(f.get(CLEAR)))
          .verb(
              Deed.MoveTile.class,
              "A tile moves, unless a figure or a tile is in the way.",
              List.of(MOVE_TILE, TO),
              f -> new Deed.MoveTile(f.get(MOVE_TILE), f.get(TO)));

  private MapDeedForms() {}

  private static Map<String, TileKind> kinds() {
    Map<String, TileKind> kinds = new LinkedHashMap<>();
    for (TileKind kind :
        List.of(
            TileKind.OBSTACLE,
            TileKind.TRAP,
            TileKind.HAZARD,
            TileKind.DIFFICULT,
            TileKind.ICE,
            TileKind.WATER)) {
      kinds.put(Forms.written(kind), kind);
    }
    return kinds;
  }
}
