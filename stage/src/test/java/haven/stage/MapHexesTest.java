package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.board.Hex;
import haven.board.Layout;
import haven.board.MapTile;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Count;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.BattleGoal;
import haven.model.card.SummonCard;
import haven.model.map.HexEffect;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** MAP: hexes, walls, and who is where; OVL-04: which hexes are negative. */
final class MapHexesTest {
  private static final StatLine GUARD = StatLine.of(9, 3, 1, 0);

  @RulesetTest
  @Rule("MAP-03")
  void aMapTileByItselfIsEmpty(Ruleset ruleset) {
    for (boolean furnished : new boolean[] {false, true}) {
      Arena arena =
          Parties.of(
              ruleset,
              """
                a   b
              c   A   d   B
                e   f
              """,
              Arena.top(new Ability.Summon(SummonCard.of("Wolf", 4, 2, 2), 1)),
              Arena.bottom(Ability.move(6)));
      if (furnished) {
        arena.room().tile("rock", TileKind.OBSTACLE, arena.hex('b'));
      }
      MapTile tile = MapTile.of("L1", arena.setup().scenario().map().mapTiles().floor());
      arena.map(
          map ->
              new ScenarioMap(
                  Layout.builder().tile(tile, new Hex(0, 0), 0).build(),
                  map.rooms(),
                  map.starts(),
                  map.plates(),
                  map.links(),
                  map.escapes(),
                  map.specialRules(),
                  map.exemptions()));
      arena.start().turnOf('A').choose("top 0");
      assertThat(hexes(arena)).hasSize(furnished ? 5 : 6);
      arena.choose(new Choice.To(arena.hex('a')));
      assertThat(arena.game.state().board().cells()).as("the border is no floor").isEqualTo(8);
    }
  }

  private static List<Hex> hexes(Arena arena) {
    List<Hex> found = new ArrayList<>();
    for (Choice option : arena.prompt().options()) {
      if (option instanceof Choice.To(Hex hex)) {
        found.add(hex);
      }
    }
    return found;
  }

  @RulesetTest
  @Rule("MAP-05")
  void noMovementCrossesAWallButATeleport(Ruleset ruleset) {
    for (String wall : new String[] {"C  |a   .", "C   #   a"}) {
      Drawn drawn = Drawn.of(wall + "\n\nC: character\n", ruleset);
      assertThat(drawn.move('C', 3).stops()).isEmpty();
      assertThat(drawn.jump('C', 3).stops()).isEmpty();
      assertThat(drawn.fly('C', 3).stops()).isEmpty();
    }
    Drawn around = Drawn.of("C  |a   .\n  .   .\n\nC: character\n", ruleset);
    assertThat(around.teleport('C', 1).destinations()).contains("a");
    for (String traits : new String[] {"", ", flying"}) {
      Drawn pushed = Drawn.of("C   M  |a   .\n\nC: character\nM: monster" + traits + "\n", ruleset);
      assertThat(pushed.push('C', 1, 'M').choices()).containsExactly("-");
      Drawn against = Drawn.of("C   M   #\n\nC: character\nM: monster" + traits + "\n", ruleset);
      assertThat(against.push('C', 1, 'M').choices()).containsExactly("-");
    }
    Drawn ice = Drawn.of("C   a= |b   .\n\nC: character\n", ruleset);
    assertThat(ice.move('C', 1).along("a")).as("no slide into the wall").isEqualTo("a");
  }

  /** All six hexes around A are adjacent, and no others. */
  @RulesetTest
  @Rule("MAP-01")
  void sixHexesAreAdjacent(Ruleset ruleset) {
    Arena arena =
        Parties.of(
                ruleset,
                """
                .   a   b   .
                  c   A   d   g
                .   e   f   h   B
                """,
                Arena.top(Ability.give(Condition.WOUND, Aim.AS_USUAL.adjacently().targets(9))))
            .monster('a', "Guard", GUARD, MonsterCard.of(99));
    for (char at : "bcdefgh".toCharArray()) {
      arena.another(at, "Guard", Rank.NORMAL);
    }
    arena.start().turnOf('A').choose("top 0");
    List<Hex> adjacent = new ArrayList<>();
    arena.offeredFigures().forEach(guard -> adjacent.add(guard.hex()));
    assertThat(adjacent)
        .containsExactlyInAnyOrderElementsOf(
            "abcdef".chars().mapToObj(letter -> arena.hex((char) letter)).toList());
  }

