package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.Treasure;
import haven.model.monster.StatLine;
import haven.model.scenario.AllyCard;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** OVL-02, OVL-03: which hexes are empty shows where somebody is put; OVL-05: where they start. */
final class EmptyHexTest {
  private static final StatLine GUARD = StatLine.of(9, 0, 0, 0);
  private static final String ON_CARDS = ".$%*~_&OM";
  private static final String EVERYTHING = ON_CARDS + "^='+!:";

  private static MonsterSymbol one(Ruleset ruleset) {
    return Parties.isForTwo(ruleset)
        ? MonsterSymbol.of("white/white/white")
        : new MonsterSymbol.Stone("blue");
  }

  /** A row with such a hex at x; an O is an objective, an M a monster. */
  private static Arena row(Ruleset ruleset, char sign) {
    boolean drawn = ".&OM".indexOf(sign) < 0;
    String party = Parties.isForTwo(ruleset) ? "B   A   " : "A   ";
    String hexes = party + "x" + (drawn ? sign : ' ') + "  y   z   .   g";
    Arena arena =
        Parties.of(
                ruleset,
                hexes,
                Arena.top(new Ability.Summon(SummonCard.of("Wolf", 4, 2, 2), 1)),
                Arena.bottom())
            .monster('g', "Guard", GUARD);
    if (sign == '&') {
      arena.room().treasure(arena.hex('x'), new Treasure.Numbered(1));
    } else if (sign == 'O') {
      arena.room().objective(altar(arena.hex('x')));
    } else if (sign == 'M') {
      arena.monster('x', "Other", GUARD);
    }
    if ("'+!".indexOf(sign) >= 0) {
      arena.rooms(RoomSetup.in(arena.hex('y')).build());
    }
    return arena;
  }

  private static ObjectiveSpec altar(Hex hex) {
    return new ObjectiveSpec(
        "Altar", hex, ObjectiveSpec.Purpose.DESTROY, Formula.of("5"), OptionalInt.empty());
  }

  /** The signs of those hexes in which a summon can be put. */
  private static String summonsInto(Ruleset ruleset, String signs) {
    StringBuilder found = new StringBuilder();
    for (char sign : signs.toCharArray()) {
      Arena arena = row(ruleset, sign).start().turnOf('A');
      arena.choose("top 0");
      arena.chooseIfOffered(new Choice.To(arena.hex('x')));
      if (!arena.all("Wolf").isEmpty()) {
        assertThat(arena.only("Wolf").hex()).isEqualTo(arena.hex('x'));
        found.append(sign);
      }
    }
    return found.toString();
  }

  /** The signs of those hexes in which a spawned monster appears, not in the nearest next to it. */
  private static String spawnsInto(Ruleset ruleset, String signs) {
    StringBuilder found = new StringBuilder();
    for (char sign : signs.toCharArray()) {
      Arena arena = row(ruleset, sign);
      arena.scenario(
          scenario ->
              scenario.with(
                  ScenarioRule.of(
                      "spawn",
                      new Moment.RoundStart(1),
                      new Deed.Spawn("Guard", one(ruleset), arena.hex('x')))));
      arena.start().until(Prompt.Kind.CARDS);
      Hex hex = arena.all("Guard").get(1).hex();
      if (hex.equals(arena.hex('x'))) {
        found.append(sign);
      } else {
        assertThat(hex).as("the nearest to " + sign).isEqualTo(arena.hex('y'));
      }
    }
    return found.toString();
  }

  /** The signs of those marked hexes in which a character may start. */
  private static String startsIn(Ruleset ruleset, String signs) {
    StringBuilder found = new StringBuilder();
    for (char sign : signs.toCharArray()) {
      Arena arena = row(ruleset, sign);
      arena.map(map -> startingAt(map, List.of(arena.hex('A'), arena.hex('B'), arena.hex('x'))));
      arena.game = Arena.begin(arena.setup(), 1);
      if (arena.prompt().options().contains(new Choice.To(arena.hex('x')))) {
        found.append(sign);
      }
    }
    return found.toString();
  }

  private static ScenarioMap startingAt(ScenarioMap map, List<Hex> starts) {
    return new ScenarioMap(
        map.mapTiles(),
        map.rooms(),
        starts,
        map.plates(),
        map.links(),
        map.escapes(),
        map.specialRules(),
        map.exemptions());
  }

  @RulesetTest(Edition.FH)
  @Rule({"OVL-02a", "OVL-03a", "OVL-70a", "OVL-85", "SCM-09"})
  void frosthavenDisregardsTokensCorridorsPlatesAndOpenDoors(Ruleset ruleset) {
    assertThat(summonsInto(ruleset, EVERYTHING)).isEqualTo(".$_':");
    assertThat(spawnsInto(ruleset, ON_CARDS + "^=:")).isEqualTo(".$_:");
    assertThat(startsIn(ruleset, ON_CARDS + "^=:")).as("unoccupied").isEqualTo(".$%*~_&^=:");
  }

