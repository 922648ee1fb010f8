package haven.server.wire;

import haven.testkit.KeptFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page's types are those of what is sent. */
class TypingsTest {
  @Test
  void thePageKnowsWhatTravels() throws IOException {
    new KeptFile(Path.of("src/main/types/wire.d.ts"), "haven.types").holds(Typings.of(Told.ALL));
  }
}
