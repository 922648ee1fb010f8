package haven.testkit;

import haven.rulebook.RuleResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** The results of one test run; JUnit closes it, and so writes it, when the run ends. */
final class CoverageLog implements AutoCloseable {
  /** The file to write, which the build sets; without it (in an editor) nothing is written. */
  static final String FILE_PARAMETER = "haven.rule-coverage";

  private static final Namespace NAMESPACE = Namespace.create(CoverageLog.class);

  private final Optional<Path> file;
  private final Queue<RuleResult> results = new ConcurrentLinkedQueue<>();

  private CoverageLog(Optional<Path> file) {
    this.file = file;
  }

  static CoverageLog of(ExtensionContext context) {
    ExtensionContext run = context.getRoot();
    return run.getStore(NAMESPACE)
        .computeIfAbsent(
            CoverageLog.class,
            _ -> new CoverageLog(run.getConfigurationParameter(FILE_PARAMETER).map(Path::of)),
            CoverageLog.class);
  }

  void add(RuleResult result) {
    results.add(result);
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      List<String> lines = results.stream().map(RuleResult::toLine).sorted().toList();
      Files.createDirectories(file.get().toAbsolutePath().getParent());
      Files.write(file.get(), lines);
    }
  }
}
