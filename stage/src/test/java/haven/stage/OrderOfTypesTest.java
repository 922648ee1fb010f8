package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Scenario;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;

/** Types of one set have one card, and act in the order that the scenario gives them. */
final class OrderOfTypesTest {
  private static final StatLine LINE = StatLine.of(10, 0, 0, 0);
  private static final MonsterDeck IMPS = new MonsterDeck("Imp", List.of(MonsterCard.of(5)));

  private static MonsterType imp(String name) {
    return MonsterType.of(name, "Imp", 10, Map.of(Rank.NORMAL, LINE, Rank.ELITE, LINE));
  }

  private static Arena arena(Ruleset ruleset, String... order) {
    return Arena.in(ruleset, "B   A   .   g   h   i")
        .hero('A', Arena.top(), Arena.bottom())
        .company('B')
        .monster('g', "Black", LINE)
        .monster('h', "Forest", LINE)
        .monster('i', "Snow", LINE)
        .scenario(
            scenario ->
                Scenario.of(
                        scenario.name(),
                        scenario.map(),
                        List.of(imp("Black"), imp("Forest"), imp("Snow")),
                        List.of(IMPS),
                        scenario.goal())
                    .withoutBattleGoals()
                    .ordering(order))
        .start()
        .selectFirstTwo();
  }

  private static List<String> turns(Arena arena) {
    return arena.events(Event.What.TURN_STARTS).stream()
        .map(event -> arena.game.state().figure(event.who()).nature().group())
        .limit(3)
        .toList();
  }

  @RulesetTest
  @Rule("RND-17a")
  void theScenarioOrdersTheTypesOfASet(Ruleset ruleset) {
    Arena arena = arena(ruleset, "Snow", "Black", "Forest");
    assertThat(arena.events(Event.What.MONSTER_CARD)).hasSize(1);
    assertThat(turns(arena)).containsExactly("Snow", "Black", "Forest");
  }

  @RulesetTest
  @Rule("RND-17a")
  void theGroupOrdersTypesOfWhichTheScenarioSaysNothing(Ruleset ruleset) {
    assertThat(arena(ruleset).isAsked(Prompt.Kind.WHO_FIRST)).isTrue();
  }

  @RulesetTest(Edition.GH)
  @Rule("RND-17b")
  void whereThePlayersDecideTheyDo(Ruleset ruleset) {
    assertThat(arena(ruleset, "Snow", "Black", "Forest").isAsked(Prompt.Kind.WHO_FIRST)).isTrue();
  }
}
