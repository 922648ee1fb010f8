package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Standees: their numbers, and who is placed when they run out. */
final class StandeesTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);
  private static final Map<Rank, StatLine> LINES = Map.of(Rank.NORMAL, WEAK, Rank.ELITE, WEAK);

  private static Arena type(Arena arena, String name, int standees, int initiative) {
    return arena.type(
        MonsterType.of(name, name + " deck", standees, LINES),
        new MonsterDeck(name + " deck", List.of(MonsterCard.of(initiative))));
  }

  @RulesetTest
  @Rule({"SET-17", "SPN-11", "MAP-14"})
  void numbersOfStandeesAreDrawnAtRandom(Ruleset ruleset) {
    Set<Integer> atStart = new TreeSet<>();
    Set<Integer> revealed = new TreeSet<>();
    Set<Integer> spawned = new TreeSet<>();
    for (long seed = 1; seed <= 12; seed++) {
      Arena arena = Parties.of(ruleset, "B   A   g   d+  h   i   j");
      type(arena, "Imp", 6, 50);
      arena.room().monster("Imp", arena.hex('g'), MonsterSymbol.of("white/white/white"));
      arena.rooms(
          RoomSetup.in(arena.hex('h'))
              .monster("Imp", arena.hex('i'), MonsterSymbol.of("white/white/white"))
              .build());
      arena.scenario(
          scenario ->
              scenario.with(
                  ScenarioRule.of(
                      "another one",
                      new Moment.RoundEnd(1),
                      new Deed.Spawn(
                          "Imp", MonsterSymbol.of("white/white/white"), arena.hex('j')))));
      arena.start(seed).turnOf('A');
      atStart.add(arena.only("Imp").nature().number());
      Parties.strike(arena, arena.only("Imp"));
      Parties.walk(arena, "gd");
      Watched second = arena.all("Imp").get(1);
      revealed.add(second.nature().number());
      Parties.finishRound(arena);
      Watched third = arena.all("Imp").get(2);
      spawned.add(third.nature().number());
      assertThat(third.nature().number()).isNotEqualTo(second.nature().number());
    }
    for (Set<Integer> numbers : List.of(atStart, revealed, spawned)) {
      assertThat(numbers).hasSizeGreaterThan(2).allMatch(number -> number >= 1 && number <= 6);
    }
  }

  @RulesetTest
  @Rule(value = "SET-17")
  void theNumberDecidesTheOrderOfTurns(Ruleset ruleset) {
    for (long seed = 1; seed <= 6; seed++) {
      Arena arena =
          Parties.of(ruleset, "B   A   g   h   i")
              .monster('g', "Guard", WEAK)
              .another('h', "Guard", Rank.NORMAL)
              .another('i', "Guard", Rank.NORMAL)
              .start(seed)
              .selectFirstTwo();
      Parties.finishRound(arena);
      List<Integer> numbers =
          arena.events(Event.What.TURN_STARTS).stream()
              .map(event -> arena.game.state().figure(event.who()))
              .filter(figure -> figure.nature().isMonster())
              .map(figure -> figure.nature().number())
              .toList();
      assertThat(numbers).hasSize(3).isSorted();
    }
  }

  /** Two standees for four places behind a door: elites at j and k, normal ones at h and i. */
  private static Arena shortage(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   d+  h   i   j   k");
    type(arena, "Imp", 2, 50);
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Imp", arena.hex('h'), MonsterSymbol.of("white/white/white"))
            .monster("Imp", arena.hex('i'), MonsterSymbol.of("white/white/white"))
            .monster("Imp", arena.hex('j'), MonsterSymbol.of("gold/gold/gold"))
            .monster("Imp", arena.hex('k'), MonsterSymbol.of("gold/gold/gold"))
            .build());
    arena.start().turnOf('A');
    Parties.walk(arena, "d");
    assertThat(arena.all("Imp")).hasSize(2);
    assertThat(arena.events(Event.What.NOT_PLACED)).hasSize(2);
    return arena;
  }

  private static List<Hex> hexes(Arena arena, String type) {
    return arena.all(type).stream().map(Watched::hex).toList();
  }

  @RulesetTest
  @Rule({"SET-18a", "OVL-13a"})
  void ifStandeesRunOutThoseNearTheCharacterArePlaced(Ruleset ruleset) {
    Arena arena = shortage(ruleset);
    assertThat(hexes(arena, "Imp")).containsExactlyInAnyOrder(arena.hex('h'), arena.hex('i'));
  }

  @RulesetTest
  @Rule({"SET-18b", "SET-18c", "OVL-13b", "OVL-13c"})
  void ifStandeesRunOutElitesArePlaced(Ruleset ruleset) {
    Arena arena = shortage(ruleset);
    assertThat(hexes(arena, "Imp")).containsExactlyInAnyOrder(arena.hex('j'), arena.hex('k'));
  }

  @RulesetTest
  @Rule(
      value = {"SET-18b", "OVL-13b"},
      in = Edition.FH)
  void amongElitesThoseNearAnEnemyArePlaced(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   d+  h   i   j   k");
    type(arena, "Imp", 1, 50);
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Imp", arena.hex('k'), MonsterSymbol.of("gold/gold/gold"))
            .monster("Imp", arena.hex('j'), MonsterSymbol.of("gold/gold/gold"))
            .build());
    arena.start().turnOf('A');
    Parties.walk(arena, "d");
    assertThat(arena.only("Imp").hex()).isEqualTo(arena.hex('j'));
  }

  @RulesetTest
  @Rule({"SPN-04c", "SPN-11", "OVL-13c"})
  void spawnsKeepToTheStandeesElitesFirst(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   .   h   i   j");
    type(arena, "Imp", 1, 50);
    boolean elites = ruleset != Ruleset.GLOOMHAVEN;
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "imps",
                    new Moment.RoundStart(1),
                    new Deed.Spawn("Imp", MonsterSymbol.of("white/white/white"), arena.hex('i')),
                    new Deed.Spawn("Imp", MonsterSymbol.of("gold/gold/gold"), arena.hex('j')))));
    arena.start().until(Prompt.Kind.CARDS);
    assertThat(arena.all("Imp")).hasSize(1);
    if (elites) {
      assertThat(arena.only("Imp").hex()).isEqualTo(arena.hex('j'));
      assertThat(arena.only("Imp").nature().rank()).isEqualTo(Rank.ELITE);
    }
  }

  @RulesetTest
  @Rule("SET-19")
  void basesNeverRunOut(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A   a   b   c   d   e   f   g   h   i   j");
    type(arena, "Imp", 10, 50);
    for (char at = 'a'; at <= 'j'; at++) {
      arena.room().monster("Imp", arena.hex(at), MonsterSymbol.of("gold/gold/gold"));
    }
    arena.start();
    assertThat(arena.all("Imp"))
        .hasSize(10)
        .allMatch(figure -> figure.nature().rank() == Rank.ELITE);
  }
}
