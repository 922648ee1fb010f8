package haven.server.wire;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page's scripts, checked against the types of what travels by the compiler of TypeScript. */
class PageTypesTest {
  private static final List<String> PACKAGES =
      List.of(
          "typescript",
          "lit",
          "lit-element",
          "lit-html",
          "lit__reactive-element",
          "lit-labs__ssr-dom-shim",
          "types__trusted-types");

  @Test
  void thePageUsesWhatTravelsAsItIs() throws IOException, InterruptedException {
    String compiler = Node.WORK.resolve("node_modules/typescript/lib/tsc.js").toString();
    Node.run(
        "The types of the page were not checked",
        PACKAGES,
        compiler,
        "-p",
        "src/main/types",
        "--pretty",
        "false");
  }
}
