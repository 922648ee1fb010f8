package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A library follows what its user writes. */
final class LibraryTest {
  private static final String MORE =
      """
      pack: more
      name: Some more
      ruleset: GH
      version: 1.0.0
      origin: original
      depends-on: [small]
      """;

  @TempDir private Path folder;

  @BeforeEach
  void somebodyHasPacks() throws IOException {
    for (var file : SmallPack.small().texts().entrySet()) {
      write("small/" + file.getKey(), file.getValue());
    }
    write("more/pack.yaml", MORE);
  }

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(Objects.requireNonNull(path.getParent()));
    Files.writeString(path, text);
  }

  private static void soon(BooleanSupplier holds) throws InterruptedException {
    Instant end = Instant.now().plus(Duration.ofSeconds(10));
    while (!holds.getAsBoolean() && Instant.now().isBefore(end)) {
      Thread.sleep(50);
    }
    assertThat(holds.getAsBoolean()).isTrue();
  }

  /** Records last: a stricter check of a later release closes no game that is under way. */
  @Test
  void aPackThatAGameWasBegunWithIsReadWhateverTheChecksSayNow() {
    PackFiles begun =
        new PackFiles(
            "small", SmallPack.small().replacing("pack.yaml", "pack: small", "pack: once").texts());
    assertThat(Packs.read(begun).pack()).as("a check is against it").isEmpty();
    assertThat(Library.ofFiles(List.of(begun)).pack("small").classes()).isNotEmpty();
  }

  @Test
  void aMendedPackCanBePlayedAtOnceAndWhateverNeedsIt() throws Exception {
    String right = Files.readString(folder.resolve("small/things.yaml"));
    write("small/things.yaml", right.replace("slot: body", "slot: torso"));
    Library library = Library.of(List.of(folder));
    assertThat(library.read("small").problems()).hasSize(1);
    assertThat(library.read("more").problems()).hasSize(1);
    write("small/things.yaml", right);
    soon(() -> library.read("small").problems().isEmpty());
    assertThat(library.pack("more").classes()).hasSize(1);
  }

  /** Clocks of file systems are coarse: two writings may bear one time. */
  @Test
  void aFileWrittenAgainInTheSameInstantIsReadAgain() throws Exception {
    Path file = folder.resolve("more/pack.yaml");
    FileTime written = Files.getLastModifiedTime(file);
    Library library = Library.of(List.of(folder));
    write("more/pack.yaml", MORE.replace("Some more", "Even more"));
    Files.setLastModifiedTime(file, written);
    soon(() -> library.name("more").equals("Even more"));
  }

  @Test
  void packsThatComeAndGoAreSeen() throws Exception {
    Library library = Library.of(List.of(folder));
    write("late/pack.yaml", MORE.replace("pack: more", "pack: late"));
    soon(() -> library.ids().contains("late"));
    assertThat(library.isOwn("late")).isTrue();
    assertThat(library.name("late")).isEqualTo("Some more");
    Files.delete(folder.resolve("late/pack.yaml"));
    soon(() -> !library.ids().contains("late"));
  }

  @Test
  void whatHasNotChangedIsNotReadAgain() throws Exception {
    Library library = Library.of(List.of(folder));
    Packs.Read small = library.read("small");
    Packs.Read more = library.read("more");
    write("more/pack.yaml", MORE.replace("Some more", "Even more"));
    soon(() -> library.name("more").equals("Even more"));
    assertThat(library.read("small")).isSameAs(small);
    assertThat(library.read("more")).isNotSameAs(more);
  }

  @Test
  void aLibraryAsItIsStaysSo() throws Exception {
    Library library = Library.of(List.of(folder));
    Library still = library.asItIs();
    write("more/pack.yaml", MORE.replace("Some more", "Even more"));
    soon(() -> library.name("more").equals("Even more"));
    assertThat(still.name("more")).isEqualTo("Some more");
  }
}
