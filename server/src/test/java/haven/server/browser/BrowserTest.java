package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import haven.server.store.SignedIn;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** A house of its own for each test, and visitors with a browser window each. */
abstract class BrowserTest {
  static final int WIDE = 1280;
  static final int HIGH = 800;

  @RegisterExtension static final Chromium CHROMIUM = new Chromium();

  @RegisterExtension
  final AfterTestExecutionCallback photographer =
      context -> {
        if (context.getExecutionException().isPresent()) {
          photographAll("failed-" + context.getRequiredTestMethod().getName());
        }
      };

  @TempDir Path folder;
  private House house;
  private final List<Visitor> visitors = new ArrayList<>();

  @BeforeEach
  void build() {
    house = new House(folder);
  }

  House house() {
    return house;
  }

  /** Whether what a browser complains about was to be expected, as while a server is down. */
  boolean isExpected(String complaint) {
    return false;
  }

  private void photographAll(String name) {
    for (int i = 0; i < visitors.size(); i++) {
      visitors.get(i).photograph(name + "-" + i);
    }
  }

  @AfterEach
  void closeAll() {
    List<String> complaints = new ArrayList<>();
    for (Visitor visitor : visitors) {
      visitor.complaints().stream().filter(one -> !isExpected(one)).forEach(complaints::add);
      visitor.close();
    }
    house.close();
    assertThat(complaints).as("what the browser's console says").isEmpty();
  }

  Visitor visit() {
    return visit(null, options -> options);
  }

  Visitor visit(SignedIn person) {
    return visit(person, options -> options);
  }

  /** Somebody opens a browser window at the house; nobody the house knows, if null. */
  Visitor visit(@Nullable SignedIn person, UnaryOperator<Browser.NewContextOptions> as) {
    Browser.NewContextOptions options =
        as.apply(
            new Browser.NewContextOptions()
                .setViewportSize(WIDE, HIGH)
                .setLocale("en-US")
                .setReducedMotion(ReducedMotion.REDUCE));
    Visitor visitor = new Visitor(CHROMIUM.browser().newContext(options), house.address(), person);
    visitors.add(visitor);
    return visitor;
  }
}
