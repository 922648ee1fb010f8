package haven.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rules in the files that the last change touches are still held by tests. */
class TouchedRulesTest {
  /** All of them are for {@code haven mutants}; a build has no time for that. */
  private static final int AT_MOST = 20;

  private static final Duration TIME = Duration.ofSeconds(45);

  @Test
  void testsNoticeMutantsOfTouchedFiles() throws IOException, InterruptedException {
    Home home = new Home(Path.of(".."));
    Set<String> touched = touched(home);
    List<Mutant> mutants =
        Registry.read(home).stream()
            .filter(mutant -> mutant.survives().isEmpty())
            .filter(mutant -> touched.contains(mutant.place()))
            .limit(AT_MOST)
            .toList();
    List<Result> results = new Runner(home, false, TIME, _ -> {}).run(mutants, 2);
    assertThat(results).filteredOn(result -> !result.verdict().killed()).isEmpty();
  }

  private static Set<String> touched(Home home) throws InterruptedException {
    try {
      return Touched.since(home, "HEAD~1");
    } catch (IOException e) {
      return abort("nothing is known of the last change: " + e.getMessage());
    }
  }
}
