package haven.content.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
    try (Stream<Path> paths = Files.walk(folder)) {
      List<Path> files = paths.filter(path -> path.toString().endsWith(".yaml")).toList();
      for (Path file : files) {
        texts.put(
            folder.relativize(file).toString().replace('\\', '/'),
            Files.readString(file, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Path name = folder.toAbsolutePath().normalize().getFileName();
    return new PackFiles(name == null ? "" : name.toString(), texts);
  }
}
