package haven.samples;

import haven.laws.Laws;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The laws in some random games; {@code haven fuzz} plays many more. */
final class LawsTest {
  private static final long FIRST_SEED = 1;
  private static final int GAMES = 120;

  @Test
  void everyGameObeysTheLaws() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) {
      Laws.check(seed, List.of(Samples.values()));
    }
  }
}
