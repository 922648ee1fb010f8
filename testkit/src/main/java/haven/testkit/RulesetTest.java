package haven.testkit;

import haven.rulebook.Edition;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that runs once per edition, and whose first parameter is that edition's ruleset: any type
 * with one static factory that takes the edition's id, such as {@code Ruleset.named("GH")}, or
 * {@code String} or {@link Edition}.
 *
 * <p>It runs for the editions that the method's {@link Rule}s speak for (or the class's, if the
 * method has none). Each run is credited for its own edition only, and only for rows that name it.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(EditionRuns.class)
public @interface RulesetTest {
  /** The editions to run for, instead of those of the rules. */
  Edition[] value() default {};
}
