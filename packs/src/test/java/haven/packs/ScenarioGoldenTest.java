package haven.packs;

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
    KeptFile file = KeptFile.golden(FOLDER.resolve("gh-" + number + ".txt"));
    PackScenario scenario = PackScenario.of(Gloomhaven.PACK, "" + number);
    GameRecord record = file.isToBeWritten() ? played(scenario) : Retelling.record(file.text());
    file.holds(Retelling.of(Game.start(scenario.setup(HEROES), SEED), record));
  }

  private static GameRecord played(PackScenario scenario) {
    Game game = new Foresight(1, 3, 10, SEED).play(Game.start(scenario.setup(HEROES), SEED));
    return GameRecord.of(game, scenario.id(), "golden");
  }
}
