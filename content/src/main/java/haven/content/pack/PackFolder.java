package haven.content.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A folder with packs. Files are read once, and again when their times or sizes have changed. */
final class PackFolder {
  /** More than anybody writes; somebody may name a folder with half a disk in it. */
  private static final int MOST_PACKS = 200;

  private final Path folder;
  private final Map<Path, Seen> seen = new HashMap<>();

  /**
   * A pack when it was last read.
   *
   * @param marks time and size of each of its files
   */
  private record Seen(Map<Path, String> marks, PackFiles files) {}

  PackFolder(Path folder) {
    this.folder = folder;
  }

  /** Its packs by their names; the same objects as before where nothing has changed. */
  Map<String, PackFiles> packs() {
    Map<String, PackFiles> packs = new LinkedHashMap<>();
    List<Path> found = found();
    seen.keySet().retainAll(found);
    for (Path one : found) {
      read(one).ifPresent(files -> packs.put(files.name(), files));
    }
    return packs;
  }

  private List<Path> found() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> paths = Files.list(folder)) {
      return paths.filter(PackFiles::isPack).sorted().limit(MOST_PACKS).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<PackFiles> read(Path pack) {
    Seen before = seen.get(pack);
    try {
      Map<Path, String> marks = PackFiles.marks(pack);
      if (before == null || !before.marks.equals(marks)) {
        before = new Seen(marks, PackFiles.of(pack));
        seen.put(pack, before);
      }
    } catch (UncheckedIOException e) {
      // Somebody is just moving or deleting its files: the next look will tell.
    }
    return Optional.ofNullable(before).map(Seen::files);
  }
}
