package haven.app.imports;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code haven import}, of the data beside the checkout. */
final class ImportCommandTest {
  private static final Pattern ROW = Pattern.compile("([a-z ]+?) +(\\d+) +(\\d+)");

  @TempDir private Path folder;

  private Run imported(String edition, String name) {
    return Run.haven(
        "import",
        SharedData.folder().toString(),
        "--edition",
        edition,
        "--to",
        folder.resolve(name).toString());
  }

  /** What was converted, by kind; the numbers may only grow. */
  private static final Map<String, Map<String, Integer>> LEAST =
      Map.of(
          "gh",
          Map.of(
              "monsters", 77,
              "special actions", 19,
              "monster cards", 257,
              "items", 86,
              "classes", 17,
              "card halves", 525,
              "perks", 179,
              "treasures", 77,
              "scenarios", 83,
              "rewards", 150),
          "jl",
          Map.of(
              "monsters", 25,
              "monster cards", 111,
              "items", 29,
              "classes", 4,
              "card halves", 154,
              "perks", 35,
              "treasures", 16),
          "fh",
          Map.ofEntries(
              Map.entry("monsters", 126),
              Map.entry("special actions", 22),
              Map.entry("monster cards", 394),
              Map.entry("items", 108),
              Map.entry("classes", 15),
              Map.entry("card halves", 57),
              Map.entry("perks", 112),
              Map.entry("treasures", 33),
              Map.entry("loot decks", 152),
              Map.entry("scenarios", 109),
              Map.entry("rewards", 108)),
          "bb",
          Map.of("monsters", 20, "monster cards", 60, "items", 27, "modifier boards", 35));

  @ParameterizedTest
  @ValueSource(strings = {"gh", "jl", "fh", "bb"})
  void whatIsImportedPassesTheCheckAndIsAsMuchAsBefore(String edition) {
    Map<String, Integer> converted = converted(imported(edition, "pack"));
    LEAST
        .getOrDefault(edition, Map.of())
        .forEach(
            (kind, least) ->
                assertThat(converted.get(kind)).as(kind).isNotNull().isGreaterThanOrEqualTo(least));
    Run check = Run.haven("check", folder.resolve("pack").toString());
    assertThat(check.out()).endsWith("nothing is wrong" + System.lineSeparator());
    assertThat(check.status()).isZero();
  }

  private static Map<String, Integer> converted(Run run) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    run.out()
        .lines()
        .takeWhile(line -> !line.isEmpty())
        .map(ROW::matcher)
        .filter(Matcher::matches)
        .forEach(row -> numbers.put(row.group(1), Integer.parseInt(row.group(2))));
    return numbers;
  }

  @Test
  void whatIsMissingIsShown() {
    imported("gh", "pack");
    String pack = folder.resolve("pack").toString();
    assertThat(Run.haven("show", "Heavy Greaves", "--pack", pack).out())
        .contains("note: not converted: an item that always works");
    assertThat(Run.haven("show", "The Betrayer", "--pack", pack).out())
        .contains("note: not converted: special action 2 (a text)");
    assertThat(Run.haven("show", "Provoking Roar", "--pack", pack).out())
        .contains("note: not converted: bottom (a text)");
    assertThat(Run.haven("show", "7", "--pack", pack).out())
        .contains("note: not converted: the goal");
  }

  @Test
  void cardsOfAllLevelsAndBoardsAreCarriedOver() throws IOException {
    imported("jl", "pack");
    String pack = folder.resolve("pack").toString();
    assertThat(Run.haven("show", "Center Mass (A)", "--pack", pack).out()).contains("level A");
    assertThat(Run.haven("show", "Center Mass (B)", "--pack", pack).out()).contains("level B");
    assertThat(Run.haven("show", "Center Mass", "--pack", pack).out()).contains("level 1");
    imported("bb", "pack");
    assertThat(files().get("classes/bruiser.yaml"))
        .contains("boards:", "level: 5", "note: \"not converted: cards (none are in the data)\"");
    assertThat(files().get("monster-modifiers.yaml")).contains("very-easy", "very-hard");
  }

  @Test
  void twiceIsTheSameAsOnce() throws IOException {
    imported("gh", "pack");
    Map<String, String> once = files();
    Files.writeString(folder.resolve("pack/mine.txt"), "mine");
    imported("gh", "pack");
    assertThat(files()).containsAllEntriesOf(once).containsEntry("mine.txt", "mine");
  }

  @Test
  void whatAnEarlierImportWroteGoes() throws IOException {
    imported("gh", "pack");
    imported("bb", "pack");
    Map<String, String> after = files();
    assertThat(after.keySet()).doesNotContain("monsters/bandit-commander.yaml");
    assertThat(after.get("pack.yaml")).contains("ruleset: BB");
  }

  @Test
  void aFolderOfSomebodyElseIsLeftAlone() throws IOException {
    Path data = SharedData.folder();
    Path mine = Files.createDirectories(folder.resolve("mine"));
    Files.writeString(mine.resolve("pack.yaml"), "mine");
    Run run = Run.haven("import", data.toString(), "--edition", "gh", "--to", mine.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("was not written by haven import");
    assertThat(mine.resolve("pack.yaml")).hasContent("mine");
  }

  @Test
  void aFolderWithoutDataIsRefused() {
    Run run =
        Run.haven(
            "import",
            folder.toString(),
            "--edition",
            "jl",
            "--to",
            folder.resolve("pack").toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("figures/jotl");
    assertThat(folder.resolve("pack")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"gh", "jl", "fh", "bb"})
  void noSentenceIsCarriedOver(String edition) throws IOException {
    imported(edition, "pack");
    String written = String.join("\n", files().values());
    String game = edition.equals("jl") ? "jotl" : edition;
    List<String> sentences = new ArrayList<>();
    for (String labels : List.of("label/en.json", "label/spoiler/en.json")) {
      Path file = SharedData.folder().resolve("figures").resolve(game).resolve(labels);
      if (Files.exists(file)) {
        JsonNode all = JsonMapper.shared().readTree(Files.readString(file));
        texts(all, sentences);
      }
    }
    assertThat(sentences).isNotEmpty().noneMatch(written::contains);
    assertThat(written).doesNotContain("%");
  }

  /** What is longer than a name. */
  private static void texts(JsonNode node, List<String> sentences) {
    if (node.isString() && node.asString().split(" ").length > 6) {
      sentences.add(node.asString());
    }
    node.forEach(inner -> texts(inner, sentences));
  }

  private Map<String, String> files() throws IOException {
    Path pack = folder.resolve("pack");
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(pack)) {
      for (Path file : paths.filter(Files::isRegularFile).toList()) {
        all.put(pack.relativize(file).toString(), Files.readString(file));
      }
    }
    return all;
  }
}
