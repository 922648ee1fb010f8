package haven.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;

/** A test run inside the test, with a result file of its own. */
record RunOfFixtures(EngineExecutionResults results, List<String> recorded) {
  static RunOfFixtures of(Class<?> fixture, Path file) throws IOException {
    EngineExecutionResults results =
        EngineTestKit.engine("junit-jupiter")
            .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "true")
            .configurationParameter(CoverageLog.FILE_PARAMETER, file.toString())
            .selectors(selectClass(fixture))
            .execute();
    return new RunOfFixtures(results, Files.readAllLines(file));
  }

  /** Row, edition and outcome of the recorded lines. */
  List<String> outcomes() {
    return fields(0, 1, 2);
  }

  /** Row, edition and credit of the recorded lines. */
  List<String> credits() {
    return fields(0, 1, 3);
  }

  private List<String> fields(int... which) {
    return recorded.stream()
        .map(line -> List.of(line.split("\t", -1)))
        .map(fields -> String.join(" ", Arrays.stream(which).mapToObj(fields::get).toList()))
        .toList();
  }

  /** The messages of everything that failed, tests and containers. */
  List<String> failures() {
    return results.allEvents().failed().stream()
        .flatMap(
            event -> event.getRequiredPayload(TestExecutionResult.class).getThrowable().stream())
        .map(Throwable::getMessage)
        .toList();
  }
}
