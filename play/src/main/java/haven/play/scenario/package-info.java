/**
 * One scenario: who sets out with what ({@code Setup}), what is decided before the first round
 * ({@code Start}), what the map does when somebody comes to a hex ({@code Arrival}), special rules,
 * goals, battle goals, and how it ends.
 */
@NullMarked
package haven.play.scenario;

import org.jspecify.annotations.NullMarked;
