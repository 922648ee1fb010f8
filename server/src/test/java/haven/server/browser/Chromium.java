package haven.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The browser, one for all tests of the JVM. */
final class Chromium implements BeforeAllCallback {
  private static final List<String> PLACES =
      List.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");
  private static final String MISSING =
      "there is no Chromium: install it, or name it in the environment variable CHROMIUM";

  /** In milliseconds: machines that check changes are slow, and share what they have. */
  static final int PATIENCE = 30_000;

  private @Nullable Running running;

  /** As long as the tests run. */
  private record Running(Playwright playwright, Browser browser) implements AutoCloseable {
    static Running launch(Path chromium) {
      PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
      Playwright playwright =
          Playwright.create(
              new Playwright.CreateOptions()
                  .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
      return new Running(
          playwright,
          playwright
              .chromium()
              .launch(
                  new BrowserType.LaunchOptions()
                      .setExecutablePath(chromium)
                      .setChromiumSandbox(false)
                      .setArgs(
                          List.of(
                              "--disable-gpu",
                              "--disable-quic",
                              "--no-first-run",
                              "--disable-background-networking",
                              "--disable-component-update",
                              "--disable-sync"))));
    }

    @Override
    public void close() {
      playwright.close();
    }
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    Optional<Path> found = find();
    if (found.isEmpty()) {
      // Where a change is checked before it lands, pages that nobody has looked at do not pass.
      if (Boolean.parseBoolean(System.getenv("CI"))) {
        throw new IllegalStateException(MISSING);
      }
      Assumptions.abort(MISSING);
    }
    running =
        context
            .getRoot()
            .getStore(ExtensionContext.Namespace.GLOBAL)
            .computeIfAbsent(
                Chromium.class, _ -> Running.launch(found.orElseThrow()), Running.class);
  }

  private static Optional<Path> find() {
    return Stream.concat(Stream.ofNullable(System.getenv("CHROMIUM")), PLACES.stream())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  Browser browser() {
    return Objects.requireNonNull(running).browser;
  }
}
