package haven.samples;

import haven.laws.Perft;
import haven.laws.RandomGame;
import haven.laws.Signature;
import haven.play.record.GameRecord;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the engine did when the files in {@code golden} were written. They fail loudly when its
 * behaviour changes. If that was meant, look at the differences and write them anew, which fails
 * once more:
 *
 * <pre>
 * mvn -o -q -Dformat.skip -pl samples -am test -Dtest=GoldenTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dhaven.golden=write
 * </pre>
 */
final class GoldenTest {
  private static final long FIRST_SEED = 2;
  private static final long LAST_SEED = 60;
  private static final int SOME = 4;
  private static final int MANY = 30;
  private static final int LARGE = 2_000;

  @Test
  void theSignatureIsTheSame() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Samples sample : Samples.values()) {
      text.append("%s %016x\n".formatted(sample.id(), Signature.of(sample)));
    }
    text.append("all %016x\n".formatted(Signature.of(List.of(Samples.values()))));
    kept("signature.txt").holds(text.toString());
  }

  static List<GoldenGame> games() {
    return GoldenGame.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameIsToldTheSameWay(GoldenGame golden) throws IOException {
    KeptFile file = golden.file();
    GameRecord record = file.isToBeWritten() ? golden.played() : golden.kept();
    file.holds(golden.told(record));
  }

  @Test
  void soManySequencesOfDecisionsArePossible() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Samples sample : Samples.values()) {
      List<Integer> moments =
          sample.most() == 1 ? List.of(0, 5, 10, 15, 20) : List.of(0, 25, 60, 110, 140);
      for (int decisions : moments) {
        text.append(sample.id()).append(" after ").append(decisions).append(':');
        branching(sample, decisions).forEach(count -> text.append(' ').append(count));
        text.append('\n');
      }
    }
    kept("perft.txt").holds(text.toString());
  }

  /** Of the first game that has come so far, and to a place where there is much to decide. */
  private static List<Long> branching(Samples sample, int decisions) {
    for (long seed = FIRST_SEED; seed < LAST_SEED; seed++) {
      RandomGame random = new RandomGame(sample, sample.most(), seed);
      random.steps(decisions);
      long options = Perft.count(random.game(), 1);
      if (options >= SOME && options <= MANY) {
        List<Long> counts = new ArrayList<>();
        long last = 0;
        for (int depth = 1; depth <= 4 && last < LARGE; depth++) {
          last = Perft.count(random.game(), depth);
          counts.add(last);
        }
        if (last > MANY) {
          return counts;
        }
      }
    }
    throw new AssertionError("%s has no choices after %d".formatted(sample.id(), decisions));
  }

  private static KeptFile kept(String name) {
    return KeptFile.golden(GoldenGame.folder().resolve(name));
  }
}
