/**
 * How a test says which rules it proves ({@link haven.testkit.Rule}), runs once per edition ({@link
 * haven.testkit.RulesetTest}) and is credited for it. It calls the rulebook and JUnit, and only
 * tests use it. Start with {@link haven.testkit.Rule}, then {@link haven.testkit.RuleRecorder}.
 */
@NullMarked
package haven.testkit;

import org.jspecify.annotations.NullMarked;
