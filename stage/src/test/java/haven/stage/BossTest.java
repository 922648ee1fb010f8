package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Bosses and named monsters. */
final class BossTest {
  private static StatLine line(String hitPoints, int move, String attack) {
    return new StatLine(
        Formula.of(hitPoints),
        move,
        Formula.of(attack),
        0,
        1,
        List.of(),
        List.of(),
        Set.of(),
        List.of());
  }

  private static StatLine special(StatLine line, List<List<Ability>> specials) {
    return new StatLine(
        line.hitPoints(),
        line.move(),
        line.attack(),
        line.range(),
        line.targets(),
        line.riders(),
        line.traits(),
        line.immunities(),
        specials);
  }

  private static final String HALL = "A   B   C   D   .   .   g   .   .   h";

  /** A hall with so many heroes. */
  private static Arena hall(Ruleset ruleset, String picture, int heroes) {
    Arena arena = Arena.in(ruleset, picture);
    for (char name = 'A'; name < 'A' + heroes; name++) {
      arena.hero(name);
    }
    return arena;
  }

  @RulesetTest
  @Rule({"EX-BOS-01", "BOS-07"})
  void aNamedMonsterHasHitPointsByFormulaOfElites(Ruleset ruleset) {
    MonsterType bear =
        new MonsterType(
            "Polar Bear",
            "Bears",
            4,
            false,
            List.of(
                Map.of(Rank.ELITE, StatLine.of(1, 1, 1, 0)),
                Map.of(
                    Rank.ELITE,
                    StatLine.of(9, 3, 3, 0),
                    Rank.NAMED,
                    line("C * elite(Polar Bear)", 3, "3"))));
    for (int heroes = 2; heroes <= 4; heroes++) {
      Arena arena =
          hall(ruleset, HALL, heroes)
              .type(bear, new MonsterDeck("Bears", List.of(MonsterCard.of(50))))
              .another('g', "Polar Bear", Rank.NAMED)
              .start();
      assertThat(arena.only("Polar Bear").maxHitPoints()).isEqualTo(heroes * 9);
    }
  }

  @RulesetTest
  @Rule("BOS-11")
  void anObjectiveHasHitPointsByTheNumberOfCharactersAndNotByLevel(Ruleset ruleset) {
    for (int heroes = 2; heroes <= 4; heroes++) {
      for (int level : new int[] {0, 7}) {
        Arena arena = hall(ruleset, HALL, heroes).setup(setup -> setup.withLevel(level));
        arena
            .room()
            .objective(
                new ObjectiveSpec(
                    "Altar",
                    arena.hex('g'),
                    ObjectiveSpec.Purpose.DESTROY,
                    Formula.of("(2 * C) - 1"),
                    OptionalInt.empty()));
        arena.start();
        assertThat(arena.only("Altar").maxHitPoints()).isEqualTo(2 * heroes - 1);
      }
    }
  }

  private static MonsterType commander() {
    List<Map<Rank, StatLine>> lines = new ArrayList<>();
    int[] times = {8, 10, 12, 13};
    int[] move = {3, 3, 4, 4};
    int[] attack = {3, 3, 3, 4};
    for (int level = 0; level < times.length; level++) {
      lines.add(
          Map.of(
              Rank.BOSS,
              special(
                  line(times[level] + " * C", move[level], Integer.toString(attack[level])),
                  List.of(
                      List.of(new Ability.OpenDoor(Value.STAT)),
                      List.of(
                          new Ability.SummonMonster(
                              "Living Bones", MonsterSymbol.of("white/white/white"), 1))))));
    }
    return new MonsterType("Commander", "Boss", 1, false, lines);
  }

  private static Arena commander(Ruleset ruleset, String picture, Ability... abilities) {
    Arena arena =
        hall(ruleset, picture, 3)
            .type(commander(), new MonsterDeck("Boss", List.of(MonsterCard.of(50, abilities))))
            .type(
                MonsterType.of(
                    "Living Bones", "Bones", 10, Map.of(Rank.NORMAL, StatLine.of(5, 1, 1, 0))),
                new MonsterDeck("Bones", List.of(MonsterCard.of(60))))
            .another('g', "Commander", Rank.BOSS);
    return arena;
  }

