package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.Foresight;
import haven.laws.Luck;
import haven.laws.PackScenario;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every scenario comes to both of its ends, with every number of characters, easy and hard. With
 * {@code -Dhaven.endings=200} so many games are played at random for each number and level.
 */
final class ScenarioEndingsTest {
  /** Even champions walk past a door now and then. */
  private static final int ATTEMPTS = 8;

  private static final int GAMES = Integer.getInteger("haven.endings", 1);
  private static final List<Integer> LEVELS = List.of(0, 3, 7);

  private static final Pack GH = Gloomhaven.PACK;
  private static final Pack CHAMPIONS = Gloomhaven.CHAMPIONS;

  record Table(ScenarioEntry entry, int heroes, int level) {
    Game start(Pack heroesOf, long seed) {
      PackScenario scenario =
          new PackScenario(
              Gloomhaven.playedBy(heroesOf), entry, heroesOf.classes(), 1, OptionalInt.of(level));
      return Game.start(scenario.setup(heroes), seed);
    }

    @Override
    public String toString() {
      return "%s, %d characters, level %d".formatted(entry.scenario().name(), heroes, level);
    }
  }

  static Stream<Table> tables() {
    List<Table> tables = new ArrayList<>();
    for (ScenarioEntry entry : GH.scenarios()) {
      for (int heroes = 2; heroes <= 4; heroes++) {
        for (int level : LEVELS) {
          tables.add(new Table(entry, heroes, level));
        }
      }
    }
    return tables.stream();
  }

  /** Each number of characters and each level once for each scenario. */
  static Stream<Table> someTables() {
    return tables()
        .filter(
            table ->
                (table.entry.number() + table.heroes) % LEVELS.size()
                    == LEVELS.indexOf(table.level));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void isLostByThoseWhoPlayAtRandom(Table table) {
    for (long seed = 0; seed < GAMES; seed++) {
      Game game = table.start(GH, seed);
      Luck luck = new Luck(seed);
      while (game.prompt() instanceof Prompt prompt) {
        game.choose(prompt.seat(), luck.choice(prompt));
      }
      assertThat(game.isOver()).isTrue();
      assertThat(game.state().story().isLost()).isTrue();
      assertThat(game.result().isCompleted()).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("someTables")
  void isWonByChampions(Table table) {
    Game game = table.start(CHAMPIONS, 0);
    for (long seed = 1; seed <= ATTEMPTS && !Foresight.isWon(game); seed++) {
      game = new Foresight(1, 3, 10, seed).play(table.start(CHAMPIONS, seed));
    }
    assertThat(game.isOver()).isTrue();
    assertThat(Foresight.isWon(game)).as("%s, round %d", table, game.state().round()).isTrue();
    assertThat(game.result().isCompleted()).isTrue();
    assertThat(game.result().rewards()).isEqualTo(table.entry.scenario().rewards());
  }
}
