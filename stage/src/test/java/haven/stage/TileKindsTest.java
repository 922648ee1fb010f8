package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.Terrain;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.map.ObjectiveSpec;
import haven.model.map.RoomSetup;
import haven.model.map.TileKind;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;

/** OVL-01: what a tile is; OVL-25: corridors; OVL-80, OVL-81: walls laid as tiles. */
final class TileKindsTest {
  private static final List<String> PICTURES = List.of("boulder", "pit trap", "brambles");
  private static final StatLine GUARD = StatLine.of(9, 0, 0, 0);

  /** What happens to hero A with Move 2 on its way over such a tile. */
  private static String met(Ruleset ruleset, String picture, TileKind kind) {
    Arena arena =
        Parties.of(ruleset, "B   A   x   y   .   .", Arena.top(Ability.move(2)), Arena.bottom());
    if (kind == TileKind.TRAP || kind == TileKind.HAZARD) {
      arena.room().tile(picture, kind, arena.hex('x'), HexEffect.of(List.of("damage 3")));
    } else {
      arena.room().tile(picture, kind, arena.hex('x'));
    }
    arena.start().turnOf('A').choose("top 0");
    if (!arena.prompt().options().contains(new Choice.To(arena.hex('x')))) {
      return "bars";
    }
    arena.walk('x');
    arena.asIs();
    boolean gone =
        arena.game.state().ground().at(arena.game.state().board().at(arena.hex('x')))
            == Terrain.NONE;
    if (arena.lost('A') > 0) {
      return gone ? "hurts once" : "hurts";
    }
    return arena.isAsked(Prompt.Kind.STEP) ? "costs 1" : "costs 2";
  }

  @RulesetTest
  @Rule({"OVL-01a", "OVL-01c", "EX-OVL-02"})
  void theKindSaysWhatATileIsAndNotThePicture(Ruleset ruleset) {
    for (String picture : PICTURES) {
      assertThat(met(ruleset, picture, TileKind.OBSTACLE)).isEqualTo("bars");
      assertThat(met(ruleset, picture, TileKind.TRAP)).isEqualTo("hurts once");
      assertThat(met(ruleset, picture, TileKind.HAZARD)).isEqualTo("hurts");
      assertThat(met(ruleset, picture, TileKind.DIFFICULT)).isEqualTo("costs 2");
      assertThat(met(ruleset, picture, TileKind.WATER)).isEqualTo("costs 2");
      assertThat(met(ruleset, picture, TileKind.PRESSURE_PLATE)).isEqualTo("costs 1");
    }
  }

  @RulesetTest
  @Rule("OVL-01b")
  void theBorderSaysWhatAHexOfACardIs(Ruleset ruleset) {
    for (String picture : PICTURES) {
      assertThat(met(ruleset, picture, TileKind.OBSTACLE)).isEqualTo("bars");
      assertThat(met(ruleset, picture, TileKind.HAZARD)).isEqualTo("hurts");
      assertThat(met(ruleset, picture, TileKind.DIFFICULT)).isEqualTo("costs 2");
    }
  }

  /** Snow rocks as the tile at x, between hero A and a guard. */
  private static Arena snowRock(Ruleset ruleset, TileKind kind, Ability... top) {
    Arena arena =
        Parties.of(ruleset, "B   A   x   y   z   g", Arena.top(top), Arena.bottom())
            .monster('g', "Guard", GUARD);
    arena.room().tile("snow rock", kind, arena.hex('x'));
    if (kind == TileKind.OBJECTIVE) {
      arena
          .room()
          .objective(
              new ObjectiveSpec(
                  "Altar",
                  arena.hex('x'),
                  ObjectiveSpec.Purpose.DESTROY,
                  Formula.of("4"),
                  OptionalInt.empty()));
    }
    if (kind == TileKind.WALL) {
      arena.rooms(RoomSetup.in(arena.hex('y')).build());
    }
    arena.start().turnOf('A').choose("top 0");
    return arena;
  }

