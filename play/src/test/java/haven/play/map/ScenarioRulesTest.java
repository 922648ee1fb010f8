package haven.play.map;

import static haven.play.map.EmptinessTest.stops;
import static haven.play.map.Table.points;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Movement;
import haven.model.Ruleset;
import haven.model.map.MapToken;
import haven.model.map.MapToken.Kind;
import haven.model.map.MapToken.Meaning;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.SectionLink;
import haven.model.map.Terms;
import haven.play.Refused;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Plain;
import haven.play.table.SceneText;
import haven.play.table.Side;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** SCM-01 to SCM-11: what scenarios do with the map. */
final class ScenarioRulesTest {
  private static final String LINKED =
      """
        M   a   #   b   .   B

      link: ab
      M: acts, move 3, attack %s
      B: character
      """;

  @RulesetTest
  @Rule("SCM-01")
  void linkedHexesAreAdjacentForMovementOnly(Ruleset ruleset) {
    SceneText text = SceneText.of(LINKED.formatted("melee"), ruleset);
    assertThat(points(text.scene(), text.hex('M'), text.hex('b'), Movement.WALK)).hasValue(2);
    assertThat(points(text.scene(), text.hex('b'), text.hex('M'), Movement.FLY)).hasValue(2);
    assertThat(text.scene().board().range(text.cell('a'), text.cell('b')))
        .isEqualTo(Board.UNREACHABLE);
    assertThat(text.scene().board().areAdjacent(text.cell('a'), text.cell('b'))).isFalse();
    assertThat(text.scene().sight().sees(text.cell('a'), text.cell('b'))).isFalse();
    assertThat(stops(LINKED.formatted("melee"), ruleset)).hasSize(1).doesNotContain("M");
    assertThat(stops(LINKED.formatted("range 3"), ruleset)).containsExactly("b");
  }

