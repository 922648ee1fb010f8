package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.CampaignCite;
import haven.model.Circumstance;
import haven.model.Cite;
import haven.model.Criterion;
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
        if (ruleset.cites(cite)) {
          Optional<RuleRow> row = CATALOGUE.find(ruleset.cite(cite).text());
          if (row.isEmpty() || !row.get().rulesets().contains(Edition.valueOf(ruleset.id()))) {
            wrong.add(ruleset.id() + " " + cite + " " + ruleset.cite(cite));
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void everyRowOfTheCampaignIsInForceForItsGame() {
    List<String> wrong = new ArrayList<>();
    for (Ruleset ruleset : Ruleset.ALL) {
      for (CampaignCite cite : CampaignCite.values()) {
        if (ruleset.cites(cite)) {
          Optional<RuleRow> row = CATALOGUE.find(ruleset.cite(cite).text());
          if (row.isEmpty() || !row.get().rulesets().contains(Edition.valueOf(ruleset.id()))) {
            wrong.add(ruleset.id() + " " + cite + " " + ruleset.cite(cite));
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void everythingCitedComesUpInSomeGame() {
    assertThat(Cite.values())
        .allMatch(cite -> Ruleset.ALL.stream().anyMatch(ruleset -> ruleset.cites(cite)));
    assertThat(Criterion.values())
        .allMatch(one -> Ruleset.ALL.stream().allMatch(ruleset -> ruleset.cites(one.cite())));
    for (Ruleset ruleset : Ruleset.ALL) {
      assertThat(ruleset.cites(Cite.SUMMONER_CALLS)).isEqualTo(ruleset.monsters().summonsFollow());
      assertThat(Circumstance.values())
          .filteredOn(one -> one != Circumstance.SUMMONER_CALLS)
          .allMatch(one -> ruleset.cites(one.cite()));
    }
  }

  /** A row named elsewhere would not be checked for the games in which it is cited. */
  @Test
  void rowsAreNamedInTheTableOnly() throws IOException {
    List<String> elsewhere = new ArrayList<>();
    for (String module : List.of("board", "model", "content", "play", "campaign", "server")) {
      try (var files = Files.walk(root().resolve(module).resolve("src/main/java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          String code = Files.readString(file).replaceAll("(?m)^\\s*\\*.*$", "");
          Matcher literals = LITERAL.matcher(code);
          String name = String.valueOf(file.getFileName());
          while (!name.endsWith("Cite.java") && !name.equals("Policy.java") && literals.find()) {
            elsewhere.add(name + " " + literals.group(1));
          }
        }
      }
    }
    assertThat(elsewhere).isEmpty();
  }

  /** The folder of the modules, from wherever the test is run. */
  private static Path root() {
    Path here = Path.of("").toAbsolutePath();
    return Files.exists(here.resolve("board")) ? here : here.resolve("..").normalize();
  }
}
