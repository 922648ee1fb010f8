package haven.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RuleTablesTest {
  @Test
  void readsRuleTablesAndSkipsOthers() {
    List<RuleRow> rows =
        read(
            """
            # Focus
            | id | rulesets | rule | source |
            |---|---|---|---|
            | FOC-01a | FH,GH | First. | p.1 |
            | EX-FOC-02 | ALL | Second. | p.2 |

            | id | topic | what the sources say | recommendation |
            |---|---|---|---|
            | DSC-01 | ties | this and that | this |
            """);
    assertThat(rows).extracting(RuleRow::id).containsExactly("FOC-01a", "EX-FOC-02");
    assertThat(rows.get(0).rulesets()).containsExactly(Edition.GH, Edition.FH);
    assertThat(rows.get(1).rulesets()).containsExactly(Edition.values());
    assertThat(rows.get(1).prefix()).isEqualTo("FOC");
    assertThat(rows.get(1).isExample()).isTrue();
  }

  @Test
  void aWrongRowIsReportedWithItsLine() {
    assertWrong("| FOC1 | GH | Text. | p.1 |", "'FOC1' is not a rule id");
    assertWrong("| FOC-1 | GH,XX | Text. | p.1 |", "FOC-1: rulesets 'GH,XX' should be ALL or");
    assertWrong("| FOC-1 | GH | Text. |", "a rule has 4 columns, this row has 3");
  }

  private static void assertWrong(String row, String message) {
    assertThatThrownBy(() -> read("| id | rulesets | rule | source |\n|---|---|---|---|\n" + row))
        .isInstanceOf(CatalogueException.class)
        .hasMessageStartingWith("test.md:3: " + message);
  }

  private static List<RuleRow> read(String text) {
    return RuleTables.read("test.md", text.lines().toList());
  }
}
