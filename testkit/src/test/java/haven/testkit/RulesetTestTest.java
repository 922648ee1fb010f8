package haven.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesetTestTest {
  @TempDir private Path folder;

  @Test
  void runsOncePerEditionAndCreditsThatEditionOnly() throws IOException {
    RunOfFixtures run = run(Fixtures.OncePerEdition.class);
    assertThat(run.outcomes())
        .containsExactly(
            "FOC-05 BB passed",
            "FOC-05 FH passed",
            "FOC-05 GH failed",
            "FOC-05 JL passed",
            "FOC-08 FH passed");
    assertThat(run.recorded())
        .contains(
            "FOC-05\tJL\tpassed\tpart\t"
                + "haven.testkit.Fixtures$OncePerEdition.passesButInGloomhaven JL");
  }

  @Test
  void runsForTheEditionsThatTheTestOrItsRulesName() throws IOException {
    RunOfFixtures run = run(Fixtures.ForSomeEditions.class);
    assertThat(run.failures()).isEmpty();
    assertThat(run.outcomes())
        .containsExactly("FOC-05 BB passed", "FOC-05 GH passed", "FOC-05 JL passed");
  }

  @Test
  void theMethodsOwnRulesDecideWhereItRuns() throws IOException {
    assertThat(run(Fixtures.MethodDecidesEditions.class).outcomes())
        .containsExactly("FOC-05 FH passed", "FOC-08 FH passed");
  }

  @Test
  void anEditionThatNoRuleNamesFails() throws IOException {
    assertThat(run(Fixtures.AsksForTooMuch.class).failures())
        .containsExactly("@RulesetTest asks for [GH], but its rules speak for [FH] only");
  }

  @Test
  void aTestWithoutAnyEditionFails() throws IOException {
    assertThat(run(Fixtures.NoEdition.class).failures())
        .containsExactly(
            "@RulesetTest has no edition to run for: add @Rule, or name editions in @RulesetTest");
  }

  private RunOfFixtures run(Class<?> fixture) throws IOException {
    return RunOfFixtures.of(fixture, folder.resolve("surefire.tsv"));
  }
}
