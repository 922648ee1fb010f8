package haven.testkit;

import haven.rulebook.Edition;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.platform.commons.support.conversion.ConversionSupport;

/** One run of a {@link RulesetTest}: hands the edition to the test, and tells it the recorder. */
record EditionRun(Edition edition) implements TestTemplateInvocationContext, ParameterResolver {
  private static final Namespace NAMESPACE = Namespace.create(EditionRun.class);

  /** The edition of the run that the context belongs to; empty for every other kind of test. */
  static Optional<Edition> editionOf(ExtensionContext context) {
    return Optional.ofNullable(context.getStore(NAMESPACE).get(Edition.class, Edition.class));
  }

  @Override
  public String getDisplayName(int invocationIndex) {
    return edition.name();
  }

  @Override
  public void prepareInvocation(ExtensionContext context) {
    context.getStore(NAMESPACE).put(Edition.class, edition);
  }

  @Override
  public List<Extension> getAdditionalExtensions() {
    return List.of(this);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getIndex() == 0
        && context.getTestMethod().filter(parameter.getDeclaringExecutable()::equals).isPresent();
  }

  @Override
  public @Nullable Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    if (type.equals(String.class)) {
      return edition.name();
    }
    ClassLoader loader = context.getRequiredTestClass().getClassLoader();
    return ConversionSupport.convert(edition.name(), type, loader);
  }
}
