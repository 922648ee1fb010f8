/**
 * The server's doors: REST for people, tables and packs, a WebSocket for play, and the page.
 * Whatever comes in is checked here for size, rate, origin and form; nothing of the game is decided
 * here. It calls {@code table}, {@code pack}, {@code store} and {@code wire}. Start at {@code Api}.
 */
@NullMarked
package haven.server.http;

import org.jspecify.annotations.NullMarked;
