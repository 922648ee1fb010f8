/**
 * Abilities that change the overlay tiles: create, destroy, transfer, move, replace, spring. Asks
 * the scene and the ruleset's policies; answers with the scene afterwards. Start at {@code
 * TileAbility}.
 */
@NullMarked
package haven.play.tile;

import org.jspecify.annotations.NullMarked;
