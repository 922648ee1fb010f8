package haven.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the page works out by itself, tested in its own language. */
class PageLogicTest {
  private static final Path TESTS = Path.of("src", "test", "js");
  private static final List<String> PACKAGES =
      List.of("lit", "lit-element", "lit-html", "lit__reactive-element", "lit-labs__ssr-dom-shim");

  @Test
  void theTestsInJavaScriptPass() throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("--import", "./src/test/js/register.mjs"));
    arguments.add("--test");
    try (Stream<Path> files = Files.list(TESTS)) {
      files.map(Path::toString).filter(one -> one.endsWith(".test.mjs")).forEach(arguments::add);
    }
    assertThat(arguments).hasSizeGreaterThan(5);
    Node.run("The logic of the page was not tested", PACKAGES, arguments.toArray(String[]::new));
  }
}
