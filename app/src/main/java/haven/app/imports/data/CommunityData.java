package haven.app.imports.data;

import haven.app.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A folder of community data: the files of one edition, and what its labels say. */
public final class CommunityData {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Pattern LABEL = Pattern.compile("%([^%]+)%");
  private static final Set<String> SMALL_WORDS = Set.of("of", "the", "and", "in", "to");

  private final Path root;
  private final ImportedGame game;
  private final List<JsonNode> labels = new ArrayList<>();
  private final Map<String, String> monsters = new HashMap<>();

  public CommunityData(Path root, ImportedGame game) {
    this.root = root;
    this.game = game;
    if (!Files.isDirectory(figures())) {
      throw new BadInput(
          "'%s' has no folder figures/%s with data of %s"
              .formatted(root, game.folder(), game.title()));
    }
    for (String file : List.of("label/en.json", "label/spoiler/en.json")) {
      file(file).ifPresent(labels::add);
    }
    files("monster").forEach(one -> name(one.path("name").asString("")));
  }

  private Path figures() {
    return root.resolve("figures").resolve(game.folder());
  }

  public ImportedGame game() {
    return game;
  }

  /** A file of the edition, if there is one. */
  public Optional<JsonNode> file(String path) {
    Path file = figures().resolve(path);
    return Files.isRegularFile(file) ? Optional.of(parse(file)) : Optional.empty();
  }

  /** All files of a folder of the edition, by name. */
  public List<JsonNode> files(String folder) {
    return named(figures().resolve(folder));
  }

  /** The maps of the edition. */
  public List<JsonNode> maps() {
    return game.maps().isEmpty() ? List.of() : named(root.resolve(game.maps()));
  }

  private static List<JsonNode> named(Path folder) {
    return json(folder).stream()
        .filter(file -> !file.getFileName().toString().equals("tiles.json"))
        .map(CommunityData::parse)
        .toList();
  }

  /** The shapes of its map tiles. */
  public Optional<JsonNode> tiles() {
    Path file = root.resolve(game.maps()).resolve("tiles.json");
    return game.maps().isEmpty() || !Files.isRegularFile(file)
        ? Optional.empty()
        : Optional.of(parse(file));
  }

  /** The hexes of each side of a map tile. */
  public Map<String, JsonNode> shapes() {
    Map<String, JsonNode> shapes = new HashMap<>();
    tiles()
        .ifPresent(
            all ->
                all.path("shapes")
                    .forEach(
                        shape ->
                            shape
                                .path("codes")
                                .forEach(
                                    code -> shapes.put(code.asString(""), shape.path("hexes")))));
    return shapes;
  }

  private static List<Path> json(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode parse(Path file) {
    try {
      return JSON.readTree(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (JacksonException e) {
      throw new BadInput("'" + file + "' is not JSON: " + e.getOriginalMessage());
    }
  }

  /** A single node as a list. */
  public JsonNode array(JsonNode node) {
    return JSON.createArrayNode().add(node);
  }

  /** What a monster of the data is called in the pack. */
  public String monster(String name) {
    return monsters.getOrDefault(name, title(name));
  }

  private void name(String name) {
    String label = label("monster." + name).orElse("");
    boolean taken = label.isEmpty() || label.contains("%") || monsters.containsValue(label);
    monsters.put(name, taken ? title(name) : label);
  }

  /** What a class of the data is called. */
  public String characterClass(String name) {
    return label("character." + game.folder() + "." + name).orElseGet(() -> title(name));
  }

  /** {@code captain-of-the-guard} is the Captain of the Guard. */
  public String title(String name) {
    StringBuilder title = new StringBuilder();
    for (String word : name.split("-")) {
      if (word.isEmpty()) {
        continue;
      }
      boolean small = !title.isEmpty() && SMALL_WORDS.contains(word);
      title
          .append(title.isEmpty() ? "" : " ")
          .append(small ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return title.toString();
  }

  /** What a label says; labels that have parts say it under an empty name. */
  public Optional<String> label(String way) {
    for (JsonNode root : labels) {
      JsonNode node = root;
      for (String step : way.split("\\.")) {
        node = node.path(step);
      }
      String text = node.isObject() ? node.path("").asString("") : node.asString("");
      if (!text.isEmpty()) {
        return Optional.of(text);
      }
    }
    return Optional.empty();
  }

  /** The sentence behind a value, its icons as words, to be understood and never to be written. */
  public String sentence(String value) {
    String text = resolved(value, 0);
    return text.replaceAll("<br>|</?(?:i|b|span)[^>]*>", " ")
        .replaceAll("\\s+", " ")
        .strip()
        .replaceAll("[.:,]$", "");
  }

  private String resolved(String value, int depth) {
    Matcher label = LABEL.matcher(value);
    StringBuilder text = new StringBuilder();
    while (label.find()) {
      String key = label.group(1);
      String said =
          key.startsWith("data.")
              ? filed(key.substring("data.".length()))
                  .map(inner -> depth < 4 ? resolved(inner, depth + 1) : inner)
                  .orElse("?")
              : icon(key);
      label.appendReplacement(text, Matcher.quoteReplacement(said));
    }
    return label.appendTail(text).toString();
  }

  /** Some labels are filed one level higher than their key says. */
  private Optional<String> filed(String way) {
    String misfiled = "custom." + game.folder() + ".";
    return label(way)
        .or(
            () ->
                way.startsWith(misfiled)
                    ? label("custom." + way.substring(misfiled.length()))
                    : Optional.empty());
  }

  /** {@code game.action.heal:3} is "heal 3", {@code game.condition.stun} "stun". */
  private static String icon(String key) {
    int colon = key.indexOf(':');
    String word = colon < 0 ? key : key.substring(0, colon);
    String number = colon < 0 ? "" : key.substring(colon + 1);
    String plain =
        word.replaceFirst("^game\\.", "")
            .replaceFirst("^(?:action|condition|element|custom|specialTarget)\\.", "")
            .replace(".valueSign", " +")
            .replaceFirst("^attackmodifier\\.", "modifier ");
    if (plain.equals("damage")) {
      return number.isEmpty() ? "damage" : number + " damage";
    }
    return (plain + (plain.endsWith("+") ? "" : " ") + number).strip();
  }
}
