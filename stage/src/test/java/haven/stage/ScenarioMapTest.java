package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** SCM: what scenarios do with the map. */
final class ScenarioMapTest {
  private static final StatLine GUARD = StatLine.of(9, 3, 1, 0);

  private static Choice to(Arena arena, char hex) {
    return new Choice.To(arena.hex(hex));
  }

  private static MonsterSymbol one(Ruleset ruleset) {
    return Parties.isForTwo(ruleset)
        ? MonsterSymbol.of("white/white/white")
        : new MonsterSymbol.Stone("blue");
  }

  /** Hero A summons a wolf and ends its turn at x, which is the way out if it says so. */
  private static Arena leaving(Ruleset ruleset, boolean wayOut) {
    Arena arena =
        Parties.of(
            ruleset,
            "B   A   x   y   .   g",
            Arena.top(new Ability.Summon(SummonCard.of("Wolf", 4, 0, 0), 1)),
            Arena.bottom(Ability.move(2)));
    arena.monster('g', "Guard", GUARD, MonsterCard.of(99));
    arena.map(map -> map.withEscapes(List.of(arena.hex(wayOut ? 'x' : 'y'))));
    arena.start().turnOf('A').choose("bottom 1");
    arena.walk('x');
    arena.choose("no");
    arena.choose("top 0");
    arena.chooseIfOffered(to(arena, 'A'));
    assertThat(arena.only("Wolf").isGone()).isFalse();
    arena.choose("no");
    return arena;
  }

