package haven.play.map;

import static haven.play.map.Table.TWO_ROOMS;
import static haven.play.map.Table.points;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Door;
import haven.board.Hex;
import haven.board.move.Movement;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.map.MonsterSymbol;
import haven.model.map.RoomSetup;
import haven.model.map.TileKind;
import haven.play.Refused;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Nature;
import haven.play.table.Plain;
import haven.play.table.Side;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** OVL-11 to OVL-22: doors. */
final class DoorsTest {

  @RulesetTest
  @Rule({"OVL-11a", "OVL-11b"})
  void aCharacterWhoEntersOpensTheDoorInTheMiddleOfItsMove(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field state = start(table);
    Figure brute = state.scene().figure("Brute");
    Hex door = table.hex('d');
    for (Movement movement : List.of(Movement.WALK, Movement.JUMP, Movement.FLY)) {
      assertThat(points(state.scene(), brute.hex(), door, movement, true)).hasValue(2);
      assertThat(points(state.scene(), brute.hex(), table.hex('b'), movement, true)).isEmpty();
    }
    assertThat(points(state.scene(), brute.hex(), door, Movement.TELEPORT, true)).hasValue(2);
    Entering entering = Entering.of(state, brute, door);
    assertThat(entering.openedDoor()).isTrue();
    assertThat(entering.reveals()).containsExactly(state.map().printed().rooms().get(1));
    Board board = state.board();
    assertThat(board.door(board.at(door))).hasValue(Door.OPEN);
    assertThat(points(state.scene(), door, table.hex('b'), Movement.WALK, true)).hasValue(1);
    assertThat(Entering.of(state, brute, door).openedDoor()).isFalse();
    assertThat(Entering.of(state, brute, door).reveals()).isEmpty();
  }

