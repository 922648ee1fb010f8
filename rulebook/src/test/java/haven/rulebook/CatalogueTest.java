package haven.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class CatalogueTest {
  private static final Path DOCS = Path.of("..", "docs", "rules");
  static final List<String> FILES = Catalogue.FILES;

  private final Catalogue catalogue = Catalogue.load();

  @Test
  void namesEveryFileOfTheFolderThatHoldsRules() throws IOException {
    try (Stream<Path> files = Files.list(DOCS)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              Stream.concat(FILES.stream(), Stream.of("00-README.md")).toList());
    }
  }

  @ParameterizedTest
  @FieldSource("FILES")
  void readsEveryRuleOfAFile(String file) throws IOException {
    long rows =
        Files.readAllLines(DOCS.resolve(file)).stream()
            .filter(line -> line.matches("\\| (EX-)?[A-Z]{3}-[0-9]+[a-z]? \\|.*"))
            .filter(line -> !line.startsWith("| DSC-"))
            .count();
    assertThat(rows).isPositive();
    assertThat(Catalogue.rowsOf(file)).hasSize(Math.toIntExact(rows));
  }

  @Test
  void findsARowByItsId() {
    RuleRow row = catalogue.find("FOC-08").orElseThrow();
    assertThat(row.rulesets()).containsExactly(Edition.FH);
    assertThat(row.prefix()).isEqualTo("FOC");
    assertThat(row.isExample()).isFalse();
    assertThat(row.text()).startsWith("Priority list");
    assertThat(row.source()).isEqualTo("FH-it p.74; FH-de p.74");
  }

  @Test
  void discrepanciesAreNotRules() {
    assertThat(catalogue.find("DSC-01")).isEmpty();
    assertThat(catalogue.rows()).noneMatch(row -> row.prefix().equals("DSC"));
  }

  @Test
  void anAreaInCapitalsSelectsItsRulesAndExamplesOnly() {
    assertThat(catalogue.search("FOC"))
        .isNotEmpty()
        .allMatch(row -> row.prefix().equals("FOC"))
        .anyMatch(RuleRow::isExample);
    assertThat(catalogue.search("EX-FOC"))
        .isNotEmpty()
        .allMatch(row -> row.id().startsWith("EX-FOC-"));
  }

  @Test
  void anyOtherWordIsSearchedInTextAndIds() {
    assertThat(catalogue.search("foc-08")).extracting(RuleRow::id).contains("FOC-08");
    assertThat(catalogue.search("line of sight"))
        .isNotEmpty()
        .anyMatch(row -> row.text().startsWith("Line of sight"));
    assertThat(catalogue.search("no such words anywhere")).isEmpty();
  }

  @Test
  void aDuplicateIdIsRefused() {
    RuleRow row = new RuleRow("FOC-01", Set.of(Edition.GH), "text", "source");
    assertThatThrownBy(() -> Catalogue.of(List.of(row, row)))
        .isInstanceOf(CatalogueException.class)
        .hasMessage("rule id FOC-01 stands twice in the catalogue");
  }
}
