package haven.content.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder with packs. Files are read once, and again when their times or sizes have changed, or
 * may have changed without being told apart: clocks of file systems are coarse.
 */
final class PackFolder {
  /** More than anybody writes; somebody may name a folder with half a disk in it. */
  private static final int MOST_PACKS = 200;

  /** Files written so shortly before they were read may have been written again since. */
  private static final Duration COARSE = Duration.ofSeconds(3);

  private final Path folder;
  private final Map<Path, Seen> seen = new HashMap<>();

  /**
   * A pack when it was last read.
   *
   * @param marks time and size of each of its files
   * @param settled whether whatever is written from now on changes the marks
   */
  private record Seen(Map<Path, PackFiles.Mark> marks, PackFiles files, boolean settled) {
    boolean isStill(Map<Path, PackFiles.Mark> now) {
      return settled && marks.equals(now);
    }
  }

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
      Instant coarse = Instant.now().minus(COARSE);
      Map<Path, PackFiles.Mark> marks = PackFiles.marks(pack);
      if (before == null || !before.isStill(marks)) {
        PackFiles files = PackFiles.of(pack);
        PackFiles kept = before != null && before.files.equals(files) ? before.files : files;
        boolean settled = marks.values().stream().allMatch(mark -> mark.time().isBefore(coarse));
        before = new Seen(marks, kept, settled);
        seen.put(pack, before);
      }
    } catch (UncheckedIOException e) {
      // Somebody is just moving or deleting its files: the next look will tell.
    }
    return Optional.ofNullable(before).map(Seen::files);
  }
}
