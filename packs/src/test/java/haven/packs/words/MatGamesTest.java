package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.Expeditions;
import haven.laws.Laws;
import haven.laws.Playable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole random games with a class that has everything on its mat, and with loot decks. */
final class MatGamesTest {
  private static final int GAMES = 60;

  @Test
  void everyGameObeysTheLaws() {
    List<Playable> expeditions = new Expeditions(MatsTest.PACK);
    int decisions = 0;
    for (long seed = 1; seed <= GAMES; seed++) {
      decisions += Laws.check(seed, expeditions).decisions();
    }
    assertThat(decisions).isGreaterThan(GAMES * 20);
  }
}
