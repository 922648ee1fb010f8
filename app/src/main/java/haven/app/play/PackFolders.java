package haven.app.play;

import haven.content.pack.Library;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Where packs are looked for, besides the built-in ones. */
public final class PackFolders {
  @Option(
      names = "--packs",
      paramLabel = "FOLDER",
      description =
          "A folder with packs of your own (default: HAVEN_PACKS, else .haven/packs in your home).")
  private List<Path> folders = new ArrayList<>();

  /** Words that name the same folders. */
  public List<String> arguments() {
    return folders.stream().map(folder -> "--packs=" + folder.toAbsolutePath()).toList();
  }

  public Library library() {
    return library(folders);
  }

  /** The same, but what is in that folder goes first. */
  public Library library(Path first) {
    List<Path> all = new ArrayList<>(List.of(first));
    all.addAll(folders);
    return library(all);
  }

  private static Library library(List<Path> folders) {
    List<Path> all = new ArrayList<>(folders);
    all.add(home());
    return Library.of(all);
  }

  /** Where a user's packs are, and new ones are put; it need not exist. */
  public static Path home() {
    String named = System.getenv("HAVEN_PACKS");
    return named != null && !named.isBlank()
        ? Path.of(named)
        : Path.of(System.getProperty("user.home", "."), ".haven", "packs");
  }
}
