/**
 * The server: tables with seats, stored games, and the page that people play on. It calls {@code
 * play} and {@code content}. Start at {@code Server}.
 */
@NullMarked
package haven.server;

import org.jspecify.annotations.NullMarked;
