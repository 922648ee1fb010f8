/**
 * Tables: what is played there, who sits where, and the game itself. A table has one owner at a
 * time: whoever holds its lock. Every accepted choice is in the store before anybody hears of it.
 * It calls {@code play}, {@code content}, {@code store} and {@code wire}. Start at {@code Table}.
 */
@NullMarked
package haven.server.table;

import org.jspecify.annotations.NullMarked;
