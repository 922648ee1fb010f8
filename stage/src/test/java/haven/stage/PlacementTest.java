package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Door;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.attack.Deaths;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.mind.SharedMind;
import haven.play.monster.CardReadings;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is put on the map: at set-up, behind doors, and by the rules of the scenario. */
final class PlacementTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);
  private static final Map<Rank, StatLine> LINES = Map.of(Rank.NORMAL, WEAK, Rank.ELITE, WEAK);

  private static Arena type(Arena arena, String name, int standees, int initiative) {
    return arena.type(
        MonsterType.of(name, name + " deck", standees, LINES),
        new MonsterDeck(name + " deck", List.of(MonsterCard.of(initiative))));
  }

  private static List<String> ranks(Ruleset ruleset, String colours) {
    StringBuilder all = new StringBuilder();
    for (int number = 2; number <= 4; number++) {
      Arena arena = Arena.in(ruleset, "A   B   C   D   .   p").hero('A').hero('B');
      for (char more = 'C'; more < 'A' + number; more++) {
        arena.hero(more);
      }
      type(arena, "Priest", 6, 50);
      arena.room().monster("Priest", arena.hex('p'), MonsterSymbol.of(colours));
      arena.start();
      List<Watched> placed = arena.all("Priest");
      all.append(placed.isEmpty() ? "none" : placed.getFirst().nature().rank()).append(' ');
    }
    return List.of(all.toString().trim().split(" "));
  }

  @RulesetTest
  @Rule({"EX-SET-01", "SET-15a", "MAP-13b", "EX-MAP-03"})
  void theBarsSayWhoIsPlaced(Ruleset ruleset) {
    assertThat(ranks(ruleset, "white/yellow/yellow")).containsExactly("NORMAL", "ELITE", "ELITE");
    assertThat(ranks(ruleset, "black/yellow/white")).containsExactly("none", "ELITE", "NORMAL");
  }

  @RulesetTest
  @Rule({"EX-SET-02", "SET-15b", "SET-15c", "MAP-13a", "EX-MAP-02"})
  void theColoursSayWhoIsPlaced(Ruleset ruleset) {
    assertThat(ranks(ruleset, "black/white/gold")).containsExactly("none", "NORMAL", "ELITE");
  }

  @RulesetTest
  @Rule({"SET-16", "SPN-02", "MAP-15"})
  void exhaustedCharactersStillCountWhenARoomIsRevealed(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "C   B   A   d+  h   i")
            .hero('A', Arena.top(), Arena.bottom(Ability.move(3)))
            .hero('B')
            .hero('C')
            .hitPoints('C', 1)
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "bite", new Moment.RoundStart(1), new Deed.Count("bites", 1))));
    type(arena, "Imp", 6, 50);
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Imp", arena.hex('i'), MonsterSymbol.of("black/gold/black"))
            .tile("rock", TileKind.OBSTACLE, arena.hex('h'))
            .build());
    arena.start();
    Deaths.exhaust(
        new Play(
            arena.game.state(), new Play.Workshop(new SharedMind(), new CardReadings(), false)),
        arena.game.state().hero(2),
        Cite.EXHAUSTED_BY_DAMAGE);
    arena.choose(new Choice.Cards(0, 1));
    arena.choose(new Choice.Cards(0, 1));
    if (arena.game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.CARDS) {
      arena.choose(prompt.options().getFirst()); // the prompt was there before the exhaustion
    }
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.all("Imp")).isEmpty();
    Parties.walk(arena, "d");
    assertThat(arena.only("Imp").nature().rank()).as("as for three").isEqualTo(Rank.ELITE);
    assertThat(terrain(arena, 'h')).isEqualTo(Terrain.OBSTACLE);
  }

  private static Terrain terrain(Arena arena, char hex) {
    return arena.game.state().ground().at(arena.game.state().board().at(arena.hex(hex)));
  }

  private static int tokens(Arena arena, char hex) {
    return arena.game.state().ground().tokens(arena.game.state().board().at(arena.hex(hex)));
  }

  private static List<Hex> hexes(Arena arena, String type) {
    return arena.all(type).stream().map(Watched::hex).toList();
  }

  @RulesetTest
  @Rule({"SET-22", "SET-23", "MAP-12a", "MAP-12b", "OVL-12"})
  void tokensAndTilesArePlacedWithTheirRoom(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   x$  d+  h   i");
    arena.room().tile("thorns", TileKind.DIFFICULT, arena.hex('x'));
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .loot(arena.hex('h'))
            .tile("pit", TileKind.TRAP, arena.hex('i'))
            .build());
    arena.start().turnOf('A');
    assertThat(tokens(arena, 'x')).isEqualTo(1);
    assertThat(terrain(arena, 'x')).isEqualTo(Terrain.DIFFICULT);
    assertThat(tokens(arena, 'h')).isZero();
    assertThat(terrain(arena, 'i')).isEqualTo(Terrain.NONE);
    Parties.walk(arena, "xd");
    assertThat(tokens(arena, 'h')).isEqualTo(1);
    assertThat(terrain(arena, 'i')).isEqualTo(Terrain.TRAP);
  }

  @RulesetTest
  @Rule({"SET-21", "SCN-08", "SCM-03", "SCM-06a"})
  void greenIconsGetATokenThatIsInNobodysWay(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   a   b   .   g").monster('g', "Guard", WEAK);
    MapToken reminder = new MapToken(MapToken.Kind.SCENARIO_AID_TOKEN, MapToken.Meaning.REMINDER);
    arena
        .room()
        .marked(new MarkedHex("a", arena.hex('a'), Optional.of(reminder)))
        .marked(new MarkedHex("b", arena.hex('b'), Optional.empty()));
    arena
        .map(map -> map.withSpecialRules(Map.of("a", "a place", "b", "another place")))
        .scenario(
            scenario ->
                scenario.with(
                    ScenarioRule.of(
                        "spawn",
                        new Moment.RoundStart(1),
                        new Deed.Spawn(
                            "Guard", MonsterSymbol.of("white/white/white"), arena.hex('a')))))
        .start();
    assertThat(arena.game.state().map().contents().markers())
        .extracting(marker -> marker.hex())
        .containsExactly(arena.hex('a'));
    assertThat(hexes(arena, "Guard"))
        .as("the hex with the token is empty")
        .containsExactlyInAnyOrder(arena.hex('g'), arena.hex('a'));
  }

  @RulesetTest
  @Rule({"SCN-09", "SCM-05"})
  void tokensMarkSpawnPointsAndStandForLoot(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   a   b   .   g").monster('g', "Guard", WEAK);
    arena
        .room()
        .marked(
            new MarkedHex(
                "a",
                arena.hex('a'),
                Optional.of(
                    new MapToken(MapToken.Kind.SCENARIO_AID_TOKEN, MapToken.Meaning.REMINDER))))
        .marked(
            new MarkedHex(
                "b",
                arena.hex('b'),
                Optional.of(new MapToken(MapToken.Kind.OBJECTIVE_TOKEN, MapToken.Meaning.LOOT))));
    arena.map(map -> map.withSpecialRules(Map.of("a", "a spawn point", "b", "loot"))).start();
    assertThat(arena.game.state().map().contents().markers()).hasSize(2);
    assertThat(tokens(arena, 'b')).isEqualTo(1);
    assertThat(tokens(arena, 'a')).isZero();
    arena.turnOf('A');
    Parties.walk(arena, "ab");
    arena.choose("no");
    assertThat(tokens(arena, 'b')).isZero();
    assertThat(arena.game.state().story().lootedTokens()).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"SPN-01", "SPN-02", "SPN-03", "SCN-16", "OVL-11a", "OVL-11b", "OVL-12"})
  void aRoomIsRevealedInTheMiddleOfAMoveWhichThenGoesOn(Ruleset ruleset) {
    Arena arena =
        Parties.of(
            ruleset,
            "B   A   d+  h   i   j",
            Arena.top(Ability.attack(50)),
            Arena.bottom(Ability.move(3)));
    type(arena, "Imp", 6, 50);
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Imp", arena.hex('j'), MonsterSymbol.of("white/white/white"))
            .loot(arena.hex('h'))
            .build());
    arena.start().turnOf('A');
    arena.choose("bottom 1");
    arena.choose(new Choice.To(arena.hex('d')));
    assertThat(arena.only("Imp").hex()).isEqualTo(arena.hex('j'));
    assertThat(tokens(arena, 'h')).isEqualTo(1);
    assertThat(arena.game.state().board().door(arena.game.state().board().at(arena.hex('d'))))
        .contains(Door.OPEN);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    arena.choose(new Choice.To(arena.hex('h')));
    arena.choose(new Choice.To(arena.hex('i')));
    assertThat(arena.prompt().kind()).as("three points, no more").isEqualTo(Prompt.Kind.ACTION);
    Parties.strike(arena, arena.only("Imp"));
    assertThat(arena.only("Imp").isGone()).isTrue();
  }

  @RulesetTest
  @Rule({"SPN-04a", "SPN-04b", "SCM-09"})
  void aSpawnComesToTheNearestEmptyHex(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   g   x   .   y").monster('g', "Guard", WEAK);
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "more",
                    new Moment.RoundStart(1),
                    new Deed.Spawn("Guard", symbol(ruleset), arena.hex('y'))),
                ScenarioRule.of(
                    "and more",
                    new Moment.RoundStart(2),
                    new Deed.Spawn("Guard", symbol(ruleset), arena.hex('g')))));
    arena.start();
    assertThat(hexes(arena, "Guard")).containsExactly(arena.hex('g'), arena.hex('y'));
    Parties.finishRound(arena.selectFirstTwo());
    arena.until(Prompt.Kind.CARDS);
    assertThat(hexes(arena, "Guard").get(2)).isEqualTo(arena.hex('x'));
  }

  private static MonsterSymbol symbol(Ruleset ruleset) {
    return ruleset.hexes().setUp().oneOpenRoom()
        ? new MonsterSymbol.Stone("blue")
        : MonsterSymbol.of("white/white/white");
  }

  @RulesetTest
  @Rule({"SPN-05", "SPN-06", "SPN-07"})
  void whoIsSpawnedDuringTheRoundActsInIt(Ruleset ruleset) {
    for (boolean atTheEnd : List.of(true, false)) {
      Arena arena = Parties.of(ruleset, "B   A   g   .   .   y").monster('g', "Guard", WEAK);
      type(arena, "Imp", 6, 60);
      Moment moment = atTheEnd ? new Moment.RoundEnd(1) : new Moment.Died("Guard");
      arena.scenario(
          scenario ->
              scenario.with(
                  ScenarioRule.of(
                      "revenge", moment, new Deed.Spawn("Imp", symbol(ruleset), arena.hex('y')))));
      arena.start().turnOf('A');
      Parties.strike(arena, arena.only("Guard"));
      assertThat(arena.all("Imp")).hasSize(atTheEnd ? 0 : 1);
      Parties.finishRound(arena);
      Watched imp = arena.only("Imp");
      long turns =
          arena.events(Event.What.TURN_STARTS).stream()
              .filter(event -> event.who().equals(imp.id()))
              .count();
      assertThat(turns).isEqualTo(atTheEnd ? 0 : 1);
      long cards =
          arena.events(Event.What.MONSTER_CARD).stream()
              .filter(event -> event.words().startsWith("Imp"))
              .count();
      assertThat(cards).as("a card is drawn for its turn").isEqualTo(atTheEnd ? 0 : 1);
      Parties.finishRound(arena.selectFirstTwo());
      assertThat(
              arena.events(Event.What.TURN_STARTS).stream()
                  .filter(event -> event.who().equals(imp.id())))
          .hasSize(atTheEnd ? 1 : 2);
    }
  }

  @RulesetTest
  @Rule({"EX-SPN-01", "EX-OVL-01"})
  void newMonstersActDirectlyAfterTheOneWhoRevealsThem(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "a   B   A   x   d+  h   i   j   k   l   m")
            .hero('A', Arena.card("Slow", 67, action(), action(Ability.move(4))))
            .hero('B');
    type(arena, "Archer", 3, 44);
    type(arena, "Imp", 6, 24);
    MonsterSymbol white = MonsterSymbol.of("white/white/white");
    arena.room().monster("Archer", arena.hex('a'), white);
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Archer", arena.hex('j'), white)
            .monster("Archer", arena.hex('k'), white)
            .monster("Archer", arena.hex('l'), white)
            .monster("Imp", arena.hex('m'), white)
            .build());
    arena.start();
    arena.choose(new Choice.Cards(0, 1));
    arena.choose(new Choice.Cards(0, 1));
    arena.until(Prompt.Kind.ACTION, "A");
    arena.choose("bottom 0");
    arena.choose(new Choice.To(arena.hex('x')));
    arena.choose(new Choice.To(arena.hex('d')));
    assertThat(arena.all("Archer")).as("two standees were left").hasSize(3);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    arena.choose(new Choice.To(arena.hex('h')));
    arena.choose(new Choice.To(arena.hex('i')));
    arena.choose("no");
    Parties.finishRound(arena);
    List<String> turns =
        arena.events(Event.What.TURN_STARTS).stream()
            .map(event -> arena.game.state().figure(event.who()).nature().group())
            .toList();
    assertThat(turns).containsExactly("Archer", "A", "Imp", "Archer", "Archer", "B");
  }

  private static CardAction action(Ability... abilities) {
    return CardAction.of(abilities);
  }

  private static Arena linked(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   a   #   b   .   g")
            .monster(
                'g',
                "Guard",
                StatLine.of(10, 2, 1, 0),
                MonsterCard.of(
                    50,
                    new Ability.Move(Value.STAT, false),
                    new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of())));
    return arena
        .map(
            map ->
                new ScenarioMap(
                    map.mapTiles().more().link(arena.hex('a'), arena.hex('b')).build(),
                    map.rooms(),
                    map.starts(),
                    map.plates(),
                    map.links(),
                    map.escapes(),
                    map.specialRules(),
                    map.exemptions()))
        .start()
        .turnOf('A');
  }

  @RulesetTest
  @Rule({"SCN-02", "SCM-01"})
  void linkedHexesAreAdjacentForMovementAndFocusNotForSight(Ruleset ruleset) {
    Arena arena = linked(ruleset);
    var scene = arena.game.state().scene();
    var board = scene.board();
    assertThat(scene.sight().sees(board.at(arena.hex('a')), board.at(arena.hex('b')))).isFalse();
    Parties.walk(arena, "ab");
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('b'));

    Arena other = linked(ruleset);
    other.choose("no");
    Parties.finishRound(other);
    assertThat(other.events(Event.What.FOCUSED))
        .extracting(Event::whom)
        .containsExactly(other.figure("A").id());
    assertThat(other.only("Guard").hex()).isEqualTo(other.hex('b'));
    assertThat(other.events(Event.What.ATTACKED)).as("it does not see A from there").isEmpty();
  }
}
