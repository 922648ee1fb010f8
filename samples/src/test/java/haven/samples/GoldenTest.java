package haven.samples;

import static org.assertj.core.api.Assertions.assertThat;

import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import haven.play.record.Narrator;
import haven.samples.laws.Luck;
import haven.samples.laws.Perft;
import haven.samples.laws.RandomGame;
import haven.samples.laws.Signature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the engine did when the files in {@code golden} were written. They fail loudly when its
 * behaviour changes. If that was meant, look at the differences and write them anew:
 *
 * <pre>
 * mvn -o -q -Dformat.skip -pl samples -am test -Dtest=GoldenTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dhaven.golden=write
 * </pre>
 */
final class GoldenTest {
  private static final boolean WRITE = "write".equals(System.getProperty("haven.golden"));
  private static final long TOLD_SEED = 2;
  private static final int LARGE = 200_000;

  @Test
  void theSignatureIsTheSame() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Samples sample : Samples.values()) {
      text.append("%s %016x%n".formatted(sample.id(), Signature.of(sample)));
    }
    text.append("all %016x%n".formatted(Signature.ofAll()));
    compare("signature.txt", text.toString());
  }

  @ParameterizedTest
  @EnumSource
  void aGameIsToldTheSameWay(Samples sample) throws IOException {
    compare(sample.id() + ".txt", told(sample));
  }

  private static String told(Samples sample) {
    StringBuilder text = new StringBuilder();
    Narrator narrator = new Narrator(true);
    Game game = Game.start(sample.setup(sample.fewest()), TOLD_SEED);
    Luck luck = new Luck(TOLD_SEED);
    narrator.tell(game, game.events()).forEach(line -> text.append(line).append('\n'));
    while (game.prompt() instanceof Prompt prompt) {
      var choice = luck.choice(prompt);
      String words = game.words(prompt, choice);
      text.append(narrator.decision(game, prompt, prompt.seat(), words)).append('\n');
      var events = game.choose(prompt.seat(), choice);
      narrator.tell(game, events).forEach(line -> text.append(line).append('\n'));
    }
    return text.append('\n').append(GameRecord.of(game, sample.id(), "golden")).toString();
  }

  @Test
  void soManySequencesOfDecisionsArePossible() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Samples sample : Samples.values()) {
      for (int decisions : List.of(0, 25, 60, 110)) {
        RandomGame random = new RandomGame(sample, sample.fewest(), TOLD_SEED);
        random.steps(decisions);
        text.append(sample.id()).append(" after ").append(decisions).append(':');
        long last = 0;
        for (int depth = 1; depth <= 4 && last < LARGE / 100; depth++) {
          last = Perft.count(random.game(), depth);
          text.append(' ').append(last);
        }
        text.append('\n');
      }
    }
    compare("perft.txt", text.toString());
  }

  private static void compare(String name, String now) throws IOException {
    Path file = folder().resolve(name);
    String text = now.replace("\r\n", "\n");
    if (WRITE) {
      Files.createDirectories(folder());
      Files.writeString(file, text);
    }
    assertThat(text)
        .as(
            "The engine behaves differently from when %s was written. If that was meant, raise"
                + " Stamp.BEHAVIOUR once for the next release, write it anew with"
                + " -Dhaven.golden=write (see GoldenTest) and look at the difference.",
            name)
        .isEqualTo(Files.exists(file) ? Files.readString(file) : "");
  }

  /** In the sources, so that version control shows what changed; wherever the build runs. */
  private static Path folder() {
    Path here = Path.of("src/test/resources/golden");
    return Files.isDirectory(Path.of("../samples")) ? Path.of("../samples").resolve(here) : here;
  }
}
