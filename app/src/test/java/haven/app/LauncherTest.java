package haven.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code haven} at the root: what whoever starts it for the first time gets to read. */
@DisabledOnOs(OS.WINDOWS)
final class LauncherTest {
  /** What the script calls besides Java and Maven. */
  private static final List<String> TOOLS =
      List.of(
          "cat",
          "dirname",
          "find",
          "grep",
          "mkdir",
          "mv",
          "nice",
          "readlink",
          "sed",
          "sleep",
          "tail",
          "tee");

  private static final long LONGEST_SILENCE = 10_000;

  private record Heard(int status, String out, List<String> err, long silence) {}

  @TempDir Path folder;

  @BeforeEach
  void aCloneAndAJdk() throws IOException {
    Files.createDirectories(folder.resolve("bin"));
    for (String tool : TOOLS) {
      script("bin/" + tool, "exec " + place(tool) + " \"$@\"");
    }
    Files.createDirectories(folder.resolve("clone"));
    Files.copy(Path.of("../haven"), folder.resolve("clone/haven"));
    assertThat(folder.resolve("clone/haven").toFile().setExecutable(true)).isTrue();
    for (String source :
        List.of("app/src/main", "docs/rules", "packs/gh", "packs/jl", "packs/fh", "packs/bb")) {
      Files.createDirectories(folder.resolve("clone").resolve(source));
    }
    for (String file : List.of("pom.xml", "app/pom.xml", "packs/schema.json")) {
      Files.writeString(folder.resolve("clone").resolve(file), "");
    }
    Files.createDirectories(folder.resolve("jdk"));
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    script("jdk/bin/java", "echo \"java $*\"");
    script("jdk/bin/javac", "exit 1");
  }

  @Test
  void withoutMavenOneLineSaysHowToGetIt() throws Exception {
    Heard heard = haven();
    assertThat(heard.status()).isEqualTo(2);
    assertThat(heard.err())
        .singleElement()
        .asString()
        .contains("Maven is missing")
        .contains("maven");
  }

  @Test
  void theFirstStartTellsItsStepsAndIsNeverSilentForLong() throws Exception {
    maven(
        """
        echo "[INFO] Building board 0.1.0-SNAPSHOT                    [3/12]"
        echo "[INFO] Downloaded from central: https://example.org/a.jar (3 kB at 1 kB/s)"
        sleep 12
        mkdir -p app/target/play && echo x > app/target/play/haven.jar
        """);
    Heard heard = haven();
    assertThat(heard.err())
        .as("steps")
        .anyMatch(line -> line.contains("building board (3 of 12), 1 files"));
    assertThat(heard.err().getLast()).contains("built in");
    assertThat(heard.silence()).as("milliseconds of silence").isLessThan(LONGEST_SILENCE);
    assertThat(heard.status()).isZero();
  }

  @Test
  void onlyWhatPlayingNeedsIsBuiltAndThePageDoesNotWaitForTheCache() throws Exception {
    maven(
        """
        echo "$*" > asked
        mkdir -p app/target/play && echo x > app/target/play/haven.jar
        """);
    Heard heard = haven();
    assertThat(Files.readString(folder.resolve("clone/asked")))
        .contains("-Dplay")
        .contains("-pl app -am");
    assertThat(heard.out()).contains("haven.jar").doesNotContain("warm").doesNotContain("AOTCache");
    assertThat(haven().err()).as("nothing has changed since").isEmpty();
  }

  @Test
  void aBuildThatCannotFetchSaysSo() throws Exception {
    maven("echo '[ERROR] Could not transfer artifact x from y'; exit 1");
    Heard heard = haven();
    assertThat(heard.status()).isEqualTo(2);
    assertThat(heard.err()).anyMatch(line -> line.startsWith("[ERROR] Could not transfer"));
    assertThat(heard.err().getLast()).contains("is there a network?");
  }

  /** Where this machine has the program. */
  private static String place(String tool) {
    return Stream.of(System.getenv("PATH").split(":"))
        .map(one -> Path.of(one, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow()
        .toString();
  }

  private void maven(String body) throws IOException {
    script("bin/mvn", body);
  }

  private void script(String path, String body) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!" + place("bash") + "\n" + body + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private Heard haven() throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(place("bash"), "./haven");
    builder.directory(folder.resolve("clone").toFile());
    builder.environment().clear();
    builder.environment().put("PATH", folder.resolve("bin").toString());
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("JAVA25_HOME", folder.resolve("jdk").toString());
    builder.redirectOutput(folder.resolve("out").toFile());
    Process process = builder.start();
    List<String> err = new ArrayList<>();
    long last = System.nanoTime();
    long silence = 0;
    try (var lines = process.errorReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        err.add(line);
        silence = Math.max(silence, System.nanoTime() - last);
        last = System.nanoTime();
      }
    }
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return new Heard(
        process.exitValue(),
        Files.readString(folder.resolve("out")),
        err,
        TimeUnit.NANOSECONDS.toMillis(silence));
  }
}
