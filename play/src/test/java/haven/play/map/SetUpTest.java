package haven.play.map;

import static haven.play.map.Table.TWO_ROOMS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Movement;
import haven.model.Ruleset;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Terms;
import haven.model.map.TileKind;
import haven.model.map.Treasure;
import haven.play.Refused;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** MAP-11 to MAP-15, OVL-01, OVL-05, OVL-86, OVL-87: laying a scenario out. */
final class SetUpTest {
  private static final MonsterSymbol ALWAYS = MonsterSymbol.of("white/white/white");

  @RulesetTest
  @Rule("MAP-11")
  void buttonsIsPlayedInOneRoomWithoutWalls(Ruleset ruleset) {
    Table card =
        Table.of(
            """
              a   b   c
                s   e   f
            """,
            ruleset);
    Field state = card.start(card.map(List.of(card.room('a').build()), "s"));
    Board board = state.scene().board();
    assertThat(state.map().active(state.board())).isEqualTo(board.allCells());
    assertThat(board.cells()).isEqualTo(6);
    for (Movement movement : List.of(Movement.WALK, Movement.FLY)) {
      assertThat(Table.points(state.scene(), card.hex('s'), card.hex('c'), movement)).hasValue(2);
    }
    for (String refused :
        List.of(
            "a   s|  b",
            "a   s   #",
            "a   s+  b",
            "a   s   .:",
            "a   s       b",
            "a   s|  b\n  .   .   .")) {
      Table other = Table.of(refused.replace(".:", ":") + "\n", ruleset);
      refuses("MAP-11", other, other.map(List.of(other.room('a').build()), "s"));
    }
  }

  @RulesetTest
  @Rule("MAP-12a")
  void onlyTheStartingRoomIsFurnished(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field state = furnished(table);
    assertThat(state.scene().board().door(cell(table, state, 'd'))).hasValue(Door.CLOSED);
    assertContents(table, state);
  }

  @RulesetTest
  @Rule("MAP-12b")
  void onlyTheStartingRoomIsActive(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field state = furnished(table);
    assertContents(table, state);
    for (char name : "stuvwx".toCharArray()) {
      assertThat(state.map().active(state.board()).contains(cell(table, state, name))).isTrue();
    }
    assertThat(state.map().active(state.board()).contains(cell(table, state, 'b'))).isFalse();
    Doors.open(state, table.hex('d'));
    assertThat(state.map().active(state.board())).isEqualTo(state.board().allCells());
  }

  private static Field furnished(Table table) {
    return table.start(
        table.map(
            List.of(
                table
                    .room('s')
                    .tile("crate", TileKind.OBSTACLE, table.hex('u'))
                    .monster("Guard", table.hex('v'), ALWAYS)
                    .loot(table.hex('x'))
                    .build(),
                table
                    .room('a')
                    .tile("crate", TileKind.OBSTACLE, table.hex('a'))
                    .monster("Guard", table.hex('b'), ALWAYS)
                    .loot(table.hex('c'))
                    .build()),
            "stw"),
        Terms.of(1, 2),
        standees("Guard", 6));
  }

  private static void assertContents(Table table, Field state) {
    assertThat(state.scene().ground().at(cell(table, state, 'u'))).isEqualTo(Terrain.OBSTACLE);
    assertThat(state.scene().ground().tokens(cell(table, state, 'x'))).isEqualTo(1);
    assertThat(state.scene().figureAt(table.hex('v'))).isPresent();
    assertThat(state.scene().ground().at(cell(table, state, 'a'))).isEqualTo(Terrain.NONE);
    assertThat(state.scene().ground().tokens(cell(table, state, 'c'))).isZero();
    assertThat(state.scene().figureAt(table.hex('b'))).isEmpty();
  }