  @RulesetTest
  @Rule({"EX-OVL-02", "OVL-80", "OVL-01a"})
  void theSameRockIsAnObstacleAnObjectiveOrAWall(Ruleset ruleset) {
    Ability shot = Ability.attack(1, Aim.AS_USUAL.range(9));
    assertThat(snowRock(ruleset, TileKind.OBSTACLE, shot).offered()).containsExactly("Guard");
    assertThat(snowRock(ruleset, TileKind.OBJECTIVE, shot).offered())
        .containsExactly("Altar", "Guard");
    assertThat(snowRock(ruleset, TileKind.WALL, shot).offered()).isEmpty();
    List<List<Ability>> manners =
        List.of(
            List.of(new Ability.Move(Value.of(3), true)),
            List.of(Ability.round(Effect.self(new Effect.Change.Flying())), Ability.move(3)));
    for (List<Ability> manner : manners) {
      for (TileKind kind : List.of(TileKind.OBSTACLE, TileKind.OBJECTIVE, TileKind.WALL)) {
        Arena arena = snowRock(ruleset, kind, manner.toArray(Ability[]::new));
        while (arena.isAsked(Prompt.Kind.PERFORM)) {
          arena.choose(new Choice.Accept());
        }
        assertThat(arena.prompt().options().contains(new Choice.To(arena.hex('x'))))
            .as("over %s", kind)
            .isEqualTo(kind != TileKind.WALL);
      }
    }
  }

  /** Within range round the rock, and in sight past it unless it is a wall. */
  @RulesetTest
  @Rule("OVL-80")
  void aWallTileBlocksSight(Ruleset ruleset) {
    for (TileKind kind : List.of(TileKind.OBSTACLE, TileKind.WALL)) {
      Arena arena =
          Parties.of(
                  ruleset,
                  "B   A   x   g\n      .   .\n",
                  Arena.top(Ability.attack(1, Aim.AS_USUAL.range(9))),
                  Arena.bottom())
              .monster('g', "Guard", GUARD);
      arena.room().tile("snow rock", kind, arena.hex('x'));
      arena.start().turnOf('A').choose("top 0");
      assertThat(arena.offered().contains("Guard")).isEqualTo(kind == TileKind.OBSTACLE);
    }
  }

  /** Rows y and z are cut off by two logs, or are not. */
  @RulesetTest
  @Rule({"OVL-81", "OVL-80"})
  void whatWallTilesEncloseIsARoomOfItsOwn(Ruleset ruleset) {
    for (TileKind kind : List.of(TileKind.WALL, TileKind.OBSTACLE)) {
      Arena arena =
          Parties.of(
              ruleset,
              """
                #   #   #   #   #   #   #
                  #   B   .   w   y   #
                #   .   A   v   .   z   #
                  #   #   #   #   #   #
              """,
              Arena.top(new Ability.Teleport(9)),
              Arena.bottom());
      arena.room().tile("log", kind, arena.hex('w')).tile("log", kind, arena.hex('v'));
      if (kind == TileKind.WALL) {
        arena.rooms(RoomSetup.in(arena.hex('y')).loot(arena.hex('z')).build());
      }
      arena.start().turnOf('A');
      Board board = arena.game.state().board();
      boolean parted = board.room(board.at(arena.hex('A'))) != board.room(board.at(arena.hex('y')));
      assertThat(parted).isEqualTo(kind == TileKind.WALL);
      assertThat(arena.game.state().ground().tokens(board.at(arena.hex('z')))).isZero();
      arena.choose("top 0");
      assertThat(arena.prompt().options().contains(new Choice.To(arena.hex('z'))))
          .as("a room that is not revealed")
          .isEqualTo(kind == TileKind.OBSTACLE);
    }
  }

  @RulesetTest
  @Rule("OVL-25")
  void aCorridorMakesTwoTilesOneRoom(Ruleset ruleset) {
    for (boolean laid : new boolean[] {true, false}) {
      Arena arena =
          Parties.of(
              ruleset,
              """
              #   #   #   #   #   #
                B   A   c#  h   i
              #   #   #   #   #   #
              """,
              Arena.top(new Ability.Summon(SummonCard.of("Wolf", 4, 2, 2), 1)),
              Arena.bottom(Ability.move(2)));
      if (laid) {
        arena.room().tile("earth", TileKind.CORRIDOR, arena.hex('c'));
      }
      arena.rooms(RoomSetup.in(arena.hex('h')).loot(arena.hex('i')).build());
      arena.start().turnOf('A');
      var state = arena.game.state();
      assertThat(state.ground().tokens(state.board().at(arena.hex('i'))))
          .as("what lies beyond is set up at the start")
          .isEqualTo(laid ? 1 : 0);
      if (laid) {
        assertThat(arena.events(Event.What.DOOR_OPENED)).isEmpty();
        arena.choose("top 0");
        arena.chooseIfOffered(new Choice.To(arena.hex('c')));
        assertThat(arena.only("Wolf").hex()).isEqualTo(arena.hex('c'));
        arena.choose("bottom 1");
        arena.walk('c', 'h');
        assertThat(arena.figure("A").hex()).as("a point each").isEqualTo(arena.hex('h'));
      }
    }
  }
}