  @RulesetTest
  @Rule("MAP-09")
  void noHexEverHoldsTwoFiguresButInPassing(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   F   a   M\n\nC: character\nF: ally\nM: monster\n", ruleset);
    assertThat(drawn.move('C', 3).stops()).isEqualTo("a");
    assertThat(drawn.jump('C', 3).stops()).isEqualTo("a");
    assertThat(drawn.fly('C', 3).stops()).isEqualTo("a");
    assertThat(drawn.teleport('C', 3).destinations()).isEqualTo("a");
    assertThat(drawn.move('C', 2).along("Fa")).as("in passing").isEqualTo("F, a");
    Drawn row = Drawn.of("C   M   N   a\n\nC: character\nM: monster\nN: monster\n", ruleset);
    assertThat(row.push('C', 1, 'M').choices()).containsExactly("-");
    assertThat(row.pull('C', 9, 'N').choices()).containsExactly("-");
  }

  @RulesetTest
  @Rule("MAP-09")
  void aMonsterPassesAnotherButDoesNotStopThere(Ruleset ruleset) {
    for (int move : new int[] {1, 3}) {
      Arena arena =
          Parties.of(ruleset, "g   h   x   y   A   B")
              .monster(
                  'g',
                  "Guard",
                  StatLine.of(9, move, 1, 0),
                  MonsterCard.of(
                      5, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT)))
              .monster('h', "Post", GUARD, MonsterCard.of(6));
      arena.start().turnOf('A');
      assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex(move == 1 ? 'g' : 'y'));
      assertThat(arena.only("Post").hex()).isEqualTo(arena.hex('h'));
    }
  }

  /** An ability for adjacent figures reaches oneself; what is counted next to one does not. */
  @RulesetTest
  @Rule("MAP-10")
  void onesOwnHexIsAdjacentWhenTargetsAreChosen(Ruleset ruleset) {
    Aim near = Aim.AS_USUAL.adjacently().at(Affects.ALLIES_OR_SELF);
    Arena arena =
        Parties.of(ruleset, "A   x   y   B   .   g", Arena.top(Ability.heal(2, near)))
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    assertThat(arena.offeredFigures()).containsExactly(arena.figure("A"));
    Rider plus = new Rider.Plus(Value.per(Count.ALLIES_ADJACENT, 3));
    Rider alone = new Rider.When(List.of(Check.Fact.TARGET_ADJACENT_TO_ALLY), List.of(plus));
    Arena counted =
        Parties.of(
                ruleset,
                "A   g   .   .   B",
                Arena.top(Ability.attack(1, Aim.AS_USUAL, plus, alone)))
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    Parties.strike(counted, counted.only("Guard"));
    counted.asIs();
    assertThat(counted.lost(counted.only("Guard"))).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL})
  void elsewhereOnesOwnHexIsNotAdjacent(Ruleset ruleset) {
    Aim near = Aim.AS_USUAL.adjacently().at(Affects.ALLIES_OR_SELF);
    Arena arena =
        Parties.of(ruleset, "A   B   y   .   g", Arena.top(Ability.heal(2, near)))
            .monster('g', "Guard", GUARD, MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    assertThat(arena.offeredFigures()).doesNotContain(arena.figure("A"));
  }

  @RulesetTest
  @Rule("MAP-11")
  void aCardIsOneRoomWithoutWallsAndNobodyLeavesIt(Ruleset ruleset) {
    for (String refused :
        List.of(
            "A   s|  b",
            "A   s   #",
            "A   s+  b",
            "A   s   :",
            "A   s       b",
            "A   s|  b\n  .   .   .")) {
      assertThatExceptionOfType(Refused.class)
          .as(refused)
          .isThrownBy(() -> Parties.of(ruleset, refused).start())
          .matches(it -> it.rule().text().equals("MAP-11"));
    }
    Drawn drawn = Drawn.of("C   M\n  a\n\nC: character\nM: monster, flying\n", ruleset);
    assertThat(drawn.push('C', 2, 'M').choices()).containsExactly("-");
    assertThat(drawn.fly('C', 5).stops()).isEqualTo("a");
  }

  @RulesetTest
  @Rule("MAP-13c")
  void eachMonsterHexGetsOneStoneWithoutRank(Ruleset ruleset) {
    for (String colour : List.of("red", "green", "blue")) {
      Arena arena =
          Parties.of(ruleset, "A   .   g   h").monster('g', "Guard", GUARD, MonsterCard.of(99));
      arena.room().monster("Guard", arena.hex('h'), new MonsterSymbol.Stone(colour));
      arena.start();
      assertThat(arena.all("Guard")).hasSize(2);
      assertThat(arena.all("Guard")).allMatch(figure -> figure.nature().rank() == Rank.NORMAL);
      assertThat(arena.all("Guard"))
          .extracting(Watched::hex)
          .containsExactly(arena.hex('g'), arena.hex('h'));
    }
  }

  @RulesetTest
  @Rule("OVL-05b")
  void aCardHasOneStartingHex(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "x   A   y");
    arena.game = Arena.begin(arena.setup(), 1);
    assertThat(arena.figure("A").hex()).as("without asking").isEqualTo(arena.hex('A'));
    for (String starts : new String[] {"xA", ""}) {
      Arena other = Parties.of(ruleset, "x   A   y");
      other.map(
          map -> {
            List<Hex> hexes = new ArrayList<>();
            starts.chars().forEach(letter -> hexes.add(other.hex((char) letter)));
            return new ScenarioMap(
                map.mapTiles(),
                map.rooms(),
                hexes,
                map.plates(),
                map.links(),
                map.escapes(),
                map.specialRules(),
                map.exemptions());
          });
      assertThatExceptionOfType(Refused.class)
          .isThrownBy(other::start)
          .matches(it -> it.rule().text().equals("OVL-05b"));
    }
  }

  @RulesetTest
  @Rule({"SCM-06a", "SCM-06b"})
  void aMarkedHexIsExplainedByASpecialRule(Ruleset ruleset) {
    for (boolean explained : new boolean[] {true, false}) {
      Arena arena = Parties.of(ruleset, "A   x   B   .");
      arena.room().marked(new MarkedHex("a", arena.hex('x'), Optional.empty()));
      if (explained) {
        arena.map(map -> map.withSpecialRules(Map.of("a", "the way out")));
        arena.start();
        assertThat(arena.game.state().map().contents().markers()).as("a grey icon").isEmpty();
      } else {
        assertThatExceptionOfType(Refused.class)
            .isThrownBy(arena::start)
            .matches(it -> it.rule().text().startsWith("SCM-06"));
      }
    }
  }

  /** A monster goes round a trap or a hazard, and through everything else. */
  @RulesetTest
  @Rule("OVL-04")
  void monstersAvoidTrapsAndHazardsOnly(Ruleset ruleset) {
    String signs = Parties.isForTwo(ruleset) ? " ^*_" : " *_";
    for (char sign : signs.toCharArray()) {
      Arena arena =
          Parties.of(
                  ruleset,
                  """
                  g   n?  y   A   B
                    x   .   .
                  """
                      .replace('?', sign))
              .monster(
                  'g',
                  "Guard",
                  GUARD,
                  MonsterCard.of(
                      5, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT)));
      arena.start().selectFirstTwo().answering(Answers.Policy.LITTLE);
      arena.until(Prompt.Kind.ACTION, "A");
      assertThat(arena.story(arena.only("Guard"), Event.What.MOVED))
          .as("by " + sign)
          .hasSize(sign == '^' || sign == '*' ? 3 : 2);
      assertThat(arena.lost(arena.only("Guard"))).isZero();
    }
  }

  /** Whoever pushes a monster to its death in a negative hex has killed it. */
  @RulesetTest
  @Rule("OVL-04")
  void whoeverLeadsAMonsterIntoOneIsCredited(Ruleset ruleset) {
    TileKind[] kinds =
        Parties.isForTwo(ruleset)
            ? new TileKind[] {TileKind.TRAP, TileKind.HAZARD}
            : new TileKind[] {TileKind.HAZARD};
    for (TileKind kind : kinds) {
      Arena arena =
          Parties.of(
                  ruleset, "B   A   g   x   .", Arena.top(Ability.push(1, Aim.AS_USUAL.range(1))))
              .monster('g', "Guard", StatLine.of(1, 0, 0, 0), MonsterCard.of(99));
      arena.room().tile("pit", kind, arena.hex('x'), HexEffect.of(List.of("damage 5")));
      arena.start().turnOf('A').choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      arena.until(prompt -> arena.only("Guard").isGone());
      assertThat(arena.sheet('A').tally().of(BattleGoal.Measure.KILLS)).isEqualTo(1);
    }
  }
}