  @RulesetTest
  @Rule({"MAP-13a", "EX-MAP-02"})
  void theSymbolTellsTheRankForEachNumberOfCharacters(Ruleset ruleset) {
    assertThat(ranks(ruleset, "black/white/gold", 2)).isEmpty();
    assertThat(ranks(ruleset, "black/white/gold", 3)).containsExactly(Rank.NORMAL);
    assertThat(ranks(ruleset, "black/white/gold", 4)).containsExactly(Rank.ELITE);
  }

  @RulesetTest
  @Rule({"MAP-13b", "EX-MAP-03"})
  void theBarsTellTheRankForEachNumberOfCharacters(Ruleset ruleset) {
    assertThat(ranks(ruleset, "white/yellow/yellow", 2)).containsExactly(Rank.NORMAL);
    assertThat(ranks(ruleset, "white/yellow/yellow", 3)).containsExactly(Rank.ELITE);
    assertThat(ranks(ruleset, "white/yellow/yellow", 4)).containsExactly(Rank.ELITE);
    assertThat(ranks(ruleset, "black/black/white", 3)).isEmpty();
  }

  private static List<Rank> ranks(Ruleset ruleset, String symbol, int characters) {
    return placed(ruleset, MonsterSymbol.of(symbol), characters).stream()
        .map(piece -> piece.nature().rank())
        .toList();
  }

  private static List<Figure> placed(Ruleset ruleset, MonsterSymbol symbol, int characters) {
    Table table = Table.of("s   m\n", ruleset);
    RoomSetup room = table.room('s').monster("Priest", table.hex('m'), symbol).build();
    Field state =
        table.start(table.map(List.of(room), "s"), Terms.of(1, characters), standees("Priest", 4));
    return Table.monsters(state);
  }

  @RulesetTest
  @Rule("MAP-13c")
  void inButtonsEachMonsterHexGetsItsStone(Ruleset ruleset) {
    assertThat(placed(ruleset, new MonsterSymbol.Stone("green"), 1))
        .singleElement()
        .extracting(piece -> piece.nature().rank())
        .isEqualTo(Rank.NORMAL);
  }

  @RulesetTest
  @Rule("MAP-14")
  void standeeNumbersAreDrawnAtRandom(Ruleset ruleset) {
    Table table = Table.of("s   m   n   o\n", ruleset);
    RoomSetup room =
        table
            .room('s')
            .monster("Imp", table.hex('m'), ALWAYS)
            .monster("Imp", table.hex('n'), ALWAYS)
            .build();
    Standees imps = standees("Imp", 4);
    var setting = Table.setting(table.map(List.of(room), "s"), Terms.of(1, 2), imps, Set.of());
    var seen = new HashSet<List<String>>();
    for (long seed = 0; seed < 600; seed++) {
      Field state = table.start(setting, imps, seed);
      List<String> names = Table.figures(state);
      assertThat(names).doesNotHaveDuplicates().hasSize(2).allMatch(n -> n.matches("Imp [1-4]"));
      assertThat(state.map().standees().left("Imp")).isEqualTo(2);
      assertThat(Table.figures(table.start(setting, imps, seed))).isEqualTo(names);
      seen.add(state.scene().figures().stream().map(Figure::name).toList());
    }
    assertThat(seen).hasSize(12);
  }

  @RulesetTest
  @Rule("MAP-15")
  void exhaustedCharactersStillCount(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    RoomSetup behind =
        table
            .room('a')
            .monster("Guard", table.hex('b'), MonsterSymbol.of("black/gold/black"))
            .build();
    Field state =
        table.start(
            table.map(List.of(table.room('s').build(), behind), "stw"),
            Terms.of(1, 3),
            standees("Guard", 6));
    Table.with(state, "Brute", table.hex('s'));
    Table.opened(state, "Brute", table.hex('d'));
    assertThat(state.scene().figures()).hasSize(2);
    assertThat(Table.monsters(state))
        .singleElement()
        .extracting(piece -> piece.nature().rank())
        .isEqualTo(Rank.ELITE);
  }

