package haven.testkit;

import haven.rulebook.Edition;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rules of the catalogue that a test proves, on the method or for every test of a class.
 *
 * <p>The test is credited for each row and edition once it passes; a failure takes the credit away,
 * an aborted assumption leaves it as it is. A test that names an unknown rule, or an edition which
 * the row is not in force for, fails; so does a plain test that speaks for several editions, since
 * it runs but once. Whether the rule was proved in a game tells {@link Proof}. Dynamic tests of a
 * {@code @TestFactory} are not credited.
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Rules.class)
@Inherited
public @interface Rule {
  /** Ids such as {@code FOC-03} and {@code EX-FOC-02}. */
  String[] value();

  /** The editions the test speaks for; none means all that each row names. */
  Edition[] in() default {};
}
