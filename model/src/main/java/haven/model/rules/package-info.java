/**
 * The chapters of a ruleset. Each is a value with a draft whose fields start as Gloomhaven prints
 * them; {@link haven.model.Ruleset} puts the chapters together, and the other games say there, by
 * name, what differs. Reading starts with {@link haven.model.Ruleset}.
 */
@NullMarked
package haven.model.rules;

import org.jspecify.annotations.NullMarked;
