package haven.packs;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Public figures of the printed game that the team keeps beside its checkouts. */
final class Figures {
  private static final String FOLDER = "shared/data/community/figures/gh";

  /** The figures keep locked classes under their symbols. */
  private static final Map<String, String> SYMBOLS =
      Map.ofEntries(
          Map.entry("Beast Tyrant", "two-mini"),
          Map.entry("Berserker", "lightning"),
          Map.entry("Doomstalker", "angry-face"),
          Map.entry("Elementalist", "triangles"),
          Map.entry("Nightshroud", "eclipse"),
          Map.entry("Plagueherald", "squidface"),
          Map.entry("Quartermaster", "three-spears"),
          Map.entry("Sawbones", "saw"),
          Map.entry("Soothsinger", "music-note"),
          Map.entry("Summoner", "circles"),
          Map.entry("Sunkeeper", "sun"));

  private Figures() {}

  /** The file of a class in a folder of characters. */
  static JsonNode character(String folder, String characterClass) {
    String plain = characterClass.toLowerCase(Locale.ROOT);
    return read(folder + "/" + SYMBOLS.getOrDefault(characterClass, plain) + ".json");
  }

  /** Looks beside the checkout and every folder above it; where there are none, skips the test. */
  static JsonNode read(String file) {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve(FOLDER))) {
      folder = folder.getParent();
    }
    assumeTrue(folder != null, "skipped: the folder " + FOLDER + " is not beside this checkout");
    try {
      Path path = Objects.requireNonNull(folder).resolve(FOLDER).resolve(file);
      return JsonMapper.builder().build().readTree(Files.readString(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