  @RulesetTest
  @Rule("SCM-02")
  void aCharacterMayEscapeWithAllThatIsItsOwn(Ruleset ruleset) {
    Table table = Table.of("a   b   c   e\n", ruleset);
    Field start =
        table.start(
            table
                .map(List.of(table.room('a').build()), "abc")
                .withEscapes(List.of(table.hex('a'))));
    Table.with(Table.with(start, "Brute", table.hex('a')), "Mage", table.hex('b'));
    Marker own = new Marker(Marker.Kind.CHARACTER_TOKEN, "1", table.hex('e'), "Brute");
    Marker other = new Marker(Marker.Kind.CHARACTER_TOKEN, "1", table.hex('e'), "Mage");
    start.map(start.map().with(new Contents(List.of(own, other), Map.of())));
    Figure brute = start.scene().figure("Brute");
    Figure mage = start.scene().figure("Mage");
    assertThat(Escape.isOffered(start, brute)).isTrue();
    assertThat(Escape.isOffered(start, mage)).isFalse();
    assertThat(
            Escape.isOffered(
                start, Plain.figure("Imp", table.hex('a'), Side.MONSTERS, Initiative.of(1))))
        .isFalse();
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> Escape.leave(start, mage))
        .matches(refused -> refused.rule().text().equals("SCM-02"));
    Escape.leave(start, brute);
    assertThat(start.map().contents().markers()).containsExactly(other);
    assertThat(start.map().progress().escaped()).containsExactly("Brute");
    assertThat(start.map().setting().terms().characters()).isEqualTo(2);
  }

  @RulesetTest
  @Rule("SCM-03")
  void aidTokensFillAHexOnlyIfTheyAreFigures(Ruleset ruleset) {
    Table table = Table.of("s   a   b   c\n", ruleset);
    Field state =
        table.start(
            marked(
                table,
                token('a', table, Kind.SCENARIO_AID_TOKEN, Meaning.ALLY),
                token('b', table, Kind.SCENARIO_AID_TOKEN, Meaning.LOOT),
                token('c', table, Kind.SCENARIO_AID_TOKEN, Meaning.REMINDER)));
    Emptiness emptiness = Emptiness.of(state.scene());
    assertThat(emptiness.isEmpty(state.scene().board().at(table.hex('a')))).isFalse();
    assertThat(emptiness.isEmpty(state.scene().board().at(table.hex('b')))).isTrue();
    assertThat(emptiness.isEmpty(state.scene().board().at(table.hex('c')))).isTrue();
    assertThat(state.scene().ground().tokens(state.scene().board().at(table.hex('b'))))
        .isEqualTo(1);
  }

  @RulesetTest
  @Rule("SCM-05")
  void objectiveTokensStandForThingsAndAidTokensRemind(Ruleset ruleset) {
    Table table = Table.of("s   a   b   c\n", ruleset);
    Field state =
        table.start(
            marked(
                table,
                token('a', table, Kind.OBJECTIVE_TOKEN, Meaning.ALLY),
                token('b', table, Kind.OBJECTIVE_TOKEN, Meaning.LOOT),
                token('c', table, Kind.SCENARIO_AID_TOKEN, Meaning.REMINDER)));
    assertThat(state.scene().figureAt(table.hex('a'))).isPresent();
    assertThat(state.scene().ground().tokens(state.scene().board().at(table.hex('b'))))
        .isEqualTo(1);
    assertThat(Emptiness.of(state.scene()).isEmpty(state.scene().board().at(table.hex('c'))))
        .isTrue();
    SetUpTest.refuses(
        "SCM-05", table, marked(table, token('a', table, Kind.SCENARIO_AID_TOKEN, Meaning.ALLY)));
    SetUpTest.refuses(
        "SCM-05", table, marked(table, token('a', table, Kind.OBJECTIVE_TOKEN, Meaning.REMINDER)));
  }

  @RulesetTest
  @Rule("SCM-06a")
  void aGreenIconPlacesATokenAGreyOneDoesNot(Ruleset ruleset) {
    Table table = Table.of("s   a   b   c\n", ruleset);
    Field state =
        table.start(
            marked(
                table,
                token('a', table, Kind.SCENARIO_AID_TOKEN, Meaning.REMINDER),
                new MarkedHex("b", table.hex('b'), Optional.empty())));
    assertThat(state.map().contents().markers())
        .containsExactly(Marker.of(Marker.Kind.SCENARIO_AID_TOKEN, "a", table.hex('a')));
    unexplained(table, "SCM-06a");
  }

  @RulesetTest
  @Rule("SCM-06b")
  void theSpecialRulesExplainMarkedHexes(Ruleset ruleset) {
    Table table = Table.of("s   a   b   c\n", ruleset);
    ScenarioMap map = marked(table, new MarkedHex("b", table.hex('b'), Optional.empty()));
    assertThat(table.start(map).map().printed().specialRules()).containsKey("b");
    unexplained(table, "SCM-06b");
  }

  private static void unexplained(Table table, String rule) {
    ScenarioMap map = marked(table, new MarkedHex("c", table.hex('c'), Optional.empty()));
    SetUpTest.refuses(rule, table, map.withSpecialRules(Map.of("a", "something else")));
  }

  @RulesetTest
  @Rule({"SCM-07", "SCM-08"})
  void aTextIsReadWhenItsHexIsEnteredAndNotBefore(Ruleset ruleset) {
    Table table = Table.of("s   a   b   c\n", ruleset);
    Field state =
        Table.with(
            table.start(
                table
                    .map(List.of(table.room('s').build()), "s")
                    .withLinks(List.of(new SectionLink(table.hex('b'), "17.1")))),
            "Brute",
            table.hex('s'));
    Figure brute = state.scene().figure("Brute");
    Entering before = Entering.of(state, brute, table.hex('a'));
    assertThat(before.sections()).isEmpty();
    assertThat(state.map().progress().sections()).isEmpty();
    Figure monster = Plain.figure("Imp", table.hex('c'), Side.MONSTERS, Initiative.of(1));
    assertThat(Entering.of(state, monster, table.hex('b')).sections()).isEmpty();
    Entering there = Entering.of(state, brute, table.hex('b'));
    assertThat(there.sections()).containsExactly("17.1");
    assertThat(state.map().progress().sections()).containsExactly("17.1");
    assertThat(Entering.of(state, brute, table.hex('b')).sections()).isEmpty();
  }

  @RulesetTest
  @Rule("SCM-10")
  void allSpawnsOfARoundHappenAtTheSameTime(Ruleset ruleset) {
    Table table = Table.of("s   a   b   c   e\n", ruleset);
    Newcomer driven = new Newcomer("Imp", Rank.NORMAL, table.hex('a'));
    Newcomer stated = new Newcomer("Imp", Rank.NORMAL, table.hex('b'));
    for (List<Newcomer> wave : List.of(List.of(driven, stated), List.of(stated, driven))) {
      Field state =
          Table.with(
              table.start(
                  table.map(List.of(table.room('s').build()), "a"),
                  Terms.of(1, 2),
                  SetUpTest.standees("Imp", 6)),
              "Bug",
              table.hex('a'));
      Spawn spawn = Spawn.of(state, wave);
      List<Hex> first = spawn.places(wave, List.of());
      List<Hex> second = spawn.places(wave, first);
      List<Hex> places = List.of(first.getFirst(), second.getFirst());
      assertThat(first).hasSize(1);
      assertThat(second).hasSize(1);
      assertThat(places.get(wave.indexOf(driven))).isEqualTo(table.hex('s'));
      assertThat(places.get(wave.indexOf(stated))).isEqualTo(table.hex('b'));
      assertThatExceptionOfType(Refused.class)
          .isThrownBy(() -> Table.spawned(spawn, table.drawing().hexes("ce")))
          .matches(refused -> refused.rule().text().equals("SCM-09"));
      assertThat(Table.spawned(spawn, places))
          .extracting(Figure::hex)
          .containsExactlyInAnyOrder(table.hex('s'), table.hex('b'));
    }
  }

  @RulesetTest
  @Rule("SCM-09")
  void twoSpawnsOfOneHexDoNotShareIt(Ruleset ruleset) {
    Table table = Table.of("s   a   b   c   e\n", ruleset);
    Field state =
        table.start(
            table.map(List.of(table.room('s').build()), "a"),
            Terms.of(1, 2),
            SetUpTest.standees("Imp", 2));
    Newcomer imp = new Newcomer("Imp", Rank.NORMAL, table.hex('b'));
    Spawn spawn = Spawn.of(state, List.of(imp, imp, imp));
    assertThat(spawn.shortages()).isEmpty();
    List<Newcomer> placed = spawn.placed(List.of());
    assertThat(placed).containsExactly(imp, imp);
    assertThat(spawn.places(placed, List.of())).containsExactly(table.hex('b'));
    assertThat(spawn.places(placed, table.drawing().hexes("b")))
        .isEqualTo(table.drawing().hexes("ac"));
    assertThat(Table.spawned(spawn, table.drawing().hexes("bc"))).hasSize(2);
  }

  @RulesetTest
  @Rule("SCM-11")
  void aScenarioMayForbidTeleportsBetweenSeparateTiles(Ruleset ruleset) {
    Table table = Table.of("s   d+  a       b   c\n", ruleset);
    ScenarioMap plain = table.map(List.of(table.room('s').build()), "s");
    Field usual = table.start(plain);
    Board board = usual.scene().board();
    int from = board.at(table.hex('s'));
    assertThat(Exemptions.teleportEnds(usual, from)).isEqualTo(board.allCells());
    Field special =
        table.start(
            plain.withExemptions(Set.of(ScenarioMap.Exemption.NO_TELEPORT_BETWEEN_SEPARATE_TILES)));
    assertThat(Exemptions.teleportEnds(special, from).contains(board.at(table.hex('a')))).isTrue();
    assertThat(Exemptions.teleportEnds(special, from).contains(board.at(table.hex('b')))).isFalse();
  }

  @RulesetTest
  @Rule("SCM-11")
  void aScenarioMaySetUpMonstersOnlyOnce(Ruleset ruleset) {
    Table table = Table.of("s   d+  a   f+  b\n", ruleset);
    MonsterSymbol white = MonsterSymbol.of("white/white/white");
    RoomSetup one =
        table.room('a').monster("Imp", table.hex('a'), white).monstersOnce("ambush").build();
    RoomSetup two =
        table.room('b').monster("Imp", table.hex('b'), white).monstersOnce("ambush").build();
    Field start =
        Table.with(
            table.start(
                table.map(List.of(table.room('s').build(), one, two), "s"),
                Terms.of(1, 2),
                SetUpTest.standees("Imp", 6)),
            "Brute",
            table.hex('s'));
    Table.opened(start, "Brute", table.hex('d'));
    assertThat(Table.monsters(start)).hasSize(1);
    Table.opened(start, "Brute", table.hex('f'));
    assertThat(Table.monsters(start)).hasSize(1);
    assertThat(start.map().progress().rooms()).hasSize(3);
  }

  private static MarkedHex token(char name, Table table, Kind kind, Meaning meaning) {
    return new MarkedHex(
        String.valueOf(name), table.hex(name), Optional.of(new MapToken(kind, meaning)));
  }

  private static ScenarioMap marked(Table table, MarkedHex... marked) {
    RoomSetup.Builder room = table.room('s');
    for (MarkedHex hex : marked) {
      room.marked(hex);
    }
    return table
        .map(List.of(room.build()), "s")
        .withSpecialRules(Map.of("a", "an ally", "b", "loot", "c", "a spawn point"));
  }
}
