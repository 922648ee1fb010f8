package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.PressurePlate;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.SectionLink;
import haven.model.map.TileKind;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.rules.SetUpRules.PlateTrigger;
import haven.model.scenario.AllyCard;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
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
import java.util.OptionalInt;

/** MAP-12, OVL-12, OVL-13: revealing rooms; OVL-27: plates; SCM-07, SCM-08: sections. */
final class RevealTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  /** Hexes h and i are next to the door, j and k one farther. */
  private static final String BEHIND =
      """
      B   A   d+  h   j
            #   i   k
      """;

  private static Arena imps(Ruleset ruleset, String picture, int standees) {
    Map<Rank, StatLine> lines = Map.of(Rank.NORMAL, WEAK, Rank.ELITE, WEAK);
    return Parties.of(ruleset, picture)
        .type(
            MonsterType.of("Imp", "Imp deck", standees, lines),
            new MonsterDeck("Imp deck", List.of(MonsterCard.of(50))));
  }

  private static MonsterSymbol symbol(String colour) {
    return MonsterSymbol.of(colour + "/" + colour + "/" + colour);
  }

  /** Hero A opens the door; the places are like {@code h=white}. */
  private static Arena opened(Ruleset ruleset, int standees, String... places) {
    Arena arena = imps(ruleset, BEHIND, standees);
    RoomSetup.Builder room = RoomSetup.in(arena.hex('h'));
    for (String place : places) {
      room.monster("Imp", arena.hex(place.charAt(0)), symbol(place.substring(2)));
    }
    arena.rooms(room.build()).start().turnOf('A').choose("bottom 1");
    arena.walk('d');
    return arena;
  }

  private static List<Hex> placed(Arena arena) {
    return arena.all("Imp").stream().map(Watched::hex).toList();
  }

  private static List<Choice> to(Arena arena, String letters) {
    List<Choice> hexes = new ArrayList<>();
    letters.chars().forEach(letter -> hexes.add(new Choice.To(arena.hex((char) letter))));
    return hexes;
  }

  @RulesetTest
  @Rule("OVL-13a")
  void thePlacesNearestToTheRevealerComeFirst(Ruleset ruleset) {
    Arena one = opened(ruleset, 1, "k=gold", "j=gold", "i=white");
    assertThat(placed(one)).containsExactly(one.hex('i'));
    assertThat(one.events(Event.What.NOT_PLACED)).hasSize(2);
    Arena tie = opened(ruleset, 1, "h=white", "i=gold", "k=gold");
    assertThat(tie.prompt().kind()).isEqualTo(Prompt.Kind.PLACE_WHOM);
    assertThat(tie.prompt().options()).containsExactlyInAnyOrderElementsOf(to(tie, "hi"));
    tie.choose(new Choice.To(tie.hex('i')));
    assertThat(placed(tie)).containsExactly(tie.hex('i'));
    assertThat(tie.only("Imp").nature().rank()).isEqualTo(Rank.ELITE);
    assertThat(tie.prompt().kind()).as("then the move goes on").isEqualTo(Prompt.Kind.STEP);
  }

  @RulesetTest
  @Rule("OVL-13b")
  void elitesComeFirstThenThoseNearestToAnEnemy(Ruleset ruleset) {
    Arena elite = opened(ruleset, 1, "h=white", "j=gold", "i=white");
    assertThat(placed(elite)).containsExactly(elite.hex('j'));
    Arena near = opened(ruleset, 2, "k=white", "h=white", "j=gold");
    assertThat(placed(near)).containsExactlyInAnyOrder(near.hex('j'), near.hex('h'));
    Arena tie = opened(ruleset, 1, "h=gold", "i=gold", "k=gold");
    assertThat(tie.prompt().options()).containsExactlyInAnyOrderElementsOf(to(tie, "hi"));
    Arena enough = opened(ruleset, 3, "h=gold", "i=gold", "k=white");
    assertThat(placed(enough)).hasSize(3);
    assertThat(enough.events(Event.What.NOT_PLACED)).isEmpty();
  }

  @RulesetTest
  @Rule("OVL-13c")
  void elitesComeFirstAndThePartyDecidesAboutTheRest(Ruleset ruleset) {
    Arena elite = opened(ruleset, 1, "h=white", "j=gold", "i=white");
    assertThat(placed(elite)).containsExactly(elite.hex('j'));
    Arena tie = opened(ruleset, 2, "h=white", "j=gold", "k=white");
    assertThat(tie.prompt().kind()).isEqualTo(Prompt.Kind.PLACE_WHOM);
    assertThat(tie.prompt().options()).containsExactlyInAnyOrderElementsOf(to(tie, "hk"));
    tie.choose(new Choice.To(tie.hex('k')));
    assertThat(placed(tie)).containsExactlyInAnyOrder(tie.hex('j'), tie.hex('k'));
  }

  /** Two of equal rank are due at the start of the round, and one standee is left. */
  @RulesetTest
  @Rule({"OVL-13b", "OVL-13c"})
  void aSpawnKeepsToTheSameOrder(Ruleset ruleset) {
    Arena arena = imps(ruleset, "B   A   .   x   y   z", 2);
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "imps",
                    new Moment.RoundStart(1),
                    new Deed.Spawn("Imp", symbol("white"), arena.hex('z')),
                    new Deed.Spawn("Imp", symbol("white"), arena.hex('x')),
                    new Deed.Spawn("Imp", symbol("gold"), arena.hex('y')))));
    arena.start();
    if (ruleset.id().equals("JL")) {
      assertThat(arena.options()).as("either of the normal ones").hasSize(2);
    } else {
      assertThat(placed(arena)).containsExactlyInAnyOrder(arena.hex('y'), arena.hex('x'));
    }
    arena.until(Prompt.Kind.CARDS);
    assertThat(placed(arena)).hasSize(2).contains(arena.hex('y'));
  }

  @RulesetTest
  @Rule({"MAP-12a", "MAP-12b"})
  void onlyTheStartingRoomIsInPlayAtFirst(Ruleset ruleset) {
    Arena arena = imps(ruleset, "B   A   x   d+  h   i   j", 6);
    arena.room().monster("Imp", arena.hex('x'), symbol("white"));
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Imp", arena.hex('j'), symbol("white"))
            .tile("rock", TileKind.OBSTACLE, arena.hex('h'))
            .loot(arena.hex('i'))
            .build());
    arena.start();
    assertThat(placed(arena)).containsExactly(arena.hex('x'));
    assertThat(terrain(arena, 'h')).isEqualTo(Terrain.NONE);
    assertThat(tokens(arena, 'i')).isZero();
    arena.turnOf('A');
    Parties.strike(arena, arena.only("Imp"));
    Parties.walk(arena, "xd");
    assertThat(arena.all("Imp").getLast().hex()).isEqualTo(arena.hex('j'));
    assertThat(terrain(arena, 'h')).isEqualTo(Terrain.OBSTACLE);
    assertThat(tokens(arena, 'i')).isEqualTo(1);
  }

  /** An objective, a treasure, a token and an ally wait behind the door. */
  @RulesetTest
  @Rule("OVL-12")
  void whateverElseBelongsToTheRoomComesWithIt(Ruleset ruleset) {
    Arena arena = imps(ruleset, "B   A   d+  h   i   j   k", 6);
    MapToken.Kind kind =
        ruleset.id().equals("FH")
            ? MapToken.Kind.SCENARIO_AID_TOKEN
            : MapToken.Kind.OBJECTIVE_TOKEN;
    MapToken ally = new MapToken(kind, MapToken.Meaning.ALLY);
    MapToken loot = new MapToken(kind, MapToken.Meaning.LOOT);
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .treasure(arena.hex('h'), new Treasure.Numbered(3))
            .objective(
                new ObjectiveSpec(
                    "Altar",
                    arena.hex('i'),
                    ObjectiveSpec.Purpose.DESTROY,
                    Formula.of("5"),
                    OptionalInt.empty()))
            .marked(new MarkedHex("j", arena.hex('j'), Optional.of(ally)))
            .marked(new MarkedHex("k", arena.hex('k'), Optional.of(loot)))
            .build());
    AllyCard friend = new AllyCard("j", WEAK, OptionalInt.of(99), Optional.empty());
    arena.map(map -> map.withSpecialRules(Map.of("j", "an ally", "k", "something to loot")));
    arena.scenario(scenario -> scenario.with(friend)).start().turnOf('A');
    assertThat(arena.all("Altar")).isEmpty();
    assertThat(arena.all("j")).isEmpty();
    assertThat(arena.game.state().map().contents().treasures()).isEmpty();
    Parties.walk(arena, "d");
    assertThat(arena.only("Altar").hex()).isEqualTo(arena.hex('i'));
    assertThat(arena.only("j").hex()).isEqualTo(arena.hex('j'));
    assertThat(terrain(arena, 'h')).isEqualTo(Terrain.TREASURE);
    assertThat(tokens(arena, 'k')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MAP-12a", "MAP-12b"})
  void nobodyTeleportsIntoWhatIsNotInPlay(Ruleset ruleset) {
    Arena arena =
        Parties.of(
            ruleset,
            "B   A   d+  h   i",
            Arena.top(new Ability.Teleport(3)),
            Arena.bottom(Ability.move(1)));
    arena.rooms(RoomSetup.in(arena.hex('h')).build()).start().turnOf('A');
    var closed = arena.game.copy();
    arena.choose("top 0");
    assertThat(arena.prompt().options()).doesNotContainAnyElementsOf(to(arena, "hi"));
    arena.game = closed;
    arena.choose("bottom 1");
    arena.walk('d');
    arena.choose("top 0");
    assertThat(arena.prompt().options()).containsAll(to(arena, "hi"));
  }

  private static Terrain terrain(Arena arena, char hex) {
    return arena.game.state().ground().at(arena.game.state().board().at(arena.hex(hex)));
  }

  private static int tokens(Arena arena, char hex) {
    return arena.game.state().ground().tokens(arena.game.state().board().at(arena.hex(hex)));
  }

  private static Arena plate(
      Ruleset ruleset, Optional<PlateTrigger> trigger, boolean anybody, Ability... top) {
    Arena arena =
        Parties.of(ruleset, "B   A   x_  y   z   .   .   .   .", Arena.top(top), Arena.bottom())
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "click", new Moment.Plate("click"), new Deed.Count("clicks", 1))));
    return arena.map(
        map ->
            map.withPlates(List.of(new PressurePlate(arena.hex('x'), trigger, anybody, "click"))));
  }

  private static int clicks(Arena arena) {
    return arena.events(Event.What.PLATE).size();
  }

  @RulesetTest
  @Rule("OVL-27a")
  void aPlateIsLikeACorridorUntilACharacterEndsItsTurnThere(Ruleset ruleset) {
    for (String way : new String[] {"xy", "x"}) {
      Arena arena = plate(ruleset, Optional.empty(), false, Ability.move(2)).start().turnOf('A');
      arena.choose("top 0");
      for (char hex : way.toCharArray()) {
        arena.walk(hex);
      }
      arena.until(Prompt.Kind.ACTION, "A");
      assertThat(clicks(arena)).isZero();
      Parties.finishRound(arena);
      assertThat(clicks(arena)).isEqualTo(way.equals("x") ? 1 : 0);
    }
  }

  /** The turn ends on the plate, though nobody has moved. */
  @RulesetTest
  @Rule("OVL-27a")
  void whoeverStaysOnAPlateSetsItOff(Ruleset ruleset) {
    Arena arena = Parties.of(ruleset, "B   A_  x   .");
    arena.map(
        map ->
            map.withPlates(
                List.of(new PressurePlate(arena.hex('A'), Optional.empty(), false, "click"))));
    arena.start().turnOf('A');
    assertThat(clicks(arena)).isZero();
    Parties.finishRound(arena);
    assertThat(clicks(arena)).as("A's turn, and not B's").isEqualTo(1);
  }

  @RulesetTest
  @Rule("OVL-27a")
  void neitherSummonsNorMonstersSetItOff(Ruleset ruleset) {
    Arena arena =
        plate(
                ruleset,
                Optional.empty(),
                false,
                new Ability.Summon(SummonCard.of("Wolf", 4, 0, 2), 1))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(new Choice.To(arena.hex('x')));
    assertThat(arena.only("Wolf").hex()).as("an empty hex").isEqualTo(arena.hex('x'));
    Parties.finishRound(arena);
    Parties.finishRound(arena.selectFirst(2));
    assertThat(clicks(arena)).isZero();
  }

  @RulesetTest
  @Rule("OVL-27b")
  void whoeverFliesOrJumpsOverItHasEnteredIt(Ruleset ruleset) {
    Ability flies = Ability.round(Effect.self(new Effect.Change.Flying()));
    List<List<Ability>> manners =
        List.of(
            List.of(Ability.move(2)),
            List.of(new Ability.Move(Value.of(2), true)),
            List.of(flies, Ability.move(2)));
    for (List<Ability> manner : manners) {
      Arena arena =
          plate(ruleset, Optional.of(PlateTrigger.ENTERED), false, manner.toArray(Ability[]::new))
              .start()
              .turnOf('A');
      arena.choose("top 0");
      while (arena.isAsked(Prompt.Kind.PERFORM)) {
        arena.choose(new Choice.Accept());
      }
      arena.walk('x');
      assertThat(clicks(arena)).as("in the middle of the move").isEqualTo(1);
      arena.walk('y');
      Parties.finishRound(arena);
      assertThat(clicks(arena)).isEqualTo(1);
    }
  }

  @RulesetTest
  @Rule("OVL-27b")
  void aPlateWithoutATriggerIsRefused(Ruleset ruleset) {
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> plate(ruleset, Optional.empty(), false).start())
        .matches(refused -> refused.rule().text().equals("OVL-27b"));
  }

  @RulesetTest
  @Rule({"SCM-07", "SCM-08"})
  void aTextIsReadOnceACharacterEntersItsHexAndNotForMonsters(Ruleset ruleset) {
    Arena arena =
        Parties.of(ruleset, "B   A   x   y   z   g", Arena.top(), Arena.bottom(Ability.move(4)))
            .monster(
                'g',
                "Guard",
                StatLine.of(9, 1, 0, 0),
                MonsterCard.of(5, new Ability.Move(Value.STAT, false), Ability.attack(0)))
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "gas",
                            new Moment.Section("3.1"),
                            new Deed.Inflict(Consequence.gain(Condition.MUDDLE), Affects.ALLIES))));
    arena.map(
        map ->
            map.withLinks(
                List.of(
                    new SectionLink(arena.hex('z'), "9.9"),
                    new SectionLink(arena.hex('y'), "3.1"))));
    arena.start().turnOf('A');
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('z'));
    assertThat(arena.events(Event.What.SECTION)).as("a monster entered z").isEmpty();
    arena.choose("bottom 1");
    arena.walk('x');
    assertThat(arena.events(Event.What.SECTION)).as("not earlier").isEmpty();
    assertThat(arena.figure("A").has(Condition.MUDDLE)).isFalse();
    arena.walk('y');
    assertThat(Parties.things(arena.events(Event.What.SECTION))).containsExactly("3.1");
    assertThat(arena.figure("A").has(Condition.MUDDLE)).as("at once").isTrue();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.STEP);
    arena.walk('x', 'y');
    assertThat(arena.events(Event.What.SECTION)).as("once").hasSize(1);
  }
}
