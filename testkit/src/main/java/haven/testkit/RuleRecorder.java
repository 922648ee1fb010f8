package haven.testkit;

import haven.rulebook.Edition;
import haven.rulebook.RuleResult;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Records what each executed test proved. JUnit finds it by itself (META-INF/services), and not
 * through {@link Rule}, so that a run without any rule also replaces the results of the last one.
 */
public final class RuleRecorder implements BeforeAllCallback, BeforeEachCallback, TestWatcher {
  @Override
  public void beforeAll(ExtensionContext context) {
    CoverageLog.of(context);
  }

  /** Resolving the claims before the test is what makes a wrong one fail it. */
  @Override
  public void beforeEach(ExtensionContext context) {
    Proof.forget();
    List<Claim> claims = Claim.of(context);
    if (EditionRun.editionOf(context).isEmpty()) {
      claims.forEach(Claim::requireOneEdition);
    }
  }

  @Override
  public void testSuccessful(ExtensionContext context) {
    record(context, true);
  }

  @Override
  public void testFailed(ExtensionContext context, @Nullable Throwable cause) {
    if (!(cause instanceof WrongClaim)) {
      record(context, false);
    }
  }

  private static void record(ExtensionContext context, boolean passed) {
    Optional<Edition> run = EditionRun.editionOf(context);
    for (Claim claim : Claim.of(context)) {
      Set<Edition> spokenFor = EnumSet.copyOf(claim.editions());
      run.ifPresent(edition -> spokenFor.retainAll(Set.of(edition)));
      for (Edition edition : spokenFor) {
        CoverageLog.of(context)
            .add(new RuleResult(claim.id(), edition, passed, Proof.of(edition), name(context)));
      }
    }
  }

  private static String name(ExtensionContext context) {
    String method = context.getRequiredTestMethod().getName();
    String name = context.getRequiredTestClass().getName() + "." + method;
    String shown = context.getDisplayName();
    return shown.startsWith(method + "(") ? name : name + " " + shown;
  }
}
