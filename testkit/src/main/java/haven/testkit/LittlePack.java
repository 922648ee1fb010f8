package haven.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Small packs of our own that say what only one of the games has to say. */
public enum LittlePack {
  /** Of Buttons & Bugs: two-sided cards, upgraded cards, boards by level and difficulty. */
  ATTIC("thimbler.yaml", "mouser.yaml", "monsters.yaml", "scenarios.yaml"),
  /** Of Jaws of the Lion: scenarios that are learnt with cards of levels A and B. */
  HARBOUR("docker.yaml", "gull.yaml", "deckhand.yaml", "monsters.yaml", "scenarios.yaml");

  private final List<String> files;

  LittlePack(String... files) {
    this.files = List.of(files);
  }

  public String id() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /** Its files by their names. */
  public Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    for (String file : List.of("pack.yaml", "texts/de.yaml", "texts/it.yaml")) {
      texts.put(file, read(file));
    }
    files.forEach(file -> texts.put(file, read(file)));
    return texts;
  }

  private String read(String file) {
    try (InputStream stream = LittlePack.class.getResourceAsStream(id() + "/" + file)) {
      if (stream == null) {
        throw new IllegalStateException("no " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes it into a folder of packs. */
  public void write(Path packs) {
    texts()
        .forEach(
            (file, text) -> {
              try {
                Path path = packs.resolve(id()).resolve(file);
                Files.createDirectories(path.resolveSibling("."));
                Files.writeString(path, text);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }
}
