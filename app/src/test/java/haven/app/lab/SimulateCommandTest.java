package haven.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateCommandTest {
  @TempDir private Path folder;

  private static Run cellar(String... more) {
    List<String> args =
        new ArrayList<>(List.of("simulate", "cellar-gh", "--parties", "2", "--bots", "random"));
    args.addAll(List.of(more));
    return Run.haven(args.toArray(String[]::new));
  }

  private static List<JsonNode> rows(Run run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.json().propertyNames()).containsExactly("rows");
    return run.json().get("rows").valueStream().toList();
  }

  @Test
  void aRowSaysWhatWasPlayedAndWhatCameOut() {
    Run run =
        Run.haven(
            "simulate",
            "gh/1",
            "--party=Brute,Spellweaver,Tinkerer",
            "--parties=2,3",
            "--items=Brute: Leather Armor",
            "--items=Tinkerer: Iron Helmet",
            "--bots=random",
            "--games=5",
            "--seed=3",
            "--json");
    List<JsonNode> rows = rows(run);
    assertThat(rows).hasSize(2);
    JsonNode first = rows.getFirst();
    assertThat(first.get("scenario").asString()).isEqualTo("gh/1");
    assertThat(first.get("party").valueStream().map(JsonNode::asString))
        .containsExactly("Brute", "Spellweaver");
    assertThat(rows.get(1).get("party")).hasSize(3);
    assertThat(first.get("bots").asString()).isEqualTo("random");
    assertThat(first.get("games").asInt()).isEqualTo(5);
    assertThat(first.get("wins").asInt()).isBetween(0, 5);
    assertThat(first.get("winInterval")).hasSize(2);
    assertThat(first.get("heroes")).hasSize(2);
    assertThat(first.get("rounds").get("mean").asDouble()).isGreaterThan(1);
    // ten cards of the Brute, eight of the Spellweaver, two halves each
    assertThat(first.get("halves")).hasSize(36);
  }

  @Test
  void theNumbersAreTheSameOnAnyNumberOfThreads() {
    String one = cellar("--games", "90", "--threads", "1", "--json").out();
    assertThat(cellar("--games", "90", "--threads", "3", "--json").out()).isEqualTo(one);
    assertThat(cellar("--games", "90", "--seed", "2", "--json").out()).isNotEqualTo(one);
  }

  @Test
  void aKilledRunGoesOn() throws Exception {
    Path state = folder.resolve("state");
    Process run = started(state);
    try {
      while (run.isAlive() && lines(state) < 3) {
        Thread.onSpinWait();
      }
    } finally {
      run.destroyForcibly().waitFor();
    }
    int kept = lines(state);
    assertThat(kept).isGreaterThanOrEqualTo(3);
    Files.writeString(state, Files.readString(state) + "{\"row\":\"cut");
    int games = 20 * (kept + 2);
    String resumed = cellar("--games", "" + games, "--state", "" + state, "--json").out();
    assertThat(resumed).isEqualTo(cellar("--games", "" + games, "--json").out());
    // two jobs were played, and the line that was cut stands there
    assertThat(lines(state)).isEqualTo(kept + 3);
    assertThat(cellar("--games", "" + games, "--state", "" + state, "--json").out())
        .isEqualTo(resumed);
    assertThat(lines(state)).isEqualTo(kept + 3);
  }

  /** In a process of its own, with more games than anybody waits for. */
  private static Process started(Path state) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            "haven.app.Haven",
            "simulate",
            "cellar-gh",
            "--parties=2",
            "--bots=random",
            "--games=10000000",
            "--state=" + state)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static int lines(Path state) throws IOException {
    if (!Files.exists(state)) {
      return 0;
    }
    return (int) Files.readString(state).chars().filter(letter -> letter == '\n').count();
  }

  /** What other rules give is not taken for what these give. */
  @Test
  void whatWasKeptOfSomethingElseIsNotTaken() {
    String state = folder.resolve("state").toString();
    cellar("--games", "20", "--state", state);
    Run other =
        cellar("--games", "20", "--state", state, "--variant", "reduced-randomness", "--json");
    assertThat(other.out())
        .isEqualTo(cellar("--games", "20", "--variant", "reduced-randomness", "--json").out());
  }

  @Test
  void twoPacksAreComparedOnTheSameSeeds() throws IOException {
    Path edited = folder.resolve("gh");
    copy(Path.of("../packs/gh"), edited);
    Path card = edited.resolve("monsters/bandit-guard.yaml");
    assertThat(card).exists();
    String[] row = {
      "simulate",
      "gh/1",
      "--party=Brute,Spellweaver",
      "--bots=random",
      "--games=20",
      "--json",
      "--compare"
    };
    List<String> args = new ArrayList<>(List.of(row));
    args.add(edited.toString());
    JsonNode same = rows(Run.haven(args.toArray(String[]::new))).getFirst().get("compare");
    assertThat(same.get("with").asString()).isEqualTo(edited.toString());
    assertThat(same.get("onlyFirstWon").asInt() + same.get("onlySecondWon").asInt()).isZero();
    assertThat(same.get("longerByRounds").asDouble()).isZero();
    strengthen(card);
    JsonNode other = rows(Run.haven(args.toArray(String[]::new))).getFirst().get("compare");
    assertThat(other.get("longerByRounds").asDouble()).isNegative();
    assertThat(other.get("interval")).hasSize(2);
  }

  /** Nobody stands two of their attacks. */
  private static void strengthen(Path monster) throws IOException {
    String text = Files.readString(monster);
    String strong = text.replaceAll("attack: \\d+", "attack: 9");
    assertThat(strong).isNotEqualTo(text);
    Files.writeString(monster, strong);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  @Test
  void anyGameCanBeReplayed() {
    Run written =
        Run.haven(
            "simulate",
            "gh/2",
            "--party=Brute,Tinkerer",
            "--bots=random,steady",
            "--variant=reduced-randomness",
            "--record=17",
            "--save=" + folder);
    Path file = folder.resolve("gh-2-Brute-Tinkerer-random-steady-17.txt");
    assertThat(written.err()).contains("haven replay " + file);
    assertThat(written.out()).isEmpty();
    Run told = Run.haven("replay", file.toString());
    assertThat(told.status()).isZero();
    assertThat(told.out()).contains("gh/2 with 2 heroes, seed 17").doesNotContain("! ");
  }

  @Test
  void aTableAndValuesForOtherProgrammes() {
    Run table = cellar("--games", "8");
    assertThat(table.out()).startsWith("scenario").contains("cellar-gh", "half of a card");
    assertThat(cellar("--games", "8", "--markdown").out().lines())
        .hasSize(3)
        .allMatch(line -> line.chars().filter(letter -> letter == '|').count() == 9);
    List<String> lines =
        cellar("--games", "8", "--csv", "--compare", "reduced-randomness").out().lines().toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(1).split(",")).hasSameSizeAs(lines.get(0).split(","));
  }

  /** A page that anybody can be sent: it loads nothing, and whatever a pack says is escaped. */
  @Test
  void aReportStandsOnItsOwn() throws IOException {
    Path file = folder.resolve("report.html");
    Run run = cellar("--games", "8", "--compare", "reduced-randomness", "--html", "" + file);
    assertThat(run.status()).isZero();
    String page = Files.readString(file);
    assertThat(page)
        .contains("cellar-gh", "<svg role=\"img\"", "--compare reduced-randomness")
        .doesNotContain("http:", "https:", "src=", "href=", "url(");
    Matcher words = Pattern.compile("data-w=\"([^\"]+)\"").matcher(page);
    Set<String> used = words.results().map(one -> one.group(1)).collect(Collectors.toSet());
    assertThat(used).contains("compare", "halves", "adds");
    Matcher table = Pattern.compile("id=\"words\">(.*?)</script>", Pattern.DOTALL).matcher(page);
    assertThat(table.find()).isTrue();
    JsonNode languages = JsonMapper.shared().readTree(table.group(1));
    assertThat(languages.propertyNames()).containsExactly("en", "de", "it");
    for (JsonNode language : languages) {
      assertThat(language.propertyNames()).containsAll(used);
      assertThat(language.valueStream()).noneMatch(word -> word.asString().isBlank());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gh/1 --bots clever                    | no bot is called 'clever'; there are random
          gh/1 --parties 2 --bots random,random,random | there are 2 seats: name one bot for all of them, or 2
          gh/1 --games 0                        | --games and --threads should be more than 0
          gh/1 --party Brute,Spellweaver --parties 3 | --parties 3: the party 'Brute,Spellweaver' is smaller
          gh/1 --variant x                      | no variant is called 'x'; there are solo
          gh/1 --compare nothing                | there is no pack 'nothing'
          cellar-gh --compare gh                | a sample cannot be compared with a pack: --compare gh
          gh/1 --json --csv                     | --json, --csv, --markdown: one of them
          gh/1 --state no/such/folder           | no/such/folder cannot be written
          gh/1 --party Brute,Spellweaver --items Cragheart:x | nobody of that class takes part: 'Cragheart:x'
          """)
  void aMistakeIsNamed(String args, String complaint) {
    Run run = Run.haven(("simulate " + args).split(" "));
    assertThat(run.err()).startsWith("haven: " + complaint).hasLineCount(1);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }
}
