package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.laws.Foresight;
import haven.model.Difficulty;
import haven.model.pack.ClassEntry;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Replay;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Two new heroes win the first scenario. The server's tests play the record again by clicks on the
 * page. If a change of the pack or the engine was meant, write it anew:
 *
 * <pre>
 * mvn -o -q -Dformat.skip -pl packs -am test -Dtest=WonGameTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dhaven.golden=write
 * </pre>
 */
final class WonGameTest {
  private static final KeptFile FILE =
      KeptFile.golden(Path.of("../server/src/test/resources/haven/server/browser/won.txt"));
  private static final int ATTEMPTS = 20;

  private static Setup setup() {
    Hero[] heroes =
        Stream.of("Brute", "Spellweaver")
            .map(name -> Gloomhaven.PACK.characterClass(name))
            .map((ClassEntry entry) -> Hero.of(entry.characterClass().name(), entry, 1))
            .toArray(Hero[]::new);
    return Setup.of(Gloomhaven.PACK, Gloomhaven.PACK.scenario("1"), Party.of(heroes))
        .withDifficulty(Difficulty.EASY)
        .checked();
  }

  @Test
  void newHeroesCanWin() throws IOException {
    if (FILE.isToBeWritten()) {
      write();
    }
    GameRecord won = GameRecord.read(FILE.text());
    Replay replay = won.replay(Game.start(setup(), won.seed()));
    Game game = replay.game();
    assertThat(Foresight.isWon(game)).isTrue();
    assertThat(replay).isInstanceOf(Replay.Whole.class);
  }

  private static void write() throws IOException {
    for (long seed = 1; seed <= ATTEMPTS; seed++) {
      Game game = new Foresight(2, 6, 20, seed).play(Game.start(setup(), seed));
      if (Foresight.isWon(game)) {
        FILE.write(GameRecord.of(game, "gh/1", "golden").toString());
      }
    }
    throw new AssertionError("none of " + ATTEMPTS + " games was won");
  }
}
