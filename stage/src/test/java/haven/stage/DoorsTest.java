package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.groups.Tuple.tuple;

import haven.board.Board;
import haven.board.Door;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.SectionLink;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.map.Marker;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** OVL-10 to OVL-22: doors. */
final class DoorsTest {
  private static final StatLine GUARD = StatLine.of(9, 2, 1, 0);
  private static final MonsterSymbol WHITE = MonsterSymbol.of("white/white/white");
  private static final String TWO_ROOMS = "B   A   x   d+  h   i   j";
  private static final Ability FLIES = Ability.round(Effect.self(new Effect.Change.Flying()));

  /** One room around a closed door: the way through is shorter than the way round. */
  private static final String AROUND =
      """
      B   A   x   d+  g
            .   y   .
      """;

  private static MonsterCard walksAndStrikes() {
    return MonsterCard.of(5, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT));
  }

  /** Behind the door wait a guard at j, a trap at i and a loot token at h. */
  private static Arena twoRooms(Ruleset ruleset, Ability... top) {
    Arena arena =
        Parties.of(ruleset, TWO_ROOMS, Arena.top(top), Arena.bottom(Ability.move(6)))
            .type(
                MonsterType.of("Guard", "Guard deck", 6, Map.of(Rank.NORMAL, GUARD)),
                new MonsterDeck("Guard deck", List.of(MonsterCard.of(50))));
    return arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Guard", arena.hex('j'), WHITE)
            .tile("pit", TileKind.TRAP, arena.hex('i'))
            .loot(arena.hex('h'))
            .build());
  }

  private static Optional<Door> door(Arena arena) {
    Board board = arena.game.state().board();
    return board.door(board.at(arena.hex('d')));
  }

  private static Terrain terrain(Arena arena, char hex) {
    return arena.game.state().ground().at(arena.game.state().board().at(arena.hex(hex)));
  }

  private static Choice to(Arena arena, char hex) {
    return new Choice.To(arena.hex(hex));
  }

  @RulesetTest
  @Rule("OVL-10")
  void everyDoorIsClosedAtTheStartAndPartsTwoRooms(Ruleset ruleset) {
    Arena arena = twoRooms(ruleset).start();
    assertThat(door(arena)).contains(Door.CLOSED);
    Board board = arena.game.state().board();
    assertThat(board.room(board.at(arena.hex('x'))))
        .isNotEqualTo(board.room(board.at(arena.hex('h'))));
    assertThat(arena.events(Event.What.ROOM_REVEALED)).hasSize(1);
    assertThat(arena.all("Guard")).isEmpty();
  }

  @RulesetTest
  @Rule("OVL-10")
  void onlyJawsHasDoorsThatAreOpenFromTheStart(Ruleset ruleset) {
    Arena arena = twoRooms(ruleset);
    arena.room().tile("wooden door", TileKind.OPEN_DOOR, arena.hex('d'));
    if (!ruleset.id().equals("JL")) {
      assertThatExceptionOfType(Refused.class)
          .isThrownBy(arena::start)
          .matches(refused -> refused.rule().text().equals("OVL-10"));
      return;
    }
    arena.start();
    assertThat(door(arena)).contains(Door.OPEN);
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('j'));
    assertThat(terrain(arena, 'i')).isEqualTo(Terrain.TRAP);
  }

  @RulesetTest
  @Rule({"OVL-11a", "OVL-11b", "OVL-12"})
  void whoeverWalksJumpsOrFliesInOpensItInTheMiddleOfTheMove(Ruleset ruleset) {
    List<List<Ability>> manners =
        List.of(
            List.of(Ability.move(4)),
            List.of(new Ability.Move(Value.of(4), true)),
            List.of(FLIES, Ability.move(4)));
    for (List<Ability> manner : manners) {
      Arena arena = twoRooms(ruleset, manner.toArray(Ability[]::new)).start().turnOf('A');
      arena.choose("top 0");
      while (arena.isAsked(Prompt.Kind.PERFORM)) {
        arena.choose(new Choice.Accept());
      }
      arena.walk('x');
      assertThat(door(arena)).contains(Door.CLOSED);
      assertThat(arena.all("Guard")).isEmpty();
      arena.walk('d');
      assertThat(door(arena)).contains(Door.OPEN);
      assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('j'));
      assertThat(terrain(arena, 'i')).isEqualTo(Terrain.TRAP);
      assertThat(arena.prompt().kind()).as("two points are left").isEqualTo(Prompt.Kind.STEP);
      arena.walk('h', 'i');
      assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('i'));
    }
  }

  @RulesetTest
  @Rule({"OVL-11a", "OVL-11b"})
  void whoeverTeleportsInOpensIt(Ruleset ruleset) {
    Arena arena = twoRooms(ruleset, new Ability.Teleport(3)).start().turnOf('A');
    arena.choose("top 0");
    arena.choose(to(arena, 'd'));
    assertThat(door(arena)).contains(Door.OPEN);
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('j'));
  }

  @RulesetTest
  @Rule("OVL-12")
  void theSectionIsReadAtOnceAndTheTurnGoesOn(Ruleset ruleset) {
    Arena arena =
        twoRooms(ruleset, Ability.attack(1, Aim.AS_USUAL.range(5)))
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "gas",
                            new Moment.Section("14.2"),
                            new Deed.Inflict(Consequence.gain(Condition.MUDDLE), Affects.ALLIES))));
    arena.map(map -> map.withLinks(List.of(new SectionLink(arena.hex('d'), "14.2"))));
    arena.start().turnOf('A').choose("bottom 1");
    arena.walk('x');
    assertThat(arena.events(Event.What.SECTION)).isEmpty();
    arena.walk('d');
    assertThat(Parties.things(arena.events(Event.What.SECTION))).containsExactly("14.2");
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    arena.choose("no");
    arena.choose("top 0");
    assertThat(arena.offered()).as("the rest of the turn").containsExactly("Guard");
  }

  @RulesetTest
  @Rule("OVL-14")
  void aClosedDoorCostsACharacterOnePoint(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   d+  h   i\n\nC: character\n", ruleset);
    assertThat(drawn.move('C', 1).along("d")).isEqualTo("d, door d");
    assertThat(drawn.move('C', 2).along("dh")).isEqualTo("d, door d, h");
    Course course = drawn.move('C', 2);
    course.arena().choose(to(course.arena(), 'd'));
    course.arena().choose(to(course.arena(), 'h'));
    assertThat(course.isPossible()).as("both points are spent").isFalse();
  }

  @RulesetTest
  @Rule({"OVL-15", "OVL-20"})
  void aMonsterGoesRoundAClosedDoorAndThroughAnOpenOne(Ruleset ruleset) {
    for (boolean open : new boolean[] {false, true}) {
      Arena arena =
          Parties.of(ruleset, open ? AROUND.replace("d+", "d'") : AROUND)
              .monster('g', "Guard", GUARD, walksAndStrikes())
              .start()
              .selectFirstTwo();
      arena.answering(Answers.Policy.LITTLE).until(Prompt.Kind.ACTION, "A");
      assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex(open ? 'x' : 'y'));
      assertThat(arena.lost('A')).isEqualTo(open ? 1 : 0);
      assertThat(door(arena)).contains(open ? Door.OPEN : Door.CLOSED);
    }
  }

  @RulesetTest
  @Rule("OVL-15")
  void neitherASummonNorAnAllyEntersIt(Ruleset ruleset) {
    Ability grant =
        new Ability.Grant(Aim.AS_USUAL.range(3).at(Affects.ALLIES), List.of(Ability.move(2)));
    Drawn ally = Drawn.of("C   F   d+  h\n  .   .\n\nC: character\nF: ally\n", ruleset);
    assertThat(ally.aimed('C', grant, 'F').stops()).doesNotContain("d");
    Arena arena =
        Parties.of(
            ruleset,
            "B   A   x   d+  h",
            Arena.top(new Ability.Summon(SummonCard.of("Wolf", 4, 2, 2), 1)),
            Arena.bottom(grant));
    arena.rooms(RoomSetup.in(arena.hex('h')).build()).start().turnOf('A').choose("top 0");
    arena.chooseIfOffered(to(arena, 'x'));
    assertThat(arena.only("Wolf").hex()).isEqualTo(arena.hex('x'));
    arena.choose("bottom 1");
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION || prompt.kind() == Prompt.Kind.STEP);
    assertThat(arena.prompt().options()).doesNotContain(to(arena, 'd'));
  }

  @RulesetTest
  @Rule({"OVL-15", "LOS-02"})
  void neitherRangeNorSightPassesIt(Ruleset ruleset) {
    for (int range : new int[] {2, 9}) {
      Arena arena =
          Parties.of(
                  ruleset,
                  "A   d+  g   B\n  .   .\n",
                  Arena.top(Ability.attack(1, Aim.AS_USUAL.range(range))),
                  Arena.bottom(Ability.move(2)))
              .monster('g', "Guard", StatLine.of(9, 0, 0, 0))
              .start()
              .turnOf('A');
      var before = arena.game.copy();
      arena.choose("top 0");
      assertThat(arena.offered()).as("range %s", range).isEmpty();
      arena.game = before;
      arena.choose("bottom 1");
      arena.walk('d', 'A');
      arena.choose("top 0");
      assertThat(arena.offered()).as("open").containsExactly("Guard");
    }
  }

  @RulesetTest
  @Rule("OVL-16")
  void forcedMovementEntersNoClosedDoor(Ruleset ruleset) {
    String map = "X   W   d%s  h\n\nX: %s\nW: %s\n";
    for (List<String> who :
        List.of(List.of("character", "monster"), List.of("monster", "character"))) {
      Drawn shut = Drawn.of(map.formatted("+", who.get(0), who.get(1)), ruleset);
      assertThat(shut.push('X', 1, 'W').choices()).containsExactly("-");
      Drawn open = Drawn.of(map.formatted("'", who.get(0), who.get(1)), ruleset);
      assertThat(open.push('X', 1, 'W').choices()).contains("d");
    }
    Drawn controlled = Drawn.of(map.formatted("+", "character", "monster"), ruleset);
    assertThat(controlled.controlled('W', 'X', 2).stops()).doesNotContain("d");
  }

  @RulesetTest
  @Rule("OVL-18")
  void anOpenedDoorIsLikeACorridorButInNeitherRoom(Ruleset ruleset) {
    Arena arena =
        Parties.of(
            ruleset,
            "B   #   A   d+  h   i",
            Arena.top(new Ability.Summon(SummonCard.of("Wolf", 4, 2, 2), 1)),
            Arena.bottom(Ability.move(2)));
    arena.rooms(RoomSetup.in(arena.hex('h')).build()).start().turnOf('A').choose("bottom 1");
    arena.walk('d', 'A');
    arena.choose("top 0");
    arena.chooseIfOffered(to(arena, 'd'));
    assertThat(arena.only("Wolf").hex()).as("an empty hex").isEqualTo(arena.hex('d'));
    Board board = arena.game.state().board();
    assertThat(board.room(board.at(arena.hex('d')))).isEqualTo(Board.NONE);
    assertThat(board.room(board.at(arena.hex('A'))))
        .isNotEqualTo(board.room(board.at(arena.hex('h'))));
  }

  @RulesetTest
  @Rule({"OVL-19a", "OVL-19b"})
  void aLockedDoorIsAWallForEverybody(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   d!  M\n  .   .\n\nC: character\nM: monster\n", ruleset);
    assertThat(drawn.move('C', 1).stops()).doesNotContain("d");
    assertThat(drawn.jump('C', 1).stops()).doesNotContain("d");
    assertThat(drawn.fly('C', 1).stops()).doesNotContain("d");
    Course aimed = drawn.aimed('C', Ability.attack(1, Aim.AS_USUAL.range(9)), 'M');
    assertThat(aimed.lost()).as("out of sight").isZero();
    Drawn open = Drawn.of("C   d'  M\n  .   .\n\nC: character\nM: monster\n", ruleset);
    assertThat(open.aimed('C', Ability.attack(1, Aim.AS_USUAL.range(9)), 'M').lost()).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"OVL-20", "OVL-11b"})
  void aMonsterOpensADoorOnlyIfItsCardSaysSo(Ruleset ruleset) {
    for (boolean says : new boolean[] {true, false}) {
      Arena arena =
          Parties.of(ruleset, "B   A   g   .   d+  h   i")
              .monster(
                  'g',
                  "Boss",
                  StatLine.of(9, 3, 1, 0),
                  MonsterCard.of(5, says ? new Ability.OpenDoor(Value.STAT) : Ability.move(3)));
      arena.rooms(RoomSetup.in(arena.hex('h')).loot(arena.hex('i')).build());
      arena.start().turnOf('A');
      assertThat(door(arena)).contains(says ? Door.OPEN : Door.CLOSED);
      assertThat(arena.events(Event.What.ROOM_REVEALED)).hasSize(says ? 2 : 1);
      assertThat(arena.only("Boss").hex().equals(arena.hex('d'))).isEqualTo(says);
    }
  }

  @RulesetTest
  @Rule("OVL-21")
  void anActivationMarkerShowsThatADoorIsOpen(Ruleset ruleset) {
    Arena arena = twoRooms(ruleset).start().turnOf('A');
    assertThat(arena.game.state().map().contents().markers()).isEmpty();
    Parties.walk(arena, "xd");
    assertThat(arena.game.state().map().contents().markers())
        .extracting(Marker::kind, Marker::hex)
        .containsExactly(tuple(Marker.Kind.ACTIVATION, arena.hex('d')));
  }

  @RulesetTest({Edition.GH, Edition.FH})
  void elsewhereNoMarkerIsNeeded(Ruleset ruleset) {
    Arena arena = twoRooms(ruleset).start().turnOf('A');
    Parties.walk(arena, "xd");
    assertThat(arena.game.state().map().contents().markers()).isEmpty();
  }

  @RulesetTest
  @Rule("OVL-22")
  void allDoorsWorkAlike(Ruleset ruleset) {
    for (String art : List.of("wooden door", "fog", "light")) {
      Arena arena = Parties.of(ruleset, "B   A   x   d   h   i   j");
      arena.room().tile(art, TileKind.DOOR, arena.hex('d'));
      arena.rooms(RoomSetup.in(arena.hex('h')).loot(arena.hex('i')).build());
      arena.start().turnOf('A');
      assertThat(door(arena)).contains(Door.CLOSED);
      Parties.walk(arena, "xdh");
      assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('h'));
      Hex loot = arena.hex('i');
      assertThat(arena.game.state().ground().tokens(arena.game.state().board().at(loot)))
          .isEqualTo(1);
    }
  }
}
