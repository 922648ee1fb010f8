package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.card.ModifierCard;
import haven.model.map.Formula;
import haven.model.pack.Pack;
import haven.model.scenario.Situation;
import haven.play.table.Figure;
import haven.stage.ScenarioGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is special in the scenarios of the pack. */
final class ScenarioRulesTest {
  private static final int CURSES = 10;
  private static final Pack GH = Gloomhaven.PACK;

  private static ScenarioGame start(String scenario, int heroes) {
    return ScenarioGame.of(Gloomhaven.champions(scenario, 1).setup(heroes)).start(3);
  }

  /** Nobody does anything until that round. */
  private static void idleUntil(ScenarioGame game, int round) {
    game.until(_ -> game.game.state().round() == round);
  }

  private static int guards(ScenarioGame game) {
    return game.all("Inox Guard").size();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "4", "7", "8", "9", "10", "11", "12", "13", "16", "17"})
  void manyHaveNoSpecialRule(String scenario) {
    assertThat(GH.scenario(scenario).scenario().rules()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void inBarrowLairEverybodyStartsWithThreeCurses(int heroes) {
    ScenarioGame game = start("2", heroes);
    for (int i = 0; i < heroes; i++) {
      long curses =
          game.modifiers(game.game.state().hero(i).hero().name()).drawPile().stream()
              .filter(ModifierCard.CURSE::equals)
              .count();
      // ten curse cards lie ready for characters (AMD-17)
      assertThat(curses).isEqualTo(Math.min(3, CURSES - 3L * i));
    }
  }

  @Test
  void inInoxEncampmentAGuardReturnsEveryOtherRoundForTwo() {
    ScenarioGame game = start("3", 2);
    long first = guards(game);
    idleUntil(game, 2);
    assertThat(guards(game)).as("after round 1").isEqualTo(first + 1);
    Figure guard = game.game.state().alive().stream().reduce((_, last) -> last).orElseThrow();
    assertThat(guard.nature().group()).isEqualTo("Inox Guard");
    assertThat(guard.hex().distanceTo(new Hex(-8, -2))).as("at 'a', or next to it").isLessThan(3);
    idleUntil(game, 3);
    assertThat(guards(game)).as("after round 2").isEqualTo(first + 1);
    idleUntil(game, 4);
    assertThat(guards(game)).as("after round 3").isEqualTo(first + 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void inInoxEncampmentAGuardReturnsEveryRoundForMore(int heroes) {
    ScenarioGame game = start("3", heroes);
    long first = guards(game);
    idleUntil(game, 2);
    long second = guards(game);
    idleUntil(game, 3);
    assertThat(List.of(second - first, guards(game) - second))
        .as("as long as there are standees")
        .isEqualTo(standees(game, first));
  }

  @Test
  void inInoxEncampmentFiveEnemiesForEachCharacterAreEnough() {
    assertThat(GH.scenario("3").scenario().goal())
        .isEqualTo(new Situation.KillCount("", Formula.of("5 * C")));
  }

  private static List<Long> standees(ScenarioGame game, long first) {
    long left = game.game.state().setup().scenario().monster("Inox Guard").standees() - first;
    return List.of(Math.min(1, left), Math.max(0, Math.min(1, left - 1)));
  }

  @Test
  void inRuinousCryptEverybodyStartsDisarmed() {
    ScenarioGame game = start("5", 3);
    for (int i = 0; i < 3; i++) {
      assertThat(game.game.state().figureOf(game.game.state().hero(i)).has(Condition.DISARM))
          .isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "4", "5", "10", "13", "14", "16", "17"})
  void theOthersAreWonWhenAllEnemiesAreDead(String scenario) {
    assertThat(GH.scenario(scenario).scenario().goal()).isEqualTo(new Situation.KillAll());
  }
}
