package haven.server.browser;

import haven.model.Difficulty;
import haven.play.record.GameRecord;
import haven.server.table.Plan;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A game of the first scenario that is won; {@code haven.packs.WonGameTest} writes it. */
final class WonGame {
  static final Plan PLAN = House.plan(Difficulty.EASY, "Brute", "Spellweaver");

  private WonGame() {}

  static GameRecord record() {
    try (InputStream in = Objects.requireNonNull(WonGame.class.getResourceAsStream("won.txt"))) {
      return GameRecord.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
