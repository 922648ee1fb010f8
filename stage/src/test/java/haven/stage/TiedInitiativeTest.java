package haven.stage;

import static haven.stage.RoundOrderTest.card;
import static haven.stage.RoundOrderTest.monster;
import static haven.stage.RoundOrderTest.rest;
import static haven.stage.RoundOrderTest.round;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.AllyCard;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Who goes first if initiatives are equal. */
final class TiedInitiativeTest {

  /** Everybody has chosen; the group is asked, and every answer is tried. */
  private static Set<List<String>> orders(Arena arena) {
    Prompt prompt = arena.prompt();
    assertThat(prompt.kind()).isEqualTo(Prompt.Kind.WHO_FIRST);
    assertThat(prompt.group()).as("the group decides").isTrue();
    var tied = arena.game;
    List<Event> before = List.copyOf(arena.log);
    Set<List<String>> orders = new HashSet<>();
    for (int i = 0; i < prompt.options().size(); i++) {
      arena.game = tied.copy();
      arena.log.clear();
      arena.log.addAll(before);
      arena.choose(prompt.options().get(i));
      assertThat(arena.isAsked(Prompt.Kind.WHO_FIRST)).as("decided once").isFalse();
      orders.add(rest(arena));
    }
    return orders;
  }

  @RulesetTest
  @Rule({"RND-14a", "RND-14b"})
  void theSecondCardDecidesBetweenCharactersThenTheGroup(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   C   .   g")
            .hero('A', card(20), card(50))
            .hero('B', card(20), card(40))
            .hero('C', card(20), card(50));
    monster(arena, 'g', "Guard", 21).start().selectFirstTwo();
    assertThat(orders(arena))
        .containsExactlyInAnyOrder(
            List.of("B", "A", "C", "Guard"), List.of("B", "C", "A", "Guard"));
  }

