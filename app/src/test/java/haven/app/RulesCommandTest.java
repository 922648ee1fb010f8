package haven.app;

import static haven.app.Run.haven;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import tools.jackson.databind.JsonNode;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class RulesCommandTest {
  @TempDir private Path home;

  @BeforeEach
  void setHome() {
    System.setProperty("haven.home", home.toString());
  }

  @AfterEach
  void clearHome() {
    System.clearProperty("haven.home");
  }

  @Test
  void withoutSubcommandPrintsHelp() {
    Run result = haven("--help");
    assertThat(result.status()).isZero();
    assertThat(result.out()).startsWith("Usage: haven").contains("rules");
  }

  @Test
  void anIdPrintsItsRow() {
    Run result = haven("rules", "FOC-08");
    assertThat(result.status()).isZero();
    assertThat(result.out()).startsWith("FOC-08  [FH]  Priority list").hasLineCount(1);
    assertThat(result.err()).isEmpty();
  }

  @Test
  void withoutAWordCountsRulesPerArea() {
    assertThat(haven("rules").out()).containsPattern("(?m)^FOC +\\d+ +\\d+$").contains("\ntotal ");
  }

  @Test
  void policiesAreListedWithWhatEachGameHas() {
    assertThat(haven("rules", "--policies").out())
        .contains("lossPrevails: a scenario that is won and lost")
        .contains("    true [GH,JL,FH,BB] | false");
    JsonNode policies = haven("rules", "--policies", "--json").json().get("policies");
    assertThat(policies.size()).isGreaterThan(30);
    assertThat(policies.get(0).get("rulesets").size()).isEqualTo(4);
  }

  @Test
  void policiesAreFoundByAWord() {
    assertThat(haven("rules", "--policies", "SIGHT").out())
        .contains("sight: ", "lootNeedsSight: ")
        .doesNotContain("lossPrevails");
    JsonNode policies = haven("rules", "--policies", "--json", "lossPrev").json().get("policies");
    assertThat(policies.size()).isEqualTo(1);
    assertThat(haven("rules", "--policies", "cheese").err()).contains("no policy mentions");
  }

  @Test
  void jsonHoldsTheWholeRow() {
    JsonNode row = haven("rules", "--json", "FOC-08").json().get("rows").get(0);
    assertThat(row.get("id").asString()).isEqualTo("FOC-08");
    assertThat(row.get("rulesets").toString()).isEqualTo("[\"FH\"]");
    assertThat(row.get("rule").asString()).startsWith("Priority list");
    assertThat(row.get("source").asString()).isEqualTo("FH-it p.74; FH-de p.74");
  }

  @Test
  void anUnknownWordIsWrongInput() {
    Run result = haven("rules", "no such words anywhere");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .isEqualToIgnoringNewLines(
            "haven: no rule has the id 'no such words anywhere' or mentions it");
  }

  @Test
  void anUnknownOptionIsWrongUsage() {
    Run result = haven("rules", "--no-such-option");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err())
        .startsWith("haven: Unknown option: '--no-such-option'")
        .contains("Try 'haven rules --help'");
  }

  @Test
  void coverageWithoutResultsSaysWhatToRun() {
    Run result = haven("rules", "--coverage", "--json");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .isEqualToIgnoringNewLines("haven: no test results; run mvn verify first");
  }

  @Test
  void coverageJsonHasARowForEachRuleOfTheCatalogue() throws IOException {
    record(
        "FOC-08\tFH\tpassed\tgame\tone",
        "FOC-09\tGH\tfailed\tgame\ttwo",
        "FOC-999\tGH\tpassed\tgame\tthree");
    Run result = haven("rules", "--coverage", "--json");
    assertThat(result.status()).isZero();
    assertThat(result.out())
        .contains(
            "{\"id\":\"FOC-08\",\"rulesets\":[\"FH\"],\"covered\":[\"FH\"],\"inGame\":[\"FH\"]}")
        .contains("{\"id\":\"FOC-09\",\"rulesets\":[\"GH\"],\"covered\":[],\"inGame\":[]}")
        .doesNotContain("FOC-999");
    assertThat(result.json().get("rows").size())
        .isEqualTo(haven("rules", "--json").json().get("rows").size());
  }

  @Test
  void coverageOfAnAreaListsWhatIsOpen() throws IOException {
    record("FOC-08\tFH\tpassed\tgame\tone", "FOC-05\tJL\tpassed\tsolver\ttwo");
    String out = haven("rules", "--coverage", "FOC").out();
    assertThat(out)
        .containsPattern("(?m)^FOC +0/\\d+ +0% +1/\\d+ +\\d+% +1/\\d+ +\\d+% ")
        .contains("total ", "of it EX ", "  FOC-05  [GH,FH,BB]  ", "  EX-FOC-01  ")
        .doesNotContain("  FOC-08  ", "MOV-");
  }

  @Test
  void whatOnlyTestsOfPartsCarryIsNotCoveredInTheGame() throws IOException {
    record("MOV-01\tFH\tpassed\tpart\tone", "MOV-01\tGH\tpassed\tgame\ttwo");
    JsonNode row = haven("rules", "--coverage", "--json", "MOV-01").json().get("rows").get(0);
    assertThat(row.get("covered").toString()).isEqualTo("[\"GH\",\"FH\"]");
    assertThat(row.get("inGame").toString()).isEqualTo("[\"GH\"]");
    assertThat(haven("rules", "--coverage", "MOV-01").out())
        .containsPattern("(?m)^MOV +1/1 100% +0/1 +0% +0/1 +0% ")
        .containsPattern("(?m)^total with parts +1/1 100% +0/1 +0% +1/1 100% ")
        .contains("not covered:\n  MOV-01  [JL,BB]  ", "in the game:\n  MOV-01  [FH]  ");
  }

  @Test
  void coverageOfEverythingIsATableOnly() throws IOException {
    record("FOC-08\tFH\tpassed\tgame\tone");
    assertThat(haven("rules", "--coverage").out())
        .contains("\nMOV ", "\n10-board-and-movement.md ")
        .doesNotContain("not covered");
  }

  private void record(String... lines) throws IOException {
    Path file = home.resolve("play/target/rule-coverage/surefire.tsv");
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines));
  }
}
