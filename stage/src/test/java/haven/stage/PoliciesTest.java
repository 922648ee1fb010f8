package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Agreement;
import haven.model.Policy;
import haven.model.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a table can switch by name. */
final class PoliciesTest {
  private static final List<String> PLAYED =
      List.of(
          "stage/src/test/java/haven/stage/MapPoliciesTest.java",
          "stage/src/test/java/haven/stage/CombatPoliciesTest.java",
          "stage/src/test/java/haven/stage/RoundPoliciesTest.java",
          "play/src/test/java/haven/play/mind/CasePoliciesTest.java",
          "play/src/test/java/haven/play/mind/SeveralTargetsTest.java");

  @Test
  void everyPolicyIsPlayedBothWays() throws IOException {
    Path here = Path.of("").toAbsolutePath();
    Path root = Files.exists(here.resolve("board")) ? here : here.resolve("..").normalize();
    StringBuilder tests = new StringBuilder();
    for (String file : PLAYED) {
      tests.append(Files.readString(root.resolve(file)));
    }
    assertThat(Policy.values())
        .filteredOn(policy -> policy.choices().size() > 1)
        .allMatch(
            policy ->
                tests.indexOf("Policy." + policy.name()) >= 0
                    || tests.indexOf("policy " + policy.id() + ": ") >= 0);
  }

  @Test
  void whatIsSetIsFoundAndNothingElseChanges() {
    for (Ruleset ruleset : Ruleset.ALL) {
      for (Policy policy : Policy.values()) {
        assertThat(policy.choices()).as("%s of %s", policy, ruleset).contains(policy.of(ruleset));
        for (String value : policy.choices()) {
          Ruleset other = policy.set(ruleset, value);
          assertThat(policy.of(other)).isEqualTo(value);
          assertThat(policy.set(other, policy.of(ruleset))).isEqualTo(ruleset);
          assertThat(Policy.values())
              .filteredOn(one -> one != policy)
              .allMatch(one -> one.of(other).equals(one.of(ruleset)));
        }
      }
    }
  }

  @Test
  void anAgreementIsReadAsItIsWritten() {
    Agreement agreement = Agreement.of(" sight = any-point,lossPrevails=false ");
    assertThat(agreement).hasToString("lossPrevails=false, sight=any-point");
    assertThat(Agreement.of(agreement.toString())).isEqualTo(agreement);
    assertThat(Policy.SIGHT.of(agreement.on(Ruleset.GLOOMHAVEN))).isEqualTo("any-point");
    assertThat(Agreement.of("")).isEqualTo(Agreement.NONE);
    assertThatThrownBy(() -> Agreement.of("sight=far"))
        .hasMessageContaining("policy sight takes \"corner-to-corner\"");
    assertThatThrownBy(() -> Agreement.of("sigh=far")).hasMessageContaining("known are ");
    assertThatThrownBy(() -> Agreement.of("sight")).hasMessageContaining("POLICY=VALUE");
    assertThat(Arrays.stream(Policy.values()).map(Policy::id)).doesNotHaveDuplicates();
  }
}
