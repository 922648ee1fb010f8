package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.map.RoomSetup;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Optional;

/** Doors that special rules lock, open and close. */
final class DoorsOfScenariosTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static Arena arena(Ruleset ruleset, String picture, ScenarioRule... rules) {
    return Parties.of(ruleset, picture)
        .monster('g', "Guard", WEAK)
        .scenario(scenario -> scenario.with(rules));
  }

  @RulesetTest
  @Rule({"SCN-03a", "SCN-03c", "OVL-19a", "OVL-19b"})
  void aLockedDoorIsAWallUntilItsConditionIsMet(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   g   d!  h   .");
    Hex door = arena.hex('d');
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of("the key", new Moment.Died("Guard"), new Deed.Unlock(door))));
    arena.rooms(RoomSetup.in(arena.hex('h')).loot(arena.hex('h')).build());
    arena.start().turnOf('A');
    assertThat(doorOf(arena, door)).contains(Door.LOCKED);
    Parties.strike(arena, arena.only("Guard"));
    boolean opened = arena.events(Event.What.ROOM_REVEALED).size() > 1;
    assertThat(opened).as("met: GH and JL open it, FH only unlocks").isEqualTo(!unlocks(ruleset));
    assertThat(arena.events(Event.What.DOOR_UNLOCKED)).hasSize(1);
    Parties.walk(arena, "gd");
    assertThat(arena.figure("A").hex()).isEqualTo(door);
    assertThat(arena.events(Event.What.ROOM_REVEALED)).hasSize(2);
  }

  private static boolean unlocks(Ruleset ruleset) {
    return ruleset == Ruleset.FROSTHAVEN;
  }

  private static Optional<Door> doorOf(Arena arena, Hex hex) {
    var board = arena.game.state().board();
    return board.door(board.at(hex));
  }

  @RulesetTest
  @Rule({"SCN-03a", "SCN-03c", "OVL-19a", "OVL-19b"})
  void nobodyWalksThroughALockedDoor(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   d!  h   g");
    arena.rooms(RoomSetup.in(arena.hex('h')).build());
    arena.start().turnOf('A');
    arena.choose("bottom 1");
    assertThat(arena.prompt().options()).doesNotContain(new Choice.To(arena.hex('d')));
  }

  @RulesetTest
  @Rule(value = "SCN-03b", in = Edition.JL)
  void doorsAreClosedAtTheStart(Ruleset ruleset) {
    Arena arena = arena(ruleset, "B   A   d+  h   g");
    arena.rooms(RoomSetup.in(arena.hex('h')).build());
    arena.start().turnOf('A');
    assertThat(doorOf(arena, arena.hex('d'))).contains(Door.CLOSED);
    assertThat(arena.events(Event.What.ROOM_REVEALED)).hasSize(1);
  }

  @RulesetTest
  @Rule("SCN-15")
  void aRuleOpensADoor(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   d+  h   .");
    arena
        .monster('h', "Late", WEAK)
        .scenario(
            scenario ->
                scenario.with(
                    ScenarioRule.of(
                        "creak", new Moment.RoundStart(0), new Deed.OpenDoor(arena.hex('d')))));
    arena.rooms(RoomSetup.in(arena.hex('h')).loot(arena.hex('h')).build());
    arena.start();
    assertThat(arena.events(Event.What.DOOR_OPENED)).hasSize(1);
    Parties.finishRound(arena.selectFirstTwo());
    assertThat(arena.events(Event.What.DOOR_OPENED)).as("an open door stays as it is").hasSize(1);
  }

  @RulesetTest
  @Rule("OVL-17")
  void onlyARuleOfTheScenarioClosesADoorAgain(Ruleset ruleset) {
    for (boolean closes : new boolean[] {true, false}) {
      Arena arena = Parties.of(ruleset, "B   A   d+  h   i   .   .");
      if (closes) {
        arena.scenario(
            scenario ->
                scenario.with(
                    ScenarioRule.of(
                        "Draught", new Moment.RoundEnd(1), new Deed.CloseDoor(arena.hex('d')))));
      }
      arena.rooms(RoomSetup.in(arena.hex('h')).build()).start().turnOf('A');
      Parties.walk(arena, "dhi");
      arena.endRound();
      Board board = arena.game.state().board();
      assertThat(board.door(board.at(arena.hex('d')))).hasValue(closes ? Door.CLOSED : Door.OPEN);
      assertThat(arena.events(Event.What.DOOR_CLOSED)).hasSize(closes ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule("OVL-17")
  void noDoorIsClosedOnWhoStandsInIt(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   d+  h   i   .   .");
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "Draught", new Moment.RoundEnd(1), new Deed.CloseDoor(arena.hex('d')))));
    arena.rooms(RoomSetup.in(arena.hex('h')).build()).start().turnOf('A');
    Parties.walk(arena, "d");
    arena.endRound();
    assertThat(arena.events(Event.What.DOOR_CLOSED)).isEmpty();
  }
}