  @RulesetTest
  @Rule({"OVL-01a", "EX-OVL-02"})
  void theBorderSaysWhatATileIsAndNotThePicture(Ruleset ruleset) {
    assertKinds(ruleset, "snow rock", "snow rock", "snow rock");
    assertKinds(ruleset, "log", "snow rock", "tree");
  }

  @RulesetTest
  @Rule("OVL-01b")
  void thePrintedBorderSaysWhatAHexIs(Ruleset ruleset) {
    Table table = Table.of("s   a   b\n", ruleset);
    RoomSetup room =
        table
            .room('s')
            .tile("moss", TileKind.HAZARD, table.hex('a'))
            .tile("moss", TileKind.DIFFICULT, table.hex('b'))
            .build();
    Field state = table.start(table.map(List.of(room), "s"));
    assertThat(state.scene().ground().at(cell(table, state, 'a'))).isEqualTo(Terrain.HAZARD);
    assertThat(state.scene().ground().at(cell(table, state, 'b'))).isEqualTo(Terrain.DIFFICULT);
  }

  @RulesetTest
  @Rule("OVL-01c")
  void thePageSaysWhatATileIs(Ruleset ruleset) {
    assertKinds(ruleset, "barrel", "boulder", "boulder");
  }

  private static void assertKinds(Ruleset ruleset, String one, String two, String three) {
    Table table = Table.of("s   o   p   w   z\n", ruleset);
    var objective =
        new ObjectiveSpec(
            "Altar",
            table.hex('p'),
            ObjectiveSpec.Purpose.DESTROY,
            Formula.of("4"),
            OptionalInt.empty());
    RoomSetup room =
        table
            .room('s')
            .tile(one, TileKind.OBSTACLE, table.hex('o'))
            .tile(two, TileKind.OBJECTIVE, table.hex('p'))
            .objective(objective)
            .tile(three, TileKind.WALL, table.hex('w'))
            .build();
    Field state = table.start(table.map(List.of(room), "s"));
    assertThat(state.scene().ground().at(cell(table, state, 'o'))).isEqualTo(Terrain.OBSTACLE);
    assertThat(state.scene().figureAt(table.hex('p')))
        .hasValueSatisfying(it -> assertThat(it.isObjective()).isTrue());
    assertThat(state.scene().ground().at(cell(table, state, 'p'))).isEqualTo(Terrain.NONE);
    assertThat(state.scene().board().cell(table.hex('w'))).isEqualTo(Board.NONE);
    assertThat(state.scene().board().touchesWall(cell(table, state, 'z'))).isTrue();
  }

  @RulesetTest
  @Rule("OVL-05a")
  void eachCharacterPicksAFreeStartingHex(Ruleset ruleset) {
    Table table = Table.of("a   b   c$  e\n", ruleset);
    Field state =
        table.start(table.map(List.of(table.room('a').loot(table.hex('c')).build()), "abc"));
    boolean tokenBars = ruleset.id().equals("GH");
    assertThat(StartHexes.free(state)).isEqualTo(table.drawing().hexes(tokenBars ? "ab" : "abc"));
    Field one = Table.with(state, "Brute", table.hex('a'));
    assertThat(one.scene().figure("Brute").hex()).isEqualTo(table.hex('a'));
    assertThat(Table.figures(Table.with(one, "Mage", table.hex('b'))))
        .containsExactly("Brute", "Mage");
  }

  @RulesetTest
  @Rule("OVL-05b")
  void buttonsHasOneStartingHex(Ruleset ruleset) {
    Table table = Table.of("a   b   c\n", ruleset);
    Field state = table.start(table.map(List.of(table.room('a').build()), "b"));
    assertThat(StartHexes.free(state)).containsExactly(table.hex('b'));
    refuses("OVL-05b", table, table.map(List.of(table.room('a').build()), "ab"));
    refuses("OVL-05b", table, table.map(List.of(table.room('a').build()), ""));
  }

