package haven.app.imports;

import haven.app.BadInput;
import haven.app.imports.Tally.Kind;
import haven.app.imports.data.ImportedGame;
import haven.content.pack.PackFiles;
import haven.content.pack.PackSchema;
import haven.content.pack.Packs;
import haven.content.yaml.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of the pack that is written. A list of its files stays there, by which a later import
 * knows what it may replace: whatever else is there, is not touched.
 */
final class ImportedPack {
  private static final Path LIST = Path.of(".haven-import");
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,30}");

  private final Path folder;
  private final Map<String, String> files = new TreeMap<>();
  private final Set<String> left = new TreeSet<>();

  ImportedPack(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
    if (!ID.matcher(id()).matches()) {
      throw new BadInput(
          "a pack is called like its folder: give '%s' a name of small letters and hyphens"
              .formatted(folder));
    }
    if (Files.exists(this.folder)
        && !Files.isRegularFile(this.folder.resolve(LIST))
        && !isEmpty(this.folder)) {
      throw new BadInput("'" + folder + "' was not written by haven import; choose another folder");
    }
  }

  private static boolean isEmpty(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.findAny().isEmpty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String id() {
    Path name = folder.getFileName();
    return name == null ? "" : name.toString();
  }

  /** The words for what is missing at its place. */
  static String note(String reason) {
    return "not converted: " + reason;
  }

  void manifest(ImportedGame game) {
    files.put(
        "pack.yaml",
        header("")
            + YamlText.of(
                PackLine.of("pack", id())
                    .with("name", game.title())
                    .with("ruleset", game.name())
                    .with("version", "1.0.0")
                    .with("origin", "printed")
                    .with("languages", List.of("en"))
                    .with("note", "Written by haven import. For your own use.")));
  }

  /** A file of one definition. */
  void write(String kind, String name, PackLine definition) {
    files.put(path(kind, name), header("../") + YamlText.of(definition));
  }

  /** A file of many. */
  void write(String name, List<Map<String, Object>> definitions, List<String> comments) {
    StringBuilder text = new StringBuilder(header(""));
    text.append(definitions.isEmpty() ? "[]\n" : YamlText.of(definitions));
    comments.forEach(comment -> text.append("# ").append(comment).append('\n'));
    files.put(name + ".yaml", text.toString());
  }

  /** In place of a definition that could not be written. */
  void leaveOut(String kind, String name, String called, String reason) {
    files.put(path(kind, name), header("../") + "# " + called + ": " + note(reason) + "\n[]\n");
  }

  private static String path(String kind, String name) {
    return kind + "/" + name.replaceAll("[^A-Za-z0-9-]+", "-") + ".yaml";
  }

  private static String header(String up) {
    return "# yaml-language-server: $schema=" + up + "schema.json\n";
  }

  /** What does not pass the check is left out, with what the check says as the reason. */
  void leaveOutWhatIsWrong(Tally tally) {
    Packs.Read read = Packs.read(new PackFiles(id(), yaml()));
    for (Problem problem : read.problems()) {
      String file = problem.place().file().substring(id().length() + 1);
      if (file.startsWith("scenarios/") && !left.contains(file)) {
        left.add(file);
        String reason = reason(problem.message());
        tally.spoilt(Kind.SCENARIOS, reason);
        files.put(file, header("../") + "# " + note(reason) + "\n[]\n");
      }
    }
  }

  private Map<String, String> yaml() {
    Map<String, String> yaml = new TreeMap<>(files);
    yaml.keySet().removeIf(file -> !file.endsWith(".yaml"));
    return yaml;
  }

  /** What the check says of one thing, said of all. */
  private static String reason(String message) {
    return "the check: "
        + message.replaceAll("'[^']*'", "…").replaceAll("\\[-?\\d+, -?\\d+]|\\(\\d+\\)|\\d+", "…");
  }

  /** Writes everything, and removes what an earlier import wrote and this one does not. */
  void save() {
    files.put("schema.json", PackSchema.json());
    try {
      Files.createDirectories(folder);
      Path list = folder.resolve(LIST);
      if (Files.isRegularFile(list)) {
        for (String old : Files.readAllLines(list)) {
          Path file = folder.resolve(old).normalize();
          if (!files.containsKey(old) && file.startsWith(folder)) {
            Files.deleteIfExists(file);
          }
        }
      }
      for (Map.Entry<String, String> file : files.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
      }
      Files.write(list, new TreeSet<>(files.keySet()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
