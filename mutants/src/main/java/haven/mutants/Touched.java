package haven.mutants;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which classes' files a change touches, as git knows it. */
final class Touched {
  private Touched() {}

  /** The simple names of the classes whose files differ from the revision. */
  static Set<String> since(Home home, String revision) throws IOException, InterruptedException {
    Process git =
        new ProcessBuilder("git", "diff", "--name-only", revision)
            .directory(home.folder().toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    List<String> files =
        new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    if (git.waitFor() != 0) {
      throw new IOException("git knows no revision " + revision);
    }
    return files.stream()
        .filter(file -> file.endsWith(".java"))
        .map(file -> file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length()))
        .collect(Collectors.toSet());
  }
}
