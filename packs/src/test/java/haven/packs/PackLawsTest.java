package haven.packs;

import haven.laws.Expeditions;
import haven.laws.Laws;
import haven.laws.Playable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The laws of the engine in some random games of the pack; {@code haven fuzz} plays many more. */
final class PackLawsTest {
  private static final int GAMES = 120;

  @Test
  void everyGameObeysTheLaws() {
    List<Playable> expeditions = new Expeditions(Gloomhaven.PACK);
    for (long seed = 1; seed <= GAMES; seed++) {
      Laws.check(seed, expeditions);
    }
  }
}