  @RulesetTest
  @Rule({"EX-BOS-02", "BOS-04", "BOS-08"})
  void theBanditCommanderHasItsValuesAndAttacks(Ruleset ruleset) {
    Arena arena =
        commander(
                ruleset,
                "g   .   .   .   A   .   B   .   C",
                new Ability.Move(Value.STAT, false),
                new Ability.Attack(Value.STAT, Aim.AS_USUAL, List.of()))
            .start();
    Watched boss = arena.only("Commander");
    assertThat(boss.maxHitPoints()).isEqualTo(30);
    assertThat(boss.nature().stats().move()).isEqualTo(3);
    arena.turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3);
  }

  @RulesetTest
  @Rule({"EX-BOS-02", "BOS-04"})
  void theFirstSpecialOpensTheNearestDoor(Ruleset ruleset) {
    Arena arena =
        commander(ruleset, "k   +   A   B   C   .   g   .   .   x+  .   h", new Ability.Special(1));
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Living Bones", arena.hex('h'), MonsterSymbol.of("white/white/white"))
            .build(),
        RoomSetup.in(arena.hex('k')).build());
    arena.start();
    assertThat(arena.all("Living Bones")).isEmpty();
    arena.turnOf('A');
    assertThat(arena.only("Commander").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.events(Event.What.DOOR_OPENED)).hasSize(1);
    assertThat(arena.only("Living Bones").hex()).isEqualTo(arena.hex('h'));
  }

  @RulesetTest
  @Rule({"EX-BOS-02", "BOS-04"})
  void theFirstSpecialOpensADoorBehindAnAllyWhoIsInTheWay(Ruleset ruleset) {
    Arena arena =
        commander(ruleset, "A   B   C   .   .   g   .   l   x+  .   h", new Ability.Special(1));
    arena.another('l', "Living Bones", Rank.NORMAL);
    arena.rooms(RoomSetup.in(arena.hex('h')).build());
    arena.start().turnOf('A');
    assertThat(arena.events(Event.What.DOOR_OPENED)).hasSize(1);
    assertThat(arena.only("Commander").hex()).isEqualTo(arena.hex('x'));
    assertThat(arena.only("Living Bones").hex()).isEqualTo(arena.hex('l'));
  }

  @RulesetTest
  @Rule({"EX-BOS-02", "BOS-04"})
  void theSecondSpecialSummons(Ruleset ruleset) {
    Arena arena =
        commander(ruleset, "g   x   .   .   A   .   B   .   C", new Ability.Special(2))
            .start()
            .turnOf('A');
    assertThat(arena.only("Living Bones").hex()).isEqualTo(arena.hex('x'));
  }

  @RulesetTest
  @Rule({"EX-BOS-03", "BOS-07"})
  void aBossScalesWithTheNumberOfCharacters(Ruleset ruleset) {
    for (int heroes : new int[] {2, 4}) {
      Arena arena =
          hall(ruleset, HALL, heroes)
              .type(
                  new MonsterType(
                      "Frozen Fist",
                      "Boss",
                      1,
                      false,
                      List.of(
                          Map.of(Rank.BOSS, line("1", 1, "1")),
                          Map.of(Rank.BOSS, line("C * 15", 3, "C * 2")))),
                  new MonsterDeck("Boss", List.of(MonsterCard.of(50))))
              .another('g', "Frozen Fist", Rank.BOSS)
              .start();
      Watched boss = arena.only("Frozen Fist");
      assertThat(boss.hitPoints()).isEqualTo(heroes * 15);
      assertThat(boss.nature().stats().attack()).isEqualTo(heroes * 2);
      assertThat(boss.nature().stats().move()).isEqualTo(3);
    }
  }

  @RulesetTest
  @Rule({"BOS-05", "BOS-06"})
  void aBossHasBossValuesAndItsImmunities(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.gives(Condition.STUN))))
            .hero('B')
            .monster(
                'g', "Warlord", Rank.BOSS, line("C * 5 + L", 3, "L + 1").immune(Condition.STUN))
            .start()
            .turnOf('A');
    Watched boss = arena.only("Warlord");
    assertThat(boss.maxHitPoints()).isEqualTo(2 * 5 + 1);
    assertThat(boss.nature().stats().attack()).isEqualTo(2);
    arena.choose("top 0");
    arena.choose(arena.at(boss));
    arena.until(prompt -> prompt.kind() == Prompt.Kind.ACTION);
    assertThat(boss.has(Condition.STUN)).isFalse();
    assertThat(arena.lost(boss)).isEqualTo(1);
  }

  @RulesetTest
  @Rule({"BOS-01", "BOS-03"})
  void namedMonstersAndBossesAreNeitherNormalNorElite(Ruleset ruleset) {
    for (Rank rank : new Rank[] {Rank.NAMED, Rank.BOSS}) {
      Arena arena =
          Arena.in(ruleset, "h   g   A   .   i   B")
              .hero(
                  'A',
                  Arena.top(
                      Ability.attack(
                          1,
                          Aim.AS_USUAL.range(2),
                          Rider.when(new Check.TargetRank(Rank.NORMAL), Rider.plus(5)),
                          Rider.when(new Check.TargetRank(Rank.ELITE), Rider.plus(3)))),
                  Arena.bottom(
                      Ability.attack(
                          1, Aim.AS_USUAL.range(4).only(new Check.TargetRank(Rank.NORMAL)))))
              .hero('B')
              .monster('g', "Warlord", rank, StatLine.of(20, 1, 1, 0))
              .monster('h', "Guard", StatLine.of(20, 1, 1, 0))
              .start()
              .turnOf('A');
      Watched warlord = arena.only("Warlord");
      arena.choose("top 0");
      arena.choose(arena.at(warlord));
      assertThat(arena.lost(warlord)).isEqualTo(1);
      arena.until(Prompt.Kind.ACTION, "A");
      arena.choose("bottom 1");
      assertThat(arena.prompt().options())
          .contains(arena.at(arena.only("Guard")))
          .doesNotContain(arena.at(warlord));
    }
  }

  @RulesetTest
  @Rule({"BOS-02", "MON-13"})
  void aNamedMonsterActsBeforeTheElitesOfItsType(Ruleset ruleset) {
    for (long seed = 1; seed < 10; seed++) {
      Arena arena =
          Arena.in(ruleset, "A   B   .   .   g   h   i")
              .hero('A')
              .hero('B')
              .monster('g', "Bear", Rank.ELITE, StatLine.of(20, 1, 1, 0))
              .another('h', "Bear", Rank.NAMED)
              .another('i', "Bear", Rank.NORMAL)
              .start(seed)
              .turnOf('A');
      assertThat(arena.turns().subList(0, 3))
          .map(name -> arena.figure(name).nature().rank())
          .containsExactly(Rank.NAMED, Rank.ELITE, Rank.NORMAL);
    }
  }

  @RulesetTest
  @Rule("BOS-09")
  void exhaustedCharactersStillCount(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B   y   x+  .   h")
            .hero('A')
            .hero('B', Arena.top(), Arena.bottom(Ability.move(2)))
            .monster('g', "Brute", line("10", 1, "9"), MonsterCard.of(10, Ability.attack(90)))
            .type(
                MonsterType.of("Warlord", "Boss", 1, Map.of(Rank.BOSS, line("C * 10", 1, "C"))),
                new MonsterDeck("Boss", List.of(MonsterCard.of(50))));
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Warlord", arena.hex('h'), MonsterSymbol.of("red/red/red"))
            .build());
    arena.start().turnOf('B');
    assertThat(arena.figure("A").isGone()).isTrue();
    arena.choose("bottom 1");
    arena.choose(new Choice.To(arena.hex('y')));
    arena.choose(new Choice.To(arena.hex('x')));
    assertThat(arena.only("Warlord").maxHitPoints()).isEqualTo(20);
    assertThat(arena.only("Warlord").nature().stats().attack()).isEqualTo(2);
  }

  @RulesetTest
  @Rule("BOS-10")
  void obstaclesAndNamedMonstersHaveHitPointsByFormula(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   .   .   g   .   o")
            .hero('A')
            .hero('B')
            .monster('g', "Captain", Rank.NAMED, line("4 + L * C", 1, "1"));
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                ObjectiveSpec.Purpose.DESTROY,
                Formula.of("(2 + L) * C"),
                OptionalInt.empty()));
    arena.start();
    assertThat(arena.only("Captain").maxHitPoints()).isEqualTo(4 + 2);
    assertThat(arena.figure("Altar").maxHitPoints()).isEqualTo(3 * 2);
  }
}
