package haven.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A file among the sources that says what the product does or says, and that a test holds it to. If
 * a change was meant, the file is written anew by running the test with the property of that name
 * set to {@code write}; look at the difference before you keep it.
 *
 * <p>A test that writes fails all the same: a build in which files are written proves nothing.
 *
 * @param property by which writing is switched on
 */
public record KeptFile(Path path, String property) {
  private static final String WRITE = "write";

  /** What the golden games and counts are switched by. */
  public static KeptFile golden(Path path) {
    return new KeptFile(path, "haven.golden");
  }

  public boolean isToBeWritten() {
    return WRITE.equals(System.getProperty(property));
  }

  /** What the file says, with plain line ends; nothing if there is none. */
  public String text() throws IOException {
    return Files.exists(path) ? Files.readString(path).replace("\r\n", "\n") : "";
  }

  /** Holds the file against what it should say, or writes that and fails. */
  public void holds(String now) throws IOException {
    if (isToBeWritten()) {
      write(now);
    }
    String kept = text();
    if (!kept.equals(now)) {
      throw new AssertionError(
          "%s says otherwise; if the change was meant, run this test with -D%s=write and look at the difference. %s"
              .formatted(path, property, firstDifference(kept, now)));
    }
  }

  /** Writes the file, and says by failing that it was written. */
  public void write(String now) throws IOException {
    Files.createDirectories(Objects.requireNonNull(path.toAbsolutePath().getParent()));
    Files.writeString(path, now);
    throw new AssertionError(
        "%s was written, since -D%s=write is set: look at the difference and run the test without it"
            .formatted(path, property));
  }

  private static String firstDifference(String kept, String now) {
    String[] old = kept.split("\n", -1);
    String[] line = now.split("\n", -1);
    int at = 0;
    while (at < old.length && at < line.length && old[at].equals(line[at])) {
      at++;
    }
    return "Line %d was%n  %s%nand is now%n  %s"
        .formatted(
            at + 1, at < old.length ? old[at] : "missing", at < line.length ? line[at] : "missing");
  }
}
