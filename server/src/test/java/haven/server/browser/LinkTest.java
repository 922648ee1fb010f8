package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The page's line to a table, by itself: what it sends and makes of what it hears. */
final class LinkTest extends BrowserTest {

  @Test
  void itPatchesResendsAndLooksAgain() throws IOException {
    house().open();
    Visitor ada = visit().go("help");
    ada.find("help-page h1").waitFor();
    assertThat((List<?>) ada.page().evaluate(script())).isEmpty();
  }

  private static String script() throws IOException {
    try (InputStream in = LinkTest.class.getResourceAsStream("link.js")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("//")).reduce("", (a, b) -> a + b + "\n");
    }
  }
}
