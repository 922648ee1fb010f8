package haven.testkit;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import haven.rulebook.Edition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** Test classes that only {@link RuleRecorderTest} and {@link RulesetTestTest} run. */
final class Fixtures {
  private Fixtures() {}

  /** Stands for the model's ruleset: JUnit makes it by its one static factory. */
  record Ruleset(String id) {
    static Ruleset named(String id) {
      return new Ruleset(id);
    }
  }

  static class Plain {
    @Test
    @Rule("FOC-08")
    void passes() {}

    @Test
    @Rule("FOC-08")
    void fails() {
      fail("on purpose");
    }

    @Test
    @Rule("FOC-09")
    void aborts() {
      abort("on purpose");
    }

    @Test
    @Rule("FOC-09")
    @Disabled("on purpose")
    void disabled() {}

    @Test
    void withoutRule() {}
  }

  static class Several {
    @Test
    @Rule({"FOC-08", "FOC-09"})
    @Rule(value = "FOC-05", in = Edition.JL)
    void passes() {}
  }

  static class FailsAfterwards {
    @AfterEach
    void cleanUp() {
      fail("on purpose");
    }

    @Test
    @Rule("FOC-08")
    void passes() {}
  }

  @Rule("FOC-08")
  static class OnTheClass {
    @Test
    void outer() {}

    @Nested
    class Inside {
      @Test
      @Rule("FOC-09")
      void inner() {}
    }
  }

  static class UnknownRule {
    @Test
    @Rule("FOC-999")
    void neverRuns() {}
  }

  static class WrongEdition {
    @Test
    @Rule(
        value = "FOC-08",
        in = {Edition.GH, Edition.FH})
    void neverRuns() {}
  }

  static class SpeaksForSeveral {
    @Test
    @Rule("FOC-05")
    void neverRuns() {}
  }

  static class Credited {
    @RulesetTest
    @Rule("FOC-05")
    void playsFrosthavenAndSolvesJaws(Ruleset ruleset) {
      Proof.played("FH");
      Proof.solved("JL");
    }

    @Test
    @Rule("FOC-08")
    void playsNothing() {}
  }

  static class OncePerEdition {
    @BeforeEach
    void otherParametersKeepTheirResolver(TestInfo info) {}

    @RulesetTest
    @Rule({"FOC-08", "FOC-05"})
    void passesButInGloomhaven(Ruleset ruleset, TestInfo info) {
      if (!info.getDisplayName().equals(ruleset.id()) || ruleset.id().equals("GH")) {
        fail("on purpose");
      }
    }
  }

  static class ForSomeEditions {
    @RulesetTest({Edition.GH, Edition.BB})
    @Rule("FOC-05")
    void asString(String edition) {}

    @RulesetTest
    @Rule(value = "FOC-05", in = Edition.JL)
    void asEdition(Edition edition) {}
  }

  @Rule("FOC-05")
  static class MethodDecidesEditions {
    @RulesetTest
    @Rule("FOC-08")
    void frosthavenOnly(Ruleset ruleset) {}
  }

  static class AsksForTooMuch {
    @RulesetTest(Edition.GH)
    @Rule("FOC-08")
    void neverRuns(Ruleset ruleset) {}
  }

  static class NoEdition {
    @RulesetTest
    void neverRuns(Ruleset ruleset) {}
  }
}
