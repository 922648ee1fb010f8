/**
 * Loot: what dying monsters leave, what a loot ability or the end of a turn takes from the map, the
 * loot deck, and what a pile of loot is worth in the end. Calls the board, the scene and the
 * ruleset's policies; chance comes in as an argument. Start at {@code Looting}.
 */
@NullMarked
package haven.play.loot;

import org.jspecify.annotations.NullMarked;