  @RulesetTest
  @Rule("OVL-86")
  void treasuresAreGoalsOrNumbered(Ruleset ruleset) {
    Field state = treasures(ruleset, Set.of());
    assertThat(state.map().contents().treasures().values())
        .containsExactlyInAnyOrder(
            new Treasure.Goal("the relic"), new Treasure.Numbered(12), new Treasure.Numbered(13));
    state
        .map()
        .contents()
        .treasures()
        .keySet()
        .forEach(
            hex ->
                assertThat(state.scene().ground().at(state.scene().board().at(hex)))
                    .isEqualTo(Terrain.TREASURE));
  }

  @RulesetTest
  @Rule("OVL-87")
  void onlyLootedNumbersStayAway(Ruleset ruleset) {
    Field state = treasures(ruleset, Set.of(12, 99));
    assertThat(state.map().contents().treasures().values())
        .containsExactlyInAnyOrder(new Treasure.Goal("the relic"), new Treasure.Numbered(13));
    assertThat(state.scene().ground().all(Terrain.TREASURE).size()).isEqualTo(2);
  }

  private static Field treasures(Ruleset ruleset, Set<Integer> looted) {
    Table table = Table.of("s   a   b   c\n", ruleset);
    RoomSetup room =
        table
            .room('s')
            .treasure(table.hex('a'), new Treasure.Goal("the relic"))
            .treasure(table.hex('b'), new Treasure.Numbered(12))
            .treasure(table.hex('c'), new Treasure.Numbered(13))
            .build();
    Standees imp = standees("Imp", 1);
    ScenarioMap map = table.map(List.of(room), "s");
    return table.start(Table.setting(map, Terms.of(1, 2), imp, looted), imp, 1);
  }

  @RulesetTest
  @Rule("OVL-10")
  void everyDoorIsClosedAtFirst(Ruleset ruleset) {
    Table table = Table.of("s   d   b\n", ruleset);
    Field state = table.start(door(table, TileKind.DOOR));
    Board board = state.scene().board();
    assertThat(board.door(board.at(table.hex('d')))).hasValue(Door.CLOSED);
    assertThat(board.room(board.at(table.hex('s'))))
        .isNotEqualTo(board.room(board.at(table.hex('b'))));
    if (ruleset.id().equals("JL")) {
      Field open = table.start(door(table, TileKind.OPEN_DOOR));
      assertThat(open.scene().board().door(board.at(table.hex('d')))).hasValue(Door.OPEN);
      assertThat(open.map().active(open.board()).contains(board.at(table.hex('b')))).isTrue();
    } else {
      refuses("OVL-10", table, door(table, TileKind.OPEN_DOOR));
    }
  }

  private static ScenarioMap door(Table table, TileKind kind) {
    return table.map(
        List.of(
            table.room('s').tile("wooden door", kind, table.hex('d')).build(),
            table.room('b').build()),
        "s");
  }

  @RulesetTest
  @Rule("OVL-22")
  void allDoorsWorkAlike(Ruleset ruleset) {
    for (String art : List.of("wooden door", "fog", "light")) {
      Table table = Table.of("s   d   b\n", ruleset);
      RoomSetup room = table.room('s').tile(art, TileKind.DOOR, table.hex('d')).build();
      Field state = Table.with(table.start(table.map(List.of(room), "s")), "Brute", table.hex('s'));
      assertThat(Entering.of(state, state.scene().figure("Brute"), table.hex('d')).openedDoor())
          .isTrue();
    }
  }

  static Standees standees(String type, int count) {
    return new Standees(Map.of(type, IntStream.rangeClosed(1, count).boxed().toList()));
  }

  static void refuses(String rule, Table table, ScenarioMap map) {
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> table.start(map))
        .matches(refused -> refused.rule().text().equals(rule));
  }

  private static int cell(Table table, Field state, char name) {
    Hex hex = table.hex(name);
    return state.scene().board().at(hex);
  }
}
