package haven.content.pack;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Packs of the tests' resources, which tests may change before they are read. */
record SmallPack(String name, Map<String, String> texts) {
  static SmallPack small() {
    return named("small");
  }

  static SmallPack named(String name) {
    PackFiles files = PackFiles.of(Path.of("src", "test", "resources", name));
    return new SmallPack(name, files.texts());
  }

  /** Where the packs and the documentation lie, from wherever tests are run. */
  static Path root() {
    return Files.isDirectory(Path.of("packs", "gh")) ? Path.of("") : Path.of("..");
  }

  SmallPack with(String file, String text) {
    Map<String, String> changed = new TreeMap<>(texts);
    changed.put(file, text);
    return new SmallPack(name, changed);
  }

  SmallPack without(String file) {
    Map<String, String> changed = new TreeMap<>(texts);
    changed.remove(file);
    return new SmallPack(name, changed);
  }

  /** With a piece of a file replaced, which must be there once. */
  SmallPack replacing(String file, String piece, String other) {
    String text = text(file);
    int at = text.indexOf(piece);
    if (at < 0 || text.indexOf(piece, at + 1) >= 0) {
      throw new IllegalArgumentException("'" + piece + "' is not once in " + file);
    }
    return with(file, text.replace(piece, other));
  }

  String text(String file) {
    String text = texts.get(file);
    if (text == null) {
      throw new IllegalArgumentException(file);
    }
    return text;
  }

  Packs.Read read() {
    return Packs.read(new PackFiles(name, texts));
  }
}
