package haven.stage;

import static haven.stage.RoundOrderTest.card;
import static haven.stage.RoundOrderTest.monster;
import static haven.stage.RoundOrderTest.rest;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
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
import java.util.OptionalInt;

/** When those act who come into play in the middle of a round. */
final class LateArrivalsTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static MonsterSymbol symbol(Ruleset ruleset, String colour) {
    return ruleset.hexes().setUp().oneOpenRoom()
        ? new MonsterSymbol.Stone(colour)
        : MonsterSymbol.of("white/white/white");
  }

  private static Arena type(Arena arena, String name, int initiative) {
    return arena.type(
        MonsterType.of(name, name, 6, Map.of(Rank.NORMAL, WEAK, Rank.ELITE, WEAK)),
        new MonsterDeck(name, List.of(MonsterCard.of(initiative))));
  }

  /** When the victim dies, one of each of these types comes to w, x, y, z. */
  private static void ambush(Arena arena, Ruleset ruleset, String... types) {
    List<Deed> deeds = new ArrayList<>();
    List<String> stones = List.of("blue", "green", "yellow", "black");
    for (int i = 0; i < types.length; i++) {
      deeds.add(
          new Deed.Spawn(types[i], symbol(ruleset, stones.get(i)), arena.hex("wxyz".charAt(i))));
    }
    arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of("ambush", new Moment.Died("Victim"), deeds.toArray(Deed[]::new))));
  }

  /** The hero strikes the victim in its turn at initiative 50; B is done long before. */
  private static Arena striker(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   v   w   x   y   z   g   h   B")
            .hero('A', Arena.card("Blow", 50, CardAction.of(Ability.attack(50)), CardAction.of()))
            .company('B', card(1), card(2));
    return monster(arena, 'v', "Victim", 97);
  }

  private static List<String> afterTheBlow(Arena arena) {
    arena.start().turnOf('A');
    Parties.strike(arena, arena.only("Victim"));
    arena.until(Prompt.Kind.ACTION, "A");
    List<String> turns = new ArrayList<>(rest(arena));
    turns.remove("B");
    return turns.subList(turns.indexOf("A"), turns.size());
  }

  @RulesetTest
  @Rule({"SPN-08a", "SPN-08b"})
  void lowInitiativesActNextInOrderAndHighOnesAtTheirPlace(Ruleset ruleset) {
    Arena arena = striker(ruleset);
    type(type(type(arena, "Late", 60), "Low", 40), "Lowest", 10);
    monster(arena, 'g', "Hound", 70);
    ambush(arena, ruleset, "Late", "Low", "Lowest", "Hound");
    assertThat(afterTheBlow(arena)).containsExactly("A", "Lowest", "Low", "Late", "Hound", "Hound");
  }

  /** Two guards at 50 beside an altar that breaks at a blow; then one of that type comes to x. */
  private static Arena altar(Ruleset ruleset, String newcomer) {
    Arena arena =
        Arena.in(ruleset, "g   o   h   .   x   .   .   .   .   A   .   B")
            .hero('A', card(80), card(81))
            .company('B', card(90), card(91))
            .monster('g', "Guard", WEAK, MonsterCard.of(50, Ability.attack(1)))
            .another('h', "Guard", Rank.NORMAL);
    type(arena, "Imp", 40);
    arena
        .room()
        .objective(
            new ObjectiveSpec(
                "Altar",
                arena.hex('o'),
                ObjectiveSpec.Purpose.PROTECT,
                Formula.of("1"),
                OptionalInt.empty()));
    return arena.scenario(
        scenario ->
            scenario.with(
                ScenarioRule.of(
                    "wrath",
                    new Moment.Died("Altar"),
                    new Deed.Spawn(newcomer, symbol(ruleset, "blue"), arena.hex('x')))));
  }

  @RulesetTest
  @Rule("SPN-08a")
  void theyActDirectlyAfterTheActingMonster(Ruleset ruleset) {
    Arena arena = altar(ruleset, "Imp").start().selectFirstTwo();
    assertThat(rest(arena)).startsWith("Guard", "Imp", "Guard", "A");
  }

  @RulesetTest
  @Rule("MON-24")
  void newOnesOfTheActingTypeJoinThoseWhoAreToCome(Ruleset ruleset) {
    Arena arena = altar(ruleset, "Guard").start().selectFirstTwo();
    assertThat(rest(arena)).startsWith("Guard", "Guard", "Guard", "A");
    List<Integer> later =
        arena.turns().subList(1, 3).stream()
            .map(name -> arena.figure(name).nature().number())
            .toList();
    assertThat(later).as("in the order of their numbers").isSorted();
  }

  @RulesetTest
  @Rule({"SPN-09", "MON-24"})
  void onlyTheNewOnesOfATypeThatHasActedAct(Ruleset ruleset) {
    Arena arena = striker(ruleset);
    monster(arena, 'g', "Archer", 44).another('h', "Archer", Rank.NORMAL);
    ambush(arena, ruleset, "Archer", "Archer");
    arena.start().turnOf('A');
    List<Integer> before =
        arena.all("Archer").stream().map(figure -> figure.id().number()).toList();
    Parties.strike(arena, arena.only("Victim"));
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(arena.all("Archer")).hasSize(4);
    for (int archer : before) {
      assertThat(arena.game.state().order().hadTurn(archer)).isTrue();
    }
    assertThat(arena.game.viewFor(0).toCome())
        .as("those who came now, and nobody again")
        .hasSize(2)
        .doesNotContainAnyElementsOf(before);
    assertThat(rest(arena)).endsWith("Archer", "Archer", "A", "Archer", "Archer");
  }

  @RulesetTest
  @Rule("SPN-13")
  void withTheInitiativeOfTheActingCharacterTheyActAfterIt(Ruleset ruleset) {
    Arena arena = striker(ruleset);
    type(arena, "Imp", 50);
    monster(arena, 'g', "Early", 49);
    monster(arena, 'h', "Hound", 51);
    ambush(arena, ruleset, "Imp");
    assertThat(afterTheBlow(arena)).containsExactly("A", "Imp", "Hound");
  }

  @RulesetTest
  @Rule("SPN-13")
  void thereTheyAreTiedWithOthersAsUsual(Ruleset ruleset) {
    Arena arena = striker(ruleset);
    type(arena, "Imp", 50);
    monster(arena, 'g', "Guard", 50);
    ambush(arena, ruleset, "Imp");
    arena.start().turnOf('A');
    Parties.strike(arena, arena.only("Victim"));
    assertThat(arena.until(Prompt.Kind.WHO_FIRST).prompt().options()).hasSize(2);
    assertThat(rest(arena)).containsSubsequence("A", "Guard").doesNotContain("Victim");
  }

  /** A bear that kills the victim in its own turn, before its summoner's. */
  private static List<String> afterTheBear(Ruleset ruleset) {
    AbilityCard summons =
        AbilityCard.of(
            "Summons",
            50,
            CardAction.of(new Ability.Summon(SummonCard.of("Bear", 3, 0, 9), 1)),
            CardAction.of());
    Arena arena =
        Arena.in(ruleset, "A   s   v   w   .   B")
            .hero('A', summons, card(51), card(50), card(52))
            .hero('B', card(1), card(2), card(3), card(4));
    type(monster(arena, 'v', "Victim", 97), "Imp", 40);
    ambush(arena, ruleset, "Imp");
    arena.start().turnOf('A').choose("top 0");
    rest(arena);
    arena.selectFirst(2);
    return rest(arena);
  }

  @RulesetTest(Edition.FH)
  @Rule("SPN-08a")
  void theyActDirectlyAfterAnActingSummon(Ruleset ruleset) {
    assertThat(afterTheBear(ruleset)).containsExactly("B", "Bear", "Imp", "A");
  }

  @RulesetTest
  @Rule("SPN-08b")
  void theyWaitForTheCharacterOfAnActingSummon(Ruleset ruleset) {
    assertThat(afterTheBear(ruleset)).containsExactly("B", "Bear", "A", "Imp");
  }

  @RulesetTest
  @Rule({"SPN-08b", "SPN-09"})
  void behindADoorTheyWaitUntilTheRevealerHasFinished(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   d+  h   i   j   k")
            .hero(
                'A',
                Arena.card(
                    "Run", 50, CardAction.of(Ability.attack(1, Aim.AS_USUAL.range(9))), move()))
            .hero('B', card(60), card(2));
    type(type(arena, "Quick", 20), "Slow", 80);
    MonsterSymbol white = MonsterSymbol.of("white/white/white");
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Slow", arena.hex('j'), white)
            .monster("Quick", arena.hex('k'), white)
            .build());
    arena.start().turnOf('A');
    arena.choose("bottom 0");
    arena.choose(new Choice.To(arena.hex('d')));
    assertThat(arena.turns()).as("its own turn goes on").containsExactly("A");
    arena.choose(new Choice.To(arena.hex('h')));
    arena.choose("no");
    assertThat(arena.isAsked(Prompt.Kind.ACTION)).isTrue();
    assertThat(rest(arena)).containsExactly("A", "Quick", "B", "Slow");
  }

  private static CardAction move() {
    return CardAction.of(Ability.move(4));
  }
}