  @RulesetTest
  @Rule({"OVL-11b", "OVL-20"})
  void monstersOpenDoorsOnlyByAnExplicitRule(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field state = start(table);
    Figure boss = Plain.figure("Boss", table.hex('v'), Side.MONSTERS, Initiative.of(20));
    assertThat(points(state.scene(), table.hex('v'), table.hex('d'), Movement.WALK)).isEmpty();
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> Entering.of(state, boss, table.hex('d')))
        .matches(refused -> refused.rule().text().equals("OVL-15"));
    assertThat(Doors.open(state, table.hex('d')))
        .containsExactly(state.map().printed().rooms().get(1));
    assertThat(Doors.mayEnter(state.scene(), boss, table.hex('d'))).isTrue();
  }

  @RulesetTest
  @Rule("OVL-14")
  void aClosedDoorCostsACharacterOnePoint(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field state = start(table);
    assertThat(points(state.scene(), table.hex('v'), table.hex('d'), Movement.WALK, true))
        .hasValue(1);
    assertThat(Doors.mayEnter(state.scene(), state.scene().figure("Brute"), table.hex('d')))
        .isTrue();
  }

  @RulesetTest
  @Rule("OVL-15")
  void forEverythingElseItIsAWall(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field state = start(table);
    Board board = state.scene().board();
    for (Nature.Kind kind : List.of(Nature.Kind.SUMMON, Nature.Kind.MONSTER)) {
      Figure figure =
          Plain.figure("it", table.hex('v'), Side.PARTY, Initiative.of(20), kind).flying(true);
      assertThat(Doors.mayEnter(state.scene(), figure, table.hex('d'))).isFalse();
    }
    for (Movement movement : List.of(Movement.WALK, Movement.JUMP, Movement.FLY)) {
      assertThat(points(state.scene(), table.hex('v'), table.hex('d'), movement)).isEmpty();
    }
    int v = board.at(table.hex('v'));
    int d = board.at(table.hex('d'));
    int b = board.at(table.hex('b'));
    assertThat(board.range(v, b)).isEqualTo(Board.UNREACHABLE);
    assertThat(state.scene().sight().sees(v, b)).isFalse();
    assertThat(state.scene().sight().sees(v, d)).isFalse();
    Doors.open(state, table.hex('d'));
    assertThat(state.board().range(v, b)).isEqualTo(2);
    assertThat(state.scene().sight().sees(v, d)).isTrue();
  }

  @RulesetTest
  @Rule("OVL-16")
  void forcedMovementEntersNoClosedDoor(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Board board = start(table).scene().board();
    int from = board.at(table.hex('v'));
    int door = board.at(table.hex('d'));
    int east = Direction.EAST.ordinal();
    assertThat(board.adjacent(from, east)).isEqualTo(Board.NONE);
    assertThat(board.enterable(from, east)).isEqualTo(door);
    assertThat(board.with(table.hex('d'), Door.OPEN).adjacent(from, east)).isEqualTo(door);
  }

  @RulesetTest
  @Rule("OVL-17")
  void anOpenedDoorHindersNobodyAndStaysOpen(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field open = start(table);
    Doors.open(open, table.hex('d'));
    for (Movement movement : List.of(Movement.WALK, Movement.JUMP, Movement.FLY)) {
      assertThat(points(open.scene(), table.hex('v'), table.hex('b'), movement)).hasValue(2);
      assertThat(points(open.scene(), table.hex('v'), table.hex('d'), movement)).hasValue(1);
    }
    Doors.close(open, table.hex('d'));
    Board closed = open.board();
    assertThat(closed.door(closed.at(table.hex('d')))).hasValue(Door.CLOSED);
  }

  @RulesetTest
  @Rule("OVL-18")
  void anOpenedDoorBelongsToNeitherRoom(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field open = start(table);
    Doors.open(open, table.hex('d'));
    Board board = open.scene().board();
    int left = board.room(board.at(table.hex('s')));
    int right = board.room(board.at(table.hex('a')));
    assertThat(left).isNotEqualTo(right);
    assertThat(Emptiness.of(open.scene()).isFeatureless(board.at(table.hex('d')))).isTrue();
  }

  @RulesetTest
  @Rule("OVL-19a")
  void theConditionOpensALockedDoor(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS.replace("d+", "d!"), ruleset);
    Field state = start(table);
    assertLocked(table, state);
    List<RoomSetup> behind = Doors.unlock(state, table.hex('d'));
    Board board = state.board();
    assertThat(board.door(board.at(table.hex('d')))).hasValue(Door.OPEN);
    assertThat(behind).containsExactly(state.map().printed().rooms().get(1));
  }

  @RulesetTest
  @Rule("OVL-19b")
  void theConditionOnlyUnlocksTheDoor(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS.replace("d+", "d!"), ruleset);
    Field state = start(table);
    assertLocked(table, state);
    List<RoomSetup> behind = Doors.unlock(state, table.hex('d'));
    Board board = state.board();
    assertThat(board.door(board.at(table.hex('d')))).hasValue(Door.CLOSED);
    assertThat(behind).isEmpty();
    Figure brute = state.scene().figure("Brute");
    assertThat(Entering.of(state, brute, table.hex('d')).reveals()).hasSize(1);
  }

  private static void assertLocked(Table table, Field state) {
    Board board = state.scene().board();
    assertThat(points(state.scene(), table.hex('v'), table.hex('d'), Movement.WALK, true))
        .isEmpty();
    assertThat(state.scene().sight().sees(board.at(table.hex('v')), board.at(table.hex('b'))))
        .isFalse();
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> Entering.of(state, state.scene().figure("Brute"), table.hex('d')))
        .matches(refused -> refused.rule().equals(state.scene().ruleset().cite(Cite.LOCKED_DOOR)));
  }

  @RulesetTest
  @Rule("OVL-21")
  void anActivationMarkerRecordsTheOpenDoor(Ruleset ruleset) {
    Table table = Table.of(TWO_ROOMS, ruleset);
    Field state = start(table);
    assertThat(state.map().contents().markers()).isEmpty();
    Doors.open(state, table.hex('d'));
    assertThat(state.map().contents().markers())
        .containsExactly(Marker.of(Marker.Kind.ACTIVATION, "", table.hex('d')));
  }

  static Field start(Table table) {
    RoomSetup behind =
        table
            .room('a')
            .tile("crate", TileKind.OBSTACLE, table.hex('e'))
            .monster("Guard", table.hex('f'), MonsterSymbol.of("white/white/white"))
            .build();
    Field state = table.start(table.map(List.of(table.room('s').build(), behind), "stw"));
    return Table.with(state, "Brute", table.hex('t'));
  }
}
