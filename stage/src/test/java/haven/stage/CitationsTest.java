package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Cite;
import haven.model.Ruleset;
import haven.rulebook.Catalogue;
import haven.rulebook.Edition;
import haven.rulebook.RuleRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the engine cites is in the catalogue. */
final class CitationsTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Pattern LITERAL = Pattern.compile("\"((?:EX-)?[A-Z]{3}-[0-9]{2}[a-z]?)\"");

  @Test
  void everyRowOfTheTableIsInForceForItsGame() {
    List<String> wrong = new ArrayList<>();
    for (Ruleset ruleset : Ruleset.ALL) {
      for (Cite cite : Cite.values()) {
        Optional<RuleRow> row = CATALOGUE.find(ruleset.cite(cite).text());
        if (row.isEmpty() || !row.get().rulesets().contains(Edition.valueOf(ruleset.id()))) {
          wrong.add(ruleset.id() + " " + cite + " " + ruleset.cite(cite));
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void everyRowThatTheSourcesNameExists() throws IOException {
    List<String> wrong = new ArrayList<>();
    int found = 0;
    for (String module : List.of("board", "model", "play")) {
      try (var files = Files.walk(root().resolve(module).resolve("src/main/java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          Matcher literals = LITERAL.matcher(Files.readString(file));
          while (literals.find()) {
            found++;
            if (CATALOGUE.find(literals.group(1)).isEmpty()) {
              wrong.add(file.getFileName() + " " + literals.group(1));
            }
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(found).as("literals looked at").isGreaterThan(100);
  }

  /** The folder of the modules, from wherever the test is run. */
  private static Path root() {
    Path here = Path.of("").toAbsolutePath();
    return Files.exists(here.resolve("board")) ? here : here.resolve("..").normalize();
  }
}
