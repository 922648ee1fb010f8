package haven.testkit;

import haven.rulebook.Edition;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/** Repeats a {@link RulesetTest} for each edition it speaks for. */
final class EditionRuns implements TestTemplateInvocationContextProvider {
  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return true;
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    Set<Edition> claimed = EnumSet.noneOf(Edition.class);
    Claim.nearest(context).forEach(claim -> claimed.addAll(claim.editions()));
    List<Edition> asked = asked(context);
    if (asked.isEmpty() && claimed.isEmpty()) {
      throw new WrongClaim(
          "@RulesetTest has no edition to run for: add @Rule, or name editions in @RulesetTest");
    }
    if (!claimed.isEmpty() && !claimed.containsAll(asked)) {
      throw new WrongClaim(
          "@RulesetTest asks for %s, but its rules speak for %s only".formatted(asked, claimed));
    }
    return (asked.isEmpty() ? claimed : asked).stream().map(EditionRun::new);
  }

  private static List<Edition> asked(ExtensionContext context) {
    return AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), RulesetTest.class)
        .map(test -> List.of(test.value()))
        .orElse(List.of());
  }
}
