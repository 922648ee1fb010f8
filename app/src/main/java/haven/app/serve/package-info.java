/**
 * The server as a command: on this machine with a browser, or for others. It calls {@code server}.
 * Start at {@code Running}.
 */
@NullMarked
package haven.app.serve;

import org.jspecify.annotations.NullMarked;
