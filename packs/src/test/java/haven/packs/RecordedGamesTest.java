package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.PackScenario;
import haven.laws.RecordedGame;
import haven.model.pack.ClassEntry;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games that were played once and must replay for ever: whoever breaks one breaks the games of
 * people, and has to raise {@code Stamp.BEHAVIOUR} (docs/decisions/0008). They stay as they are
 * when the pack says more: classes gained cards since some were recorded. One that goes another
 * way, because a figure it depends on was corrected, is deleted and played anew, as is one that is
 * missing; no other one is written, by
 *
 * <pre>
 * mvn -o -q -Dformat.skip -pl packs -am test -Dtest=RecordedGamesTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dhaven.games=write
 * </pre>
 */
final class RecordedGamesTest {
  private static final boolean WRITE = "write".equals(System.getProperty("haven.games"));
  private static final Path FOLDER = Path.of("src/test/resources/games");
  private static final List<Integer> LEVELS = List.of(1, 5);

  static List<Path> games() throws IOException {
    if (!Files.isDirectory(FOLDER)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    }
  }

  private static PackScenario scenario(String number, List<String> party, int level) {
    List<ClassEntry> classes = party.stream().map(Gloomhaven.PACK::characterClass).toList();
    return new PackScenario(
        Gloomhaven.PACK, Gloomhaven.PACK.scenario(number), classes, level, OptionalInt.empty());
  }

  private static PackScenario scenario(GameRecord record) {
    return scenario(
        record.scenario().substring(record.scenario().indexOf('/') + 1),
        Arrays.asList(record.table().getOrDefault("party", "").split(", ")),
        Integer.parseInt(record.table().getOrDefault("level", "1")));
  }

  @Test
  void thereAreGamesOfEveryScenario() throws IOException {
    List<String> classes =
        new ArrayList<>(
            Gloomhaven.PACK.classes().stream()
                .map(entry -> entry.characterClass().name())
                .toList());
    int written = 0;
    for (var entry : Gloomhaven.PACK.scenarios()) {
      for (int level : LEVELS) {
        int heroes = level == 1 ? 4 : 2;
        List<String> party = classes.subList(0, heroes);
        Path file =
            FOLDER.resolve("gh-%d-%d-level-%d.txt".formatted(entry.number(), heroes, level));
        if (WRITE && !Files.exists(file)) {
          Map<String, String> table =
              Map.of(
                  "party", party.stream().collect(Collectors.joining(", ")), "level", "" + level);
          Files.createDirectories(FOLDER);
          Files.writeString(
              file,
              RecordedGame.longest(
                      scenario("" + entry.number(), List.copyOf(party), level), heroes, table, 1)
                  .toString());
          written++;
        }
        Collections.rotate(classes, 1);
      }
    }
    assertThat(games()).hasSize(Gloomhaven.PACK.scenarios().size() * LEVELS.size());
    assertThat(written).as("games were written: look at them, and run this again").isZero();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("games")
  void aGameGoesAsItWent(Path file) throws IOException {
    GameRecord record = GameRecord.read(Files.readString(file));
    PackScenario scenario = scenario(record);
    Replay replay = record.replay(Game.start(scenario.setup(record.heroes()), record.seed()));
    assertThat(replay)
        .as("%s: a recorded game goes another way; raise Stamp.BEHAVIOUR if that is meant", file)
        .isInstanceOf(Replay.Whole.class);
    assertThat(replay.game().isOver()).isTrue();
  }
}