  @RulesetTest
  @Rule("SCM-02")
  void whoeverEndsItsTurnInAnEscapeHexMayLeaveWithItsSummons(Ruleset ruleset) {
    Arena arena = leaving(ruleset, true);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ESCAPE);
    assertThat(arena.options()).containsExactlyInAnyOrder("no", "yes");
    arena.choose("yes");
    assertThat(arena.figure("A").isGone()).isTrue();
    assertThat(arena.only("Wolf").isGone()).isTrue();
    assertThat(arena.figure("B").isGone()).isFalse();
    Parties.finishRound(arena);
    arena.selectFirst(2);
    assertThat(arena.turns()).filteredOn("A"::equals).as("it takes no further part").hasSize(1);
  }

  @RulesetTest
  @Rule("SCM-02")
  void itNeedNotAndNowhereElse(Ruleset ruleset) {
    Arena stays = leaving(ruleset, true);
    stays.choose("no");
    assertThat(stays.figure("A").isGone()).isFalse();
    Arena elsewhere = leaving(ruleset, false);
    assertThat(elsewhere.isAsked(Prompt.Kind.ESCAPE)).isFalse();
    Parties.finishRound(elsewhere);
    assertThat(elsewhere.figure("A").isGone()).isFalse();
  }

  private static ScenarioMap linked(ScenarioMap map, Hex a, Hex b) {
    return new ScenarioMap(
        map.mapTiles().more().link(a, b).build(),
        map.rooms(),
        map.starts(),
        map.plates(),
        map.links(),
        map.escapes(),
        map.specialRules(),
        map.exemptions());
  }

  /** Either way; but nothing is aimed across a link, and nobody is next to anybody by it. */
  @RulesetTest
  @Rule({"SCM-01", "LOS-13", "MOV-10"})
  void aLinkIsForMovingEitherWayAndNotForAiming(Ruleset ruleset) {
    for (String picture : List.of("A   #   x   .   g   B", "x   #   A   .   g   B")) {
      Arena arena =
          Parties.of(
              ruleset,
              picture,
              Arena.top(Ability.attack(1, Aim.AS_USUAL.range(9))),
              Arena.bottom(Ability.move(1)));
      arena.monster('g', "Guard", GUARD, MonsterCard.of(99));
      arena.map(map -> linked(map, arena.hex('A'), arena.hex('x')));
      arena.rooms(RoomSetup.in(arena.hex('x')).build(), RoomSetup.in(arena.hex('A')).build());
      arena.start().turnOf('A');
      arena.choose("bottom 1");
      assertThat(arena.prompt().options()).as(picture).contains(to(arena, 'x'));
    }
    Arena across =
        Parties.of(ruleset, "B   A   #   g", Arena.top(Ability.attack(1, Aim.AS_USUAL.range(9))));
    across.monster('g', "Guard", GUARD, MonsterCard.of(99));
    across.map(map -> linked(map, across.hex('A'), across.hex('g')));
    across.start().turnOf('A').choose("top 0");
    assertThat(across.offered()).isEmpty();
  }

  @RulesetTest
  @Rule("SCM-11")
  void aRoomsMonstersMayBeSetUpOnlyOnce(Ruleset ruleset) {
    for (boolean once : new boolean[] {true, false}) {
      Arena arena = Parties.of(ruleset, "B   A   d+  h   e+  i   j");
      arena.monster('j', "Guard", GUARD, MonsterCard.of(99));
      arena.room().build();
      RoomSetup.Builder first = RoomSetup.in(arena.hex('h'));
      RoomSetup.Builder second = RoomSetup.in(arena.hex('i'));
      first.monster("Guard", arena.hex('h'), one(ruleset));
      second.monster("Guard", arena.hex('i'), one(ruleset));
      if (once) {
        first.monstersOnce("ambush");
        second.monstersOnce("ambush");
      }
      arena.rooms(first.build(), second.build());
      arena.scenario(
          scenario ->
              scenario.with(
                  ScenarioRule.of(
                      "both",
                      new Moment.RoundEnd(1),
                      new Deed.OpenDoor(arena.hex('d')),
                      new Deed.OpenDoor(arena.hex('e')))));
      arena.start();
      int before = arena.all("Guard").size();
      Parties.finishRound(arena.selectFirstTwo());
      assertThat(arena.all("Guard")).hasSize(before + (once ? 1 : 2));
    }
  }

  /** Tiles that a door joins are connected, open or not. */
  @RulesetTest
  @Rule("SCM-11")
  void separateTilesAreThoseThatNothingJoins(Ruleset ruleset) {
    Arena arena =
        Parties.of(
            ruleset,
            "B   A   d+  h   i",
            Arena.top(new Ability.Teleport(9)),
            Arena.bottom(Ability.move(3)));
    arena.map(
        map ->
            map.withExemptions(Set.of(ScenarioMap.Exemption.NO_TELEPORT_BETWEEN_SEPARATE_TILES)));
    arena.rooms(RoomSetup.in(arena.hex('h')).build()).start().turnOf('A').choose("bottom 1");
    arena.walk('d', 'A');
    arena.choose("no");
    arena.choose("top 0");
    assertThat(arena.prompt().options()).contains(to(arena, 'h'), to(arena, 'i'));
  }

  @RulesetTest
  @Rule({"SCM-03", "SCM-05"})
  void eachKindOfTokenStandsForWhatItMay(Ruleset ruleset) {
    boolean aidForAll = ruleset.id().equals("FH");
    for (MapToken.Kind kind : MapToken.Kind.values()) {
      for (MapToken.Meaning meaning : List.of(MapToken.Meaning.LOOT, MapToken.Meaning.REMINDER)) {
        Arena arena = Parties.of(ruleset, "B   A   x   .");
        arena
            .room()
            .marked(new MarkedHex("x", arena.hex('x'), Optional.of(new MapToken(kind, meaning))));
        arena.map(map -> map.withSpecialRules(Map.of("x", "explained")));
        boolean aid = kind == MapToken.Kind.SCENARIO_AID_TOKEN;
        boolean fits = aidForAll ? aid : aid == (meaning == MapToken.Meaning.REMINDER);
        if (fits) {
          arena.start();
          var state = arena.game.state();
          assertThat(state.ground().tokens(state.board().at(arena.hex('x'))))
              .isEqualTo(meaning == MapToken.Meaning.LOOT ? 1 : 0);
          assertThat(state.map().contents().markers()).hasSize(1);
        } else {
          assertThatExceptionOfType(Refused.class)
              .isThrownBy(arena::start)
              .matches(refused -> refused.rule().text().matches("SCM-0[35]"));
        }
      }
    }
  }

  /** A ghost is stated for the guard's hex: it does not take the one that an imp is stated for. */
  @RulesetTest
  @Rule({"SCM-10", "SCM-09"})
  void nobodyOfAWaveIsDrivenOffByAnother(Ruleset ruleset) {
    for (boolean ghostFirst : new boolean[] {true, false}) {
      Arena arena = Parties.of(ruleset, "A   B   .   .   y   x   g");
      arena.monster('g', "Guard", GUARD, MonsterCard.of(99));
      for (String type : List.of("Ghost", "Imp")) {
        arena.type(
            MonsterType.of(type, type + " deck", 6, Map.of(Rank.NORMAL, GUARD)),
            new MonsterDeck(type + " deck", List.of(MonsterCard.of(98))));
      }
      Deed ghost = new Deed.Spawn("Ghost", one(ruleset), arena.hex('g'));
      Deed imp = new Deed.Spawn("Imp", one(ruleset), arena.hex('x'));
      arena.scenario(
          scenario ->
              scenario.with(
                  ScenarioRule.of(
                      "wave",
                      new Moment.RoundStart(1),
                      ghostFirst ? ghost : imp,
                      ghostFirst ? imp : ghost)));
      arena.start().until(Prompt.Kind.CARDS);
      assertThat(arena.only("Imp").hex()).isEqualTo(arena.hex('x'));
      assertThat(arena.only("Ghost").hex()).isEqualTo(arena.hex('y'));
    }
  }

  /** Over two icy hexes and onto the third for one point: a monster finds that way too. */
  @RulesetTest({Edition.FH, Edition.GH, Edition.JL})
  @Rule({"OVL-61", "OVL-59", "OVL-88"})
  void aMonsterReckonsWithIce(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "g   i=  j=  k   A   B")
            .monster(
                'g',
                "Guard",
                StatLine.of(9, 1, 1, 0),
                MonsterCard.of(
                    5, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT)));
    arena.start().selectFirstTwo().answering(Answers.Policy.LITTLE);
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('k'));
    assertThat(arena.lost('A')).isEqualTo(1);
  }
}
