package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.card.BattleGoal;
import haven.play.scenario.BattleGoals;
import haven.play.scenario.Hero;
import haven.play.scenario.HeroTally;
import haven.stage.ScenarioGame;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** The battle goals of the pack ask for what their cards ask for. */
final class BattleGoalsPackTest {
  /** A Brute of level 2 has 12 hit points, a Scoundrel of level 3 has 11. */
  private static final Hero BRUTE = Hero.of("Brute", Gloomhaven.PACK.characterClass("Brute"), 2);

  private static final Hero SCOUNDREL =
      Hero.of("Scoundrel", Gloomhaven.PACK.characterClass("Scoundrel"), 3);

  /** What a hero may have done, from the least to the most of it, and when that meets the goal. */
  private record Course(
      String goal, Hero hero, IntFunction<HeroTally> deeds, int from, int to, int first, int last) {
    void check() {
      for (int number = from; number <= to; number++) {
        assertThat(BattleGoals.isMet(named(goal), hero, deeds.apply(number)))
            .as("%s with %d", goal, number)
            .isEqualTo(number >= first && number <= last);
      }
    }
  }

  private static BattleGoal named(String name) {
    return Gloomhaven.PACK.battleGoals().stream()
        .filter(goal -> goal.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no battle goal " + name));
  }

  private static IntFunction<HeroTally> times(Consumer<HeroTally> deed) {
    return number -> {
      HeroTally tally = new HeroTally();
      IntStream.range(0, number).forEach(_ -> deed.accept(tally));
      return tally;
    };
  }

  private static IntFunction<HeroTally> once(ObjIntConsumer<HeroTally> deed) {
    return number -> {
      HeroTally tally = new HeroTally();
      deed.accept(tally, number);
      return tally;
    };
  }

  private static Course atLeast(String goal, int least, IntFunction<HeroTally> deeds) {
    return new Course(goal, BRUTE, deeds, 0, least + 3, least, 99);
  }

  private static Course atMost(String goal, int most, IntFunction<HeroTally> deeds) {
    return new Course(goal, BRUTE, deeds, 0, most + 3, 0, most);
  }

  private static List<Course> courses() {
    IntFunction<HeroTally> kills = times(tally -> tally.kills(false, false, false, 0));
    IntFunction<HeroTally> tokens = once((tally, n) -> tally.loots(n, n, List.of()));
    IntFunction<HeroTally> treasures = once(HeroTally::lootsTreasures);
    IntFunction<HeroTally> points = once(HeroTally::gainsExperience);
    IntFunction<HeroTally> items = times(HeroTally::usesItem);
    IntFunction<HeroTally> health = once((tally, n) -> tally.isLeftWith(4, 4, n));
    IntFunction<HeroTally> missing = once(HeroTally::misses);
    IntFunction<HeroTally> inHand = once((tally, n) -> tally.isLeftWith(n, 0, 5));
    IntFunction<HeroTally> discarded = once((tally, n) -> tally.isLeftWith(1, n - 1, 5));
    return List.of(
        atMost("Aggressor", 0, times(HeroTally::roundWithoutMonsters)),
        atMost("Diehard", 6, missing),
        new Course("Diehard", SCOUNDREL, missing, 0, 11, 0, 5),
        atLeast("Dynamo", 4, once((tally, n) -> tally.kills(false, false, false, n))),
        atLeast("Executioner", 1, times(tally -> tally.kills(false, false, true, 0))),
        atLeast("Explorer", 1, once(HeroTally::opensRooms)),
        new Course("Fast Healer", BRUTE, health, 1, 12, 12, 12),
        atLeast("Hoarder", 5, tokens),
        atLeast("Hunter", 1, times(tally -> tally.kills(true, false, false, 0))),
        atMost("Indigent", 0, tokens),
        atMost("Indigent", 0, treasures),
        atMost("Layabout", 7, points),
        atMost("Masochist", 2, health),
        atLeast("Neutralizer", 1, times(HeroTally::trap)),
        atLeast("Opener", 1, times(tally -> tally.kills(false, true, false, 0))),
        atMost("Pacifist", 3, kills),
        atLeast("Plunderer", 1, treasures),
        atLeast("Professional", 4, items),
        new Course("Professional", SCOUNDREL, items, 0, 9, 5, 99),
        atMost("Protector", 0, times(HeroTally::allyExhausted)),
        atMost("Purist", 0, items),
        atLeast("Sadist", 5, kills),
        atMost("Scrambler", 0, times(HeroTally::longRests)),
        atMost("Straggler", 0, times(HeroTally::shortRests)),
        atLeast("Streamliner", 5, inHand),
        new Course("Streamliner", BRUTE, discarded, 1, 9, 5, 99),
        atLeast("Workhorse", 13, points),
        atMost("Zealot", 3, inHand),
        new Course("Zealot", BRUTE, discarded, 1, 9, 0, 3));
  }

  @TestFactory
  Stream<DynamicTest> isMetFromThereToThere() {
    return courses().stream().map(course -> DynamicTest.dynamicTest(course.goal, course::check));
  }

  @Test
  void everyGoalOfThePackIsTried() {
    assertThat(Gloomhaven.PACK.battleGoals()).hasSize(24);
    assertThat(courses().stream().map(Course::goal).distinct())
        .containsExactlyInAnyOrderElementsOf(
            Gloomhaven.PACK.battleGoals().stream().map(BattleGoal::name).toList());
  }

  /** What has nothing to do with a goal neither meets nor spoils it. */
  @Test
  void otherKillsDoNotCount() {
    HeroTally plain = new HeroTally();
    plain.kills(false, false, false, 3);
    for (String goal : List.of("Hunter", "Opener", "Executioner", "Dynamo")) {
      assertThat(BattleGoals.isMet(named(goal), BRUTE, plain)).as(goal).isFalse();
    }
    HeroTally quick = new HeroTally();
    quick.shortRests();
    assertThat(BattleGoals.isMet(named("Scrambler"), BRUTE, quick)).isTrue();
    HeroTally slow = new HeroTally();
    slow.longRests();
    assertThat(BattleGoals.isMet(named("Straggler"), BRUTE, slow)).isTrue();
  }

  @Test
  void fourGoalsGiveTwoCheckmarks() {
    assertThat(Gloomhaven.PACK.battleGoals().stream().filter(goal -> goal.checkmarks() == 2))
        .extracting(BattleGoal::name)
        .containsExactlyInAnyOrder("Aggressor", "Indigent", "Layabout", "Purist");
    assertThat(Gloomhaven.PACK.battleGoals()).allMatch(goal -> goal.checkmarks() <= 2);
  }

  @Test
  void namesAndCheckmarksAgreeWithTheFigures() {
    Map<String, Integer> printed = new TreeMap<>();
    for (JsonNode goal : Figures.read("battle-goals.json")) {
      printed.put(goal.path("name").asString(), goal.path("checks").asInt());
    }
    Map<String, Integer> ours = new TreeMap<>();
    Gloomhaven.PACK.battleGoals().forEach(goal -> ours.put(goal.name(), goal.checkmarks()));
    assertThat(ours).isEqualTo(printed);
  }

  /** Dealt in a game of the pack: two of the 24 for each hero, one of them kept. */
  @Test
  void theyAreDealtInAScenarioOfThePack() {
    ScenarioGame game = Gloomhaven.scenario("1", BRUTE, SCOUNDREL).start();
    for (int hero = 0; hero < 2; hero++) {
      assertThat(game.game.state().goals().dealt(hero)).hasSize(2);
      assertThat(game.game.state().goals().kept(hero)).hasSize(1);
      assertThat(Gloomhaven.PACK.battleGoals()).containsAll(game.game.state().goals().dealt(hero));
    }
  }
}
