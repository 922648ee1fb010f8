package haven.content.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files of a pack.
 *
 * @param name the folder's name
 * @param texts from the path within the folder to what is written there
 */
public record PackFiles(String name, Map<String, String> texts) {
  static final String MANIFEST = "pack.yaml";
  private static final int DEEPEST = 8;
  private static final int MOST_FILES = 5000;

  public PackFiles {
    texts = java.util.Collections.unmodifiableMap(new TreeMap<>(texts));
  }

  /** Whether a folder is a pack. */
  public static boolean isPack(Path folder) {
    return Files.isRegularFile(folder.resolve(MANIFEST));
  }

  /** Reads the YAML files of a folder and its subfolders. */
  public static PackFiles of(Path folder) {
    Map<String, String> texts = new TreeMap<>();
    for (Path file : written(folder)) {
      try {
        texts.put(
            folder.relativize(file).toString().replace('\\', '/'),
            new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    Path name = folder.toAbsolutePath().normalize().getFileName();
    return new PackFiles(name == null ? "" : name.toString(), texts);
  }

  /** The YAML files of a folder and its subfolders. */
  private static List<Path> written(Path folder) {
    try (Stream<Path> paths = Files.walk(folder, DEEPEST)) {
      return paths.filter(path -> path.toString().endsWith(".yaml")).limit(MOST_FILES).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** By what one sees that a file has changed. */
  record Mark(Instant time, long size) {}

  static Map<Path, Mark> marks(Path folder) {
    Map<Path, Mark> marks = new TreeMap<>();
    for (Path file : written(folder)) {
      try {
        BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
        marks.put(file, new Mark(now.lastModifiedTime().toInstant(), now.size()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return marks;
  }
}
