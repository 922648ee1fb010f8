/**
 * Wrong readings of rules, and whether any test notices them. A {@link haven.mutants.Mutant} is one
 * of them, the {@link haven.mutants.Registry} has them all; {@link haven.mutants.Runner} puts one
 * after the other into the engine and runs the tests. It knows the engine as files only: it calls
 * the rulebook and JUnit.
 */
@NullMarked
package haven.mutants;

import org.jspecify.annotations.NullMarked;
