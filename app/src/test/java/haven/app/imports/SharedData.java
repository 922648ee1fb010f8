package haven.app.imports;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** The community data beside the checkout, which is not part of it. */
final class SharedData {
  private static final String FOLDER = "shared/data/community";

  private SharedData() {}

  /** Looks beside the checkout, and beside every folder above it; without it a test is skipped. */
  static Path folder() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve(FOLDER))) {
      folder = folder.getParent();
    }
    assumeTrue(folder != null, "the folder " + FOLDER + " is not beside this checkout");
    return Objects.requireNonNull(folder).resolve(FOLDER);
  }
}
