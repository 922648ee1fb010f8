package haven.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FuzzCommandTest {
  @Test
  void gamesOfSamplesAndPacksObeyTheLaws(@TempDir Path none) {
    Run run = Run.haven("fuzz", "--games", "6", "--seed", "40", "--packs", none.toString());
    assertThat(run.out()).startsWith("6 games from seed 40, ").contains("every law holds");
    assertThat(run.status()).isZero();
  }

  @Test
  void itStopsWhenEitherIsUp(@TempDir Path none) {
    Run run =
        Run.haven(
            "fuzz", "--games", "99999", "--minutes", "0.01", "--seed", "1", "--packs", "" + none);
    assertThat(run.out()).contains(" games from seed 1, ").doesNotContain("99999");
    assertThat(run.status()).isZero();
  }

  @Test
  void onlyExpeditionsOfAPackArePlayed(@TempDir Path none) {
    Run run =
        Run.haven("fuzz", "--of", "gh", "--games", "2", "--seed", "7", "--packs", none.toString());
    assertThat(run.out()).startsWith("2 games from seed 7, ").contains("every law holds");
    assertThat(run.status()).isZero();
  }

  @Test
  void thePackMustBeThere(@TempDir Path none) {
    Run run = Run.haven("fuzz", "--of", "hg", "--games", "2", "--packs", none.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("no pack is called 'hg'; there are bb, fh, gh, jl");
  }

  @Test
  void nothingIsPlayedInNoTime() {
    Run run = Run.haven("fuzz", "--games", "0");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--games should be more than 0");
  }
}