  @RulesetTest
  @Rule({"RND-15a", "RND-15b"})
  void aCharacterGoesBeforeMonsters(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   .   g   B").hero('A', card(30), card(70)).company('B');
    monster(arena, 'g', "Guard", 30).start().selectFirstTwo();
    assertThat(arena.isAsked(Prompt.Kind.WHO_FIRST)).isFalse();
    assertThat(rest(arena)).startsWith("A", "Guard");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"RND-15a", "RND-15b", "RND-19"})
  void soDoItsSummons(Ruleset ruleset) {
    AbilityCard summons =
        AbilityCard.of(
            "Summons",
            30,
            CardAction.of(new Ability.Summon(SummonCard.of("Bear", 3, 0, 0), 1)),
            CardAction.of());
    Arena arena =
        Arena.in(ruleset, ".   A   .   g   B")
            .hero('A', summons, card(70), card(30), card(71))
            .hero('B');
    monster(arena, 'g', "Guard", 30).start().turnOf('A').choose("top 0");
    rest(arena);
    arena.selectFirst(2);
    assertThat(rest(arena)).startsWith("Bear", "A", "Guard");
  }

  @RulesetTest
  @Rule("RND-16")
  void betweenMonstersOfDifferentSetsTheGroupDecides(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   h   i   B")
            .hero('A', card(30), card(70))
            .company('B', card(31), card(71));
    monster(arena, 'g', "Guard", 30);
    monster(arena, 'h', "Archer", 30);
    monster(arena, 'i', "Imp", 31).start().selectFirstTwo();
    Set<List<String>> orders = new HashSet<>();
    for (List<String> order : orders(arena)) {
      orders.add(order.stream().filter(name -> !name.equals("B")).toList());
    }
    assertThat(orders)
        .containsExactlyInAnyOrder(
            List.of("A", "Guard", "Archer", "Imp"), List.of("A", "Archer", "Guard", "Imp"));
  }

  @RulesetTest(Edition.FH)
  @Rule({"RND-16", "RND-17a"})
  void theScenarioOrdersOnlyTypesOfOneSet(Ruleset ruleset) {
    Arena arena = Arena.in(ruleset, "A   .   g   h   B").hero('A', card(80)).hero('B', card(81));
    monster(arena, 'g', "Guard", 30);
    monster(arena, 'h', "Archer", 30)
        .scenario(scenario -> scenario.ordering("Archer", "Guard"))
        .start()
        .selectFirstTwo();
    assertThat(orders(arena)).hasSize(2);
  }

  /** Numbered tokens at s and t that act on that initiative. */
  private static Arena scouts(Ruleset ruleset, int initiative) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   s   t   B")
            .hero('A', card(30), card(70))
            .hero('B', card(60), card(71));
    MapToken token = new MapToken(MapToken.Kind.SCENARIO_AID_TOKEN, MapToken.Meaning.ALLY);
    for (char at : List.of('s', 't')) {
      arena.room().marked(new MarkedHex("Scout", arena.hex(at), Optional.of(token)));
    }
    AllyCard scout =
        new AllyCard(
            "Scout",
            StatLine.of(9, 0, 0, 0),
            OptionalInt.of(initiative),
            Optional.of(MonsterCard.of(initiative)));
    return arena
        .map(map -> map.withSpecialRules(Map.of("Scout", "an ally")))
        .scenario(scenario -> scenario.with(scout));
  }

  @RulesetTest
  @Rule("RND-21")
  void alliesActOnTheInitiativeOfTheSpecialRulesByTheirNumbers(Ruleset ruleset) {
    for (long seed = 1; seed <= 5; seed++) {
      Arena arena = monster(scouts(ruleset, 45), 'g', "Guard", 50).start(seed);
      assertThat(round(arena)).containsExactly("A", "Scout", "Scout", "Guard", "B");
      List<Integer> numbers =
          arena.turns().stream()
              .filter(name -> name.startsWith("Scout"))
              .map(name -> arena.figure(name).nature().number())
              .toList();
      assertThat(numbers).isSorted().doesNotHaveDuplicates();
    }
  }

  @RulesetTest
  @Rule("RND-18")
  void alliesAgainstAnybodyAreForTheGroup(Ruleset ruleset) {
    Arena hero = monster(scouts(ruleset, 30), 'g', "Guard", 50).start().selectFirstTwo();
    assertThat(orders(hero))
        .containsExactlyInAnyOrder(
            List.of("A", "Scout", "Scout", "Guard", "B"),
            List.of("Scout", "Scout", "A", "Guard", "B"));
    Arena monsters = monster(scouts(ruleset, 50), 'g', "Guard", 50).start().selectFirstTwo();
    assertThat(orders(monsters))
        .containsExactlyInAnyOrder(
            List.of("A", "Scout", "Scout", "Guard", "B"),
            List.of("A", "Guard", "Scout", "Scout", "B"));
  }

  @RulesetTest
  @Rule("RND-27")
  void orALongResterAndACharacterThatLeadsWith99(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   .   g")
            .hero('A', card(10), card(11))
            .hero('B', card(20), card(5), card(99), card(30));
    monster(arena, 'g', "Guard", 98).start();
    round(arena);
    arena.choose("long rest");
    arena.choose("cards 2 3");
    assertThat(orders(arena))
        .containsExactlyInAnyOrder(List.of("Guard", "A", "B"), List.of("Guard", "B", "A"));
  }

  @RulesetTest
  @Rule("RND-27")
  void theGroupOrdersTwoLongResters(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   .   g")
            .hero('A', card(10), card(11))
            .hero('B', card(20), card(5));
    monster(arena, 'g', "Guard", 98).start();
    round(arena);
    arena.choose("long rest");
    arena.choose("long rest");
    assertThat(orders(arena))
        .containsExactlyInAnyOrder(List.of("Guard", "A", "B"), List.of("Guard", "B", "A"));
  }
}
