package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.Foresight;
import haven.laws.PackScenario;
import haven.laws.Retelling;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One game of each scenario, told as a referee would. If a change of the pack or the engine was
 * meant, look at the difference and write them anew:
 *
 * <pre>
 * mvn -o -q -Dformat.skip -pl packs -am test -Dtest=ScenarioGoldenTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dhaven.golden=write
 * </pre>
 */
final class ScenarioGoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final long SEED = 7;
  private static final int HEROES = 3;

  @ParameterizedTest
  @MethodSource("haven.packs.Gloomhaven#numbers")
  void aGameIsToldTheSameWay(int number) throws IOException {
    isTold(PackScenario.of(Gloomhaven.PACK, "" + number), "gh-" + number);
  }

  /** From set-up to the last word: champions see all of it. */
  @ParameterizedTest
  @MethodSource("haven.packs.Gloomhaven#numbers")
  void aWonGameIsToldTheSameWay(int number) throws IOException {
    String told = isTold(Gloomhaven.champions("" + number, 1), "gh-" + number + "-won");
    assertThat(told).contains("The scenario is over: won.");
  }

  private static String isTold(PackScenario scenario, String name) throws IOException {
    KeptFile file = KeptFile.golden(FOLDER.resolve(name + ".txt"));
    GameRecord record = file.isToBeWritten() ? played(scenario) : Retelling.record(file.text());
    String told = Retelling.of(Game.start(scenario.setup(HEROES), record.seed()), record);
    file.holds(told);
    return told;
  }

  private static GameRecord played(PackScenario scenario) {
    Game game = new Foresight(1, 3, 10, SEED).play(Game.start(scenario.setup(HEROES), SEED));
    boolean champions = scenario.party().equals(Gloomhaven.CHAMPIONS.classes());
    for (long seed = SEED + 1; champions && !Foresight.isWon(game); seed++) {
      game = new Foresight(1, 3, 10, seed).play(Game.start(scenario.setup(HEROES), SEED));
    }
    return GameRecord.of(game, scenario.id(), "golden");
  }
}
