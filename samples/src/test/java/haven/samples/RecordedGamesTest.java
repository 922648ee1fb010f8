package haven.samples;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.RecordedGame;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games that were played once and must replay for ever: whoever breaks one breaks the games of
 * people, and has to raise {@code Stamp.BEHAVIOUR} (docs/decisions/0008). Games that are missing
 * are played and written, never those that are there, by
 *
 * <pre>
 * mvn -o -q -Dformat.skip -pl samples -am test -Dtest=RecordedGamesTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dhaven.games=write
 * </pre>
 */
final class RecordedGamesTest {
  private static final boolean WRITE = "write".equals(System.getProperty("haven.games"));
  private static final Path FOLDER = Path.of("src/test/resources/games");
  private static final int FEWEST_GAMES = 12;

  static List<Path> games() throws IOException {
    if (!Files.isDirectory(FOLDER)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    }
  }

  @Test
  void thereAreGamesOfEveryRuleset() throws IOException {
    int written = 0;
    for (Samples sample : Samples.values()) {
      for (int heroes = sample.fewest(); heroes <= sample.most(); heroes++) {
        for (int seed : sample.most() == 1 ? List.of(1, 100, 200) : List.of(1)) {
          Path file = FOLDER.resolve("%s-%d-%d.txt".formatted(sample.id(), heroes, seed));
          if (WRITE && !Files.exists(file)) {
            Files.createDirectories(FOLDER);
            Files.writeString(
                file, RecordedGame.longest(sample, heroes, Map.of(), seed).toString());
            written++;
          }
        }
      }
    }
    assertThat(games()).hasSizeGreaterThanOrEqualTo(FEWEST_GAMES);
    assertThat(written).as("games were written: look at them, and run this again").isZero();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("games")
  void aGameGoesAsItWent(Path file) throws IOException {
    GameRecord record = GameRecord.read(Files.readString(file));
    Samples sample = Samples.named(record.scenario());
    Replay replay = record.replay(Game.start(sample.setup(record.heroes()), record.seed()));
    assertThat(replay)
        .as("%s: a recorded game goes another way; raise Stamp.BEHAVIOUR if that is meant", file)
        .isInstanceOf(Replay.Whole.class);
    assertThat(replay.game().isOver()).isTrue();
    assertThat(record.stamp().isOf(sample.print(record.heroes()))).isTrue();
  }
}
