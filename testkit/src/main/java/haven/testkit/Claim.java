package haven.testkit;

import haven.rulebook.Catalogue;
import haven.rulebook.Edition;
import haven.rulebook.RuleRow;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** That a test speaks for one row of the catalogue, in some of the editions the row names. */
record Claim(String id, Set<Edition> editions) {
  private static final Catalogue CATALOGUE = Catalogue.load();

  /** What the test method claims, by itself and through its classes. */
  static List<Claim> of(ExtensionContext context) {
    List<Claim> claims = new ArrayList<>(ofMethod(context));
    claims.addAll(ofClasses(context));
    return claims;
  }

  /** The claims that decide for which editions the test runs: the method's own, if it has any. */
  static List<Claim> nearest(ExtensionContext context) {
    List<Claim> own = ofMethod(context);
    return own.isEmpty() ? ofClasses(context) : own;
  }

  private static List<Claim> ofMethod(ExtensionContext context) {
    return on(context.getRequiredTestMethod());
  }

  private static List<Claim> ofClasses(ExtensionContext context) {
    List<Claim> claims = new ArrayList<>(on(context.getRequiredTestClass()));
    context.getEnclosingTestClasses().forEach(outer -> claims.addAll(on(outer)));
    return claims;
  }

  private static List<Claim> on(AnnotatedElement element) {
    List<Claim> claims = new ArrayList<>();
    for (Rule rule : AnnotationSupport.findRepeatableAnnotations(element, Rule.class)) {
      for (String id : rule.value()) {
        claims.add(claim(id, List.of(rule.in())));
      }
    }
    return claims;
  }

  private static Claim claim(String id, List<Edition> in) {
    RuleRow row =
        CATALOGUE
            .find(id)
            .orElseThrow(
                () ->
                    new WrongClaim(
                        "@Rule names '" + id + "', which is not in the catalogue (docs/rules)"));
    if (in.isEmpty()) {
      return new Claim(id, row.rulesets());
    }
    Set<Edition> editions = EnumSet.copyOf(in);
    if (!row.rulesets().containsAll(editions)) {
      throw new WrongClaim(
          "@Rule speaks for %s in %s, but the catalogue has it in force for %s only"
              .formatted(id, editions, row.rulesets()));
    }
    return new Claim(id, Collections.unmodifiableSet(editions));
  }

  /** A test that runs once cannot have played all the editions that a row names. */
  void requireOneEdition() {
    if (editions.size() > 1) {
      throw new WrongClaim(
          ("@Rule speaks for %s in %s, but a plain test for one edition only:"
                  + " use @RulesetTest, or name one with 'in'")
              .formatted(id, editions));
    }
  }
}
