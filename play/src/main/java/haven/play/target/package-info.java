/**
 * Choosing what an ability works on: who is a valid target and by which rule not, where an area may
 * be laid and whom it then targets, whether an ability can be performed at all. Calls the board,
 * the scene and the ruleset's policies; changes nothing. Start at {@code Targeting}; {@code Aimed}
 * is what it is asked about.
 */
@NullMarked
package haven.play.target;

import org.jspecify.annotations.NullMarked;
