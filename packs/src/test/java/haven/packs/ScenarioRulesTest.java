package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.Luck;
import haven.laws.PackScenario;
import haven.model.Condition;
import haven.model.card.ModifierCard;
import haven.model.pack.Pack;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.table.Figure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is special in the scenarios of the pack. */
final class ScenarioRulesTest {
  private static final int CURSES = 10;
  private static final Pack GH = Gloomhaven.PACK;
  private static final Pack CHAMPIONS =
      Packs.read(PackFiles.of(Path.of("src/test/resources/champions"))).orRefuse();

  private static Game start(String scenario, int heroes) {
    PackScenario table =
        new PackScenario(
            Gloomhaven.playedBy(CHAMPIONS),
            GH.scenario(scenario),
            CHAMPIONS.classes(),
            1,
            OptionalInt.of(1));
    return past(Game.start(table.setup(heroes), 3));
  }

  /** Through the choices before the first round. */
  private static Game past(Game game) {
    while (game.prompt() instanceof Prompt prompt && prompt.kind() != Prompt.Kind.CARDS) {
      game.choose(prompt.seat(), prompt.options().getFirst());
    }
    return game;
  }

  /** Nobody does anything: everybody rests or declines until that round. */
  private static List<Event> idleUntil(Game game, int round) {
    List<Event> events = new ArrayList<>();
    Luck luck = new Luck(5);
    while (game.state().round() < round && game.prompt() instanceof Prompt prompt) {
      Choice idle =
          prompt.options().stream()
              .filter(choice -> choice instanceof Choice.Decline)
              .findFirst()
              .orElseGet(
                  () ->
                      prompt.kind() == Prompt.Kind.NEGATE
                          ? prompt.options().getFirst()
                          : luck.of(prompt.options()));
      events.addAll(game.choose(prompt.seat(), idle));
    }
    return events;
  }

  private static long guards(Game game) {
    return game.state()
        .pieces()
        .filter(piece -> piece.nature().group().equals("Inox Guard"))
        .count();
  }

  @Test
  void blackBarrowHasNoSpecialRule() {
    assertThat(GH.scenario("1").scenario().rules()).isEmpty();
    assertThat(GH.scenario("4").scenario().rules()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void inBarrowLairEverybodyStartsWithThreeCurses(int heroes) {
    Game game = start("2", heroes);
    for (int i = 0; i < heroes; i++) {
      long curses =
          ((ModifierDeck) game.state().hero(i).modifiers())
              .drawPile().stream().filter(ModifierCard.CURSE::equals).count();
      // ten curse cards lie ready for characters (AMD-17)
      assertThat(curses).isEqualTo(Math.min(3, CURSES - 3L * i));
    }
  }

  @Test
  void inInoxEncampmentAGuardReturnsEveryOtherRoundForTwo() {
    Game game = start("3", 2);
    long first = guards(game);
    idleUntil(game, 2);
    assertThat(guards(game)).as("after round 1").isEqualTo(first + 1);
    Figure guard = game.state().pieces().reduce((_, last) -> last).orElseThrow();
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
    Game game = start("3", heroes);
    long first = guards(game);
    idleUntil(game, 2);
    long second = guards(game);
    idleUntil(game, 3);
    assertThat(List.of(second - first, guards(game) - second))
        .as("as long as there are standees")
        .isEqualTo(standees(game, first));
  }

  private static List<Long> standees(Game game, long first) {
    long left = game.state().setup().scenario().monster("Inox Guard").standees() - first;
    return List.of(Math.min(1, left), Math.max(0, Math.min(1, left - 1)));
  }

  @Test
  void inRuinousCryptEverybodyStartsDisarmed() {
    Game game = start("5", 3);
    for (int i = 0; i < 3; i++) {
      assertThat(game.state().pieceOf(game.state().hero(i)).has(Condition.DISARM)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "3", "4", "5"})
  void theOthersAreWonWhenAllEnemiesAreDead(String scenario) {
    assertThat(GH.scenario(scenario).scenario().goal()).isEqualTo(new Situation.KillAll());
  }
}