  @RulesetTest(Edition.GH)
  @Rule({"OVL-02b", "OVL-03b", "OVL-70b", "OVL-85", "SCM-09", "OVL-05a"})
  void gloomhavenCountsTokensToo(Ruleset ruleset) {
    assertThat(summonsInto(ruleset, EVERYTHING)).isEqualTo("._':");
    assertThat(spawnsInto(ruleset, ON_CARDS + "^=:")).isEqualTo("._:");
    assertThat(startsIn(ruleset, ON_CARDS + "^=:")).as("empty ones").isEqualTo("._:");
  }

  @RulesetTest(Edition.JL)
  @Rule({"OVL-02c", "OVL-70c", "OVL-85", "SCM-09", "OVL-05a"})
  void inJawsObstaclesOccupyTheirHex(Ruleset ruleset) {
    assertThat(summonsInto(ruleset, EVERYTHING)).isEqualTo("._':");
    assertThat(spawnsInto(ruleset, ON_CARDS + "^=:")).isEqualTo("._:");
    assertThat(startsIn(ruleset, ON_CARDS + "^=:")).as("unoccupied").isEqualTo(".$*~_&^=:");
  }

  @RulesetTest(Edition.BB)
  @Rule({"OVL-02d", "OVL-03a", "OVL-70a", "SCM-09"})
  void onACardAPlateIsAsGoodAsNoBorder(Ruleset ruleset) {
    assertThat(summonsInto(ruleset, ON_CARDS)).isEqualTo(".$_");
    assertThat(spawnsInto(ruleset, ON_CARDS)).isEqualTo(".$_");
  }

  @RulesetTest
  @Rule("OVL-05a")
  void oneFigureStartsInEachMarkedHex(Ruleset ruleset) {
    Arena arena = row(ruleset, '.');
    arena.map(map -> startingAt(map, List.of(arena.hex('z'), arena.hex('y'), arena.hex('x'))));
    arena.game = Arena.begin(arena.setup(), 1);
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.START_HEX);
    assertThat(arena.options()).hasSize(3);
    arena.choose(new Choice.To(arena.hex('y')));
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.To(arena.hex('x')), new Choice.To(arena.hex('z')));
    arena.choose(new Choice.To(arena.hex('z')));
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('y'));
    assertThat(arena.figure("B").hex()).isEqualTo(arena.hex('z'));
  }

  /** Two equally near hexes: the party decides; and two of one wave do not share a hex. */
  @RulesetTest
  @Rule({"SCM-09", "MAP-09"})
  void thePartyDecidesBetweenHexesThatAreEquallyNear(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "A   B   .   y   x   z   .   g").monster('g', "Guard", GUARD);
    Deed spawn = new Deed.Spawn("Guard", one(ruleset), arena.hex('x'));
    arena.scenario(
        scenario ->
            scenario.with(ScenarioRule.of("spawn", new Moment.RoundStart(1), spawn, spawn)));
    arena.start();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.HEX);
    assertThat(arena.prompt().group()).isTrue();
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.To(arena.hex('y')), new Choice.To(arena.hex('z')));
    arena.choose(new Choice.To(arena.hex('z')));
    List<Hex> hexes = new ArrayList<>();
    arena.all("Guard").forEach(guard -> hexes.add(guard.hex()));
    assertThat(hexes).containsExactlyInAnyOrder(arena.hex('g'), arena.hex('x'), arena.hex('z'));
  }

  @RulesetTest
  @Rule({"SCM-03", "SCM-05"})
  void aTokenFillsItsHexOnlyIfItStandsForAFigureOrLoot(Ruleset ruleset) {
    boolean aid = ruleset.id().equals("FH");
    for (MapToken.Meaning meaning : MapToken.Meaning.values()) {
      Arena arena = row(ruleset, '.');
      boolean reminder = meaning == MapToken.Meaning.REMINDER;
      MapToken token =
          new MapToken(
              aid || reminder ? MapToken.Kind.SCENARIO_AID_TOKEN : MapToken.Kind.OBJECTIVE_TOKEN,
              meaning);
      arena.room().marked(new MarkedHex("x", arena.hex('x'), Optional.of(token)));
      arena.map(map -> map.withSpecialRules(Map.of("x", "what it stands for")));
      if (meaning == MapToken.Meaning.ALLY) {
        AllyCard statue = new AllyCard("x", GUARD, OptionalInt.of(99), Optional.empty());
        arena.scenario(scenario -> scenario.with(statue));
      }
      arena.start().turnOf('A').choose("top 0");
      arena.chooseIfOffered(new Choice.To(arena.hex('x')));
      boolean ally = meaning == MapToken.Meaning.ALLY;
      assertThat(arena.all("x")).hasSize(ally ? 1 : 0);
      assertThat(arena.all("Wolf")).as(meaning.name()).hasSize(ally || !aid && !reminder ? 0 : 1);
    }
  }
}
