package haven.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageTest {
  private static final RuleRow ROW =
      new RuleRow("FOC-01", EnumSet.of(Edition.GH, Edition.JL, Edition.FH), "text", "source");

  @TempDir private Path home;

  @Test
  void aRuleIsCoveredWhenATestPassedAndNoneFailed() {
    Coverage coverage =
        Coverage.of(
            List.of(
                result(Edition.GH, true, "one"),
                result(Edition.JL, true, "one"),
                result(Edition.JL, false, "two"),
                result(Edition.FH, false, "one")));
    assertThat(coverage.covered(ROW)).containsExactly(Edition.GH);
  }

  @Test
  void anEditionThatTheRowDoesNotNameIsNeverCovered() {
    Coverage coverage = Coverage.of(List.of(result(Edition.BB, true, "one")));
    assertThat(coverage.covered(ROW)).isEmpty();
  }

  @Test
  void aRuleIsCoveredInTheGameWhenAGameOrTheSolverProvedIt() {
    Coverage coverage =
        Coverage.of(
            List.of(
                result(Edition.GH, true, Credit.PART, "one"),
                result(Edition.GH, true, Credit.GAME, "two"),
                result(Edition.JL, true, Credit.SOLVER, "one"),
                result(Edition.FH, true, Credit.PART, "one")));
    assertThat(coverage.covered(ROW)).containsExactly(Edition.GH, Edition.JL, Edition.FH);
    assertThat(coverage.inGame(ROW)).containsExactly(Edition.GH, Edition.JL);
  }

  @Test
  void theSolverProvesItsOwnRulesAndGeometryOnly() {
    assertThat(Credit.SOLVER.provesInGame(row("EX-MMV-01"))).isTrue();
    assertThat(Credit.SOLVER.provesInGame(row("LOS-01"))).isTrue();
    assertThat(Credit.SOLVER.provesInGame(row("LOS-08"))).isFalse();
    assertThat(Credit.SOLVER.provesInGame(row("MOV-01"))).isFalse();
    assertThat(Credit.GAME.provesInGame(row("MOV-01"))).isTrue();
    assertThat(Credit.PART.provesInGame(row("FOC-01"))).isFalse();
  }

  @Test
  void aFailureTakesTheCreditOfTheGameToo() {
    Coverage coverage =
        Coverage.of(
            List.of(
                result(Edition.GH, true, Credit.GAME, "one"),
                result(Edition.GH, false, Credit.PART, "two")));
    assertThat(coverage.inGame(ROW)).isEmpty();
  }

  @Test
  void joinsTheResultsOfAllModules() throws IOException {
    write("board", "surefire.tsv", result(Edition.GH, true, "a\ttest\nname").toLine());
    write("play", "failsafe.tsv", result(Edition.FH, true, "two").toLine());
    write("play", "notes.txt", "not a result");
    assertThat(Coverage.ofLastBuild(home).orElseThrow().covered(ROW))
        .containsExactly(Edition.GH, Edition.FH);
  }

  @Test
  void withoutAnyResultFileThereIsNoCoverage() throws IOException {
    Files.createDirectories(home.resolve("board").resolve("target"));
    assertThat(Coverage.ofLastBuild(home)).isEmpty();
  }

  @Test
  void aBrokenLineIsReportedWithItsPlace() throws IOException {
    write("board", "surefire.tsv", "FOC-01\tGH\tperhaps\tgame\ttest");
    assertThatThrownBy(() -> Coverage.ofLastBuild(home))
        .isInstanceOf(CatalogueException.class)
        .hasMessageEndingWith("surefire.tsv:1: 'perhaps' is no test status");
  }

  private static RuleRow row(String id) {
    return new RuleRow(id, EnumSet.of(Edition.GH), "text", "source");
  }

  private static RuleResult result(Edition edition, boolean passed, String test) {
    return result(edition, passed, Credit.PART, test);
  }

  private static RuleResult result(Edition edition, boolean passed, Credit credit, String test) {
    return new RuleResult("FOC-01", edition, passed, credit, test);
  }

  private void write(String module, String file, String text) throws IOException {
    Path folder = home.resolve(module).resolve("target").resolve("rule-coverage");
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(file), text);
  }
}
