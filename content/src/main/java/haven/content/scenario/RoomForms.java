package haven.content.scenario;

import haven.board.Hex;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.ValueForms;
import haven.content.language.WordForms;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.map.LaidTile;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSpot;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.RoomSetup;
import haven.model.map.TileKind;
import haven.model.map.Treasure;
import haven.model.map.TreasureTile;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What lies and stands in a room. */
final class RoomForms {
  private static final Key<List<Hex>> HEXES = HexForm.HEXES.required("at", "its hexes");
  private static final Key<Hex> AT = HexForm.HEX.required("at", "its hex");

  private static final Form<List<LaidTile>> OVERLAY = overlays();

  private static final Key<String> MONSTER = WordForms.NAME.required("monster", "the type");
  private static final Key<MonsterSymbol> RANKS =
      WordForms.RANKS.required("ranks", "for 2/3/4 characters: none, normal, elite, boss");
  private static final Form<MonsterSpot> MONSTER_SPOT =
      new Group<>(
          "a monster that is placed",
          List.of(MONSTER, AT, RANKS),
          new MonsterSpot("", new Hex(0, 0), MonsterSymbol.of("black/black/black")),
          f -> new MonsterSpot(f.get(MONSTER), f.get(AT), f.get(RANKS)));

  private static final Key<Integer> TREASURE =
      Forms.number(1, 999).required("treasure", "its number");
  private static final Key<String> GOAL_TREASURE =
      WordForms.NAME.required("goal-treasure", "the special rule that says what it does");
  private static final Form<TreasureTile> TREASURE_TILE =
      new Verbs<TreasureTile>("treasure", new TreasureTile(new Hex(0, 0), new Treasure.Numbered(1)))
          .verb(
              Treasure.Numbered.class,
              "A numbered treasure.",
              List.of(TREASURE, AT),
              f -> new TreasureTile(f.get(AT), new Treasure.Numbered(f.get(TREASURE))))
          .verb(
              Treasure.Goal.class,
              "A goal treasure.",
              List.of(GOAL_TREASURE, AT),
              f -> new TreasureTile(f.get(AT), new Treasure.Goal(f.get(GOAL_TREASURE))));

  private static final Key<String> OBJECTIVE = WordForms.NAME.required("objective", "its name");
  private static final Key<ObjectiveSpec.Purpose> PURPOSE =
      Forms.word(ObjectiveSpec.Purpose.class).required("purpose", "destroy or protect");
  private static final Key<Formula> HIT_POINTS =
      ValueForms.FORMULA.required("hit-points", "its hit points");
  private static final Key<Optional<Integer>> INITIATIVE =
      Forms.number(0, 99).optional("initiative", "for the focus of others");
  static final List<Key<?>> OBJECTIVE_KEYS =
      List.of(OBJECTIVE, AT, PURPOSE, HIT_POINTS, INITIATIVE);
  private static final Form<ObjectiveSpec> OBJECTIVE_SPEC =
      new Group<>(
          "an objective",
          OBJECTIVE_KEYS,
          new ObjectiveSpec(
              "",
              new Hex(0, 0),
              ObjectiveSpec.Purpose.DESTROY,
              new Formula.Constant(1),
              OptionalInt.empty()),
          RoomForms::objective);

  private static final Key<String> MARK = WordForms.NAME.required("mark", "its letter or number");
  private static final Form<MarkedHex> MARKED =
      new Group<>(
          "a marked hex",
          List.of(MARK, AT),
          new MarkedHex("", new Hex(0, 0), Optional.empty()),
          f -> new MarkedHex(f.get(MARK), f.get(AT), Optional.empty()));

  private static final Key<String> ROOM = WordForms.NAME.required("room", "its number or name");
  private static final Key<Hex> ANY_HEX = HexForm.HEX.required("at", "any hex of the room");
  static final Key<List<List<LaidTile>>> TILES =
      OVERLAY.list().or("tiles", List.of(), "overlay tiles");
  static final Key<List<MonsterSpot>> MONSTERS =
      MONSTER_SPOT.list().or("monsters", List.of(), "monsters");
  static final Key<List<Hex>> COINS =
      HexForm.HEXES.or("loot", List.of(), "hexes with a loot token");
  private static final Key<List<TreasureTile>> TREASURES =
      TREASURE_TILE.list().or("treasures", List.of(), "treasure tiles");
  private static final Key<List<ObjectiveSpec>> OBJECTIVES =
      OBJECTIVE_SPEC.list().or("objectives", List.of(), "objectives");
  private static final Key<List<MarkedHex>> MARKS =
      MARKED
          .list()
          .or(
              "marks",
              List.of(),
              "hexes with a letter or number, or where an ally of the name starts");
  private static final Key<String> MONSTERS_ONCE =
      WordForms.NAME.or("monsters-once", "", "a name that rooms share whose monsters come once");

  static final Form<RoomPage> ROOM_PAGE =
      new Group<>(
          "a room",
          List.of(
              ROOM, ANY_HEX, TILES, MONSTERS, COINS, TREASURES, OBJECTIVES, MARKS, MONSTERS_ONCE),
          new RoomPage("", List.of(), RoomSetup.in(new Hex(0, 0)).build()),
          RoomForms::room);

  private RoomForms() {}

  static ObjectiveSpec objective(FormFields f) {
    return new ObjectiveSpec(
        f.get(OBJECTIVE),
        f.get(AT),
        f.get(PURPOSE),
        f.get(HIT_POINTS),
        f.get(INITIATIVE).map(OptionalInt::of).orElse(OptionalInt.empty()));
  }

  private static RoomPage room(FormFields f) {
    List<List<LaidTile>> tiles = f.get(TILES);
    return new RoomPage(
        f.get(ROOM),
        tiles,
        new RoomSetup(
            f.get(ANY_HEX),
            tiles.stream().flatMap(List::stream).toList(),
            f.get(MONSTERS),
            f.get(COINS),
            f.get(TREASURES),
            f.get(OBJECTIVES),
            f.get(MARKS),
            f.get(MONSTERS_ONCE)));
  }

  private static boolean isHarmful(TileKind kind) {
    return kind == TileKind.TRAP || kind == TileKind.HAZARD;
  }

  /** Every kind of tile, with what it looks like: {@code obstacle: table}. */
  private static Form<List<LaidTile>> overlays() {
    Verbs<List<LaidTile>> verbs = new Verbs<>("overlay tile", List.of());
    for (TileKind kind : TileKind.values()) {
      Key<String> name = WordForms.NAME.required(Forms.written(kind), "what it looks like");
      verbs.verb(
          LaidTile.class,
          "A tile of that kind.",
          isHarmful(kind)
              ? List.of(name, HEXES, TrapForms.DAMAGE, TrapForms.GIVES, TrapForms.STAYS)
              : List.of(name, HEXES),
          f -> {
            String picture = f.get(name);
            Optional<HexEffect> effect =
                isHarmful(kind) ? TrapForms.effect(f, kind) : Optional.empty();
            return f.get(HEXES).stream()
                .map(hex -> new LaidTile(picture, kind, hex, effect))
                .toList();
          });
    }
    return verbs;
  }
}
