/**
 * How scenarios are written: maps of tiles or drawn as text, what lies in the rooms, goals, special
 * rules, rewards. Start at {@code ScenarioForms}.
 */
@NullMarked
package haven.content.scenario;

import org.jspecify.annotations.NullMarked;
