package haven.app.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.content.pack.Library;
import haven.content.show.Thing;
import haven.laws.PackScenario;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code docs/authoring.md} tells beginners to write is right and can be played. */
final class TutorialTest {
  private static final Pattern FILE =
      Pattern.compile("<!-- file: (\\S+) -->\n```yaml\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path folder;

  private static String page() throws IOException {
    Path page = Path.of("docs", "authoring.md");
    return Files.readString(Files.exists(page) ? page : Path.of("..").resolve(page))
        .replace("\r\n", "\n");
  }

  private Pack tutorial() throws IOException {
    Matcher files = FILE.matcher(page());
    while (files.find()) {
      Path file = folder.resolve("first-steps").resolve(files.group(1));
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.writeString(file, files.group(2));
    }
    Run check = Run.haven("check", "first-steps", "--packs", folder.toString());
    assertThat(check.out()).isEqualTo("first-steps: nothing is wrong" + System.lineSeparator());
    return Library.of(List.of(folder)).pack("first-steps");
  }

  @Test
  void theExamplesAreRightAndPlay() throws IOException {
    Pack pack = tutorial();
    List<ClassEntry> party = new ArrayList<>(pack.classes());
    ClassEntry own = pack.characterClass("Lamplighter");
    party.remove(own);
    party.addFirst(own);
    for (int heroes = 2; heroes <= 4; heroes++) {
      for (int seed = 0; seed < 4; seed++) {
        PackCommandsTest.play(
            new PackScenario(pack, pack.scenario("Dark Street"), party, 1, OptionalInt.empty()),
            heroes,
            seed);
      }
    }
  }

  @Test
  void theExamplesCanBeShown() throws IOException {
    Pack pack = tutorial();
    for (String name : List.of("Lamplighter", "Burst of Sparks", "Dark Street")) {
      assertThat(Thing.find(pack, name).orElseThrow().text()).startsWith(name);
    }
  }
}
