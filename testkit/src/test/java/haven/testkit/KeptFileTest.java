package haven.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No build passes in which a file was written. */
final class KeptFileTest {
  private static final String PROPERTY = "haven.kept-file-test";

  @TempDir private Path folder;

  @AfterEach
  void dontWriteAnyMore() {
    System.clearProperty(PROPERTY);
  }

  private KeptFile file() {
    return new KeptFile(folder.resolve("deep/kept.txt"), PROPERTY);
  }

  @Test
  void aFileThatSaysTheSameHolds() throws IOException {
    KeptFile file = new KeptFile(folder.resolve("kept.txt"), PROPERTY);
    Files.writeString(file.path(), "a\r\nb\n");
    assertThatCode(() -> file.holds("a\nb\n")).doesNotThrowAnyException();
    assertThatThrownBy(() -> file.holds("a\nc\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Line 2")
        .hasMessageContaining("-D" + PROPERTY + "=write");
  }

  @Test
  void aMissingFileDoesNotHold() {
    assertThatThrownBy(() -> file().holds("a\n")).isInstanceOf(AssertionError.class);
  }

  @Test
  void writingFails() throws IOException {
    System.setProperty(PROPERTY, "write");
    assertThatThrownBy(() -> file().holds("a\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("was written");
    assertThat(file().text()).isEqualTo("a\n");
    assertThatThrownBy(() -> file().holds("a\n"))
        .as("even if it said the same before")
        .isInstanceOf(AssertionError.class);
  }
}
