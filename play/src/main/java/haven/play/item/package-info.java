/**
 * Items at the moments at which they may be used, and what is looted from the map: tokens,
 * treasures, loot cards.
 */
@NullMarked
package haven.play.item;

import org.jspecify.annotations.NullMarked;
