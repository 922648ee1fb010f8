/**
 * What special rules of scenarios speak of and do to the table. When they apply is the business of
 * {@code haven.play.scenario.ScenarioRules}.
 */
@NullMarked
package haven.play.special;

import org.jspecify.annotations.NullMarked;
