package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import haven.play.record.Narrator;
import haven.samples.PackScenario;
import haven.samples.laws.Luck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
  private static final boolean WRITE = "write".equals(System.getProperty("haven.golden"));
  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final long SEED = 7;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void aGameIsToldTheSameWay(int number) throws IOException {
    Path file = FOLDER.resolve("gh-" + number + ".txt");
    String told = told(PackScenario.of(Gloomhaven.PACK, "" + number));
    if (WRITE) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, told);
    }
    assertThat(told)
        .as("%s was written by another engine or pack; see ScenarioGoldenTest", file)
        .isEqualTo(Files.exists(file) ? Files.readString(file) : "");
  }

  private static String told(PackScenario scenario) {
    StringBuilder text = new StringBuilder();
    Narrator narrator = new Narrator(true);
    Game game = Game.start(scenario.setup(2), SEED);
    Luck luck = new Luck(SEED);
    narrator.tell(game, game.events()).forEach(line -> text.append(line).append('\n'));
    while (game.prompt() instanceof Prompt prompt) {
      Choice choice = luck.choice(prompt);
      String words = game.words(prompt, choice);
      text.append(narrator.decision(game, prompt, prompt.seat(), words)).append('\n');
      narrator
          .tell(game, game.choose(prompt.seat(), choice))
          .forEach(line -> text.append(line).append('\n'));
    }
    return text.append('\n')
        .append(GameRecord.of(game, scenario.id(), "golden"))
        .toString()
        .replace("\r\n", "\n");
  }
}
