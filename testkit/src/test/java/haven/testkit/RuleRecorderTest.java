package haven.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleRecorderTest {
  @TempDir private Path folder;

  @Test
  void recordsPassedAndFailedButNeitherAbortedNorDisabledTests() throws IOException {
    RunOfFixtures run = run(Fixtures.Plain.class);
    assertThat(run.recorded())
        .containsExactly(
            "FOC-08\tFH\tfailed\tpart\thaven.testkit.Fixtures$Plain.fails",
            "FOC-08\tFH\tpassed\tpart\thaven.testkit.Fixtures$Plain.passes");
  }

  @Test
  void aPlainTestSpeaksForTheOneEditionOfItsRowsOrTheOneItNames() throws IOException {
    assertThat(run(Fixtures.Several.class).outcomes())
        .containsExactly("FOC-05 JL passed", "FOC-08 FH passed", "FOC-09 GH passed");
  }

  @Test
  void aTestThatFailsWhileCleaningUpHasFailed() throws IOException {
    assertThat(run(Fixtures.FailsAfterwards.class).outcomes()).containsExactly("FOC-08 FH failed");
  }

  @Test
  void rulesOfAClassHoldForItsTestsAndNestedOnes() throws IOException {
    assertThat(run(Fixtures.OnTheClass.class).recorded())
        .containsExactly(
            "FOC-08\tFH\tpassed\tpart\thaven.testkit.Fixtures$OnTheClass$Inside.inner",
            "FOC-08\tFH\tpassed\tpart\thaven.testkit.Fixtures$OnTheClass.outer",
            "FOC-09\tGH\tpassed\tpart\thaven.testkit.Fixtures$OnTheClass$Inside.inner");
  }

  @Test
  void anUnknownRuleFailsTheTest() throws IOException {
    RunOfFixtures run = run(Fixtures.UnknownRule.class);
    assertThat(run.failures())
        .containsExactly("@Rule names 'FOC-999', which is not in the catalogue (docs/rules)");
    assertThat(run.recorded()).isEmpty();
  }

  @Test
  void anEditionThatTheRowDoesNotNameFailsTheTest() throws IOException {
    RunOfFixtures run = run(Fixtures.WrongEdition.class);
    assertThat(run.failures())
        .containsExactly(
            "@Rule speaks for FOC-08 in [GH, FH], but the catalogue has it in force for [FH] only");
    assertThat(run.recorded()).isEmpty();
  }

  @Test
  void aPlainTestThatSpeaksForSeveralEditionsFails() throws IOException {
    RunOfFixtures run = run(Fixtures.SpeaksForSeveral.class);
    assertThat(run.failures())
        .containsExactly(
            "@Rule speaks for FOC-05 in [GH, JL, FH, BB], but a plain test for one edition only:"
                + " use @RulesetTest, or name one with 'in'");
    assertThat(run.recorded()).isEmpty();
  }

  @Test
  void aTestIsCreditedForWhatItUsedInItsOwnEdition() throws IOException {
    assertThat(run(Fixtures.Credited.class).credits())
        .containsExactly(
            "FOC-05 BB part",
            "FOC-05 FH game",
            "FOC-05 GH part",
            "FOC-05 JL solver",
            "FOC-08 FH part");
  }

  @Test
  void eachRunReplacesTheResultsOfTheLastOne() throws IOException {
    run(Fixtures.Several.class);
    assertThat(run(Fixtures.UnknownRule.class).recorded()).isEmpty();
  }

  private RunOfFixtures run(Class<?> fixture) throws IOException {
    return RunOfFixtures.of(fixture, folder.resolve("new").resolve("surefire.tsv"));
  }
}
