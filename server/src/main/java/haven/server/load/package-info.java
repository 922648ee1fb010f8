/**
 * Players without a page: real WebSocket clients that answer what they are asked at random, by the
 * hundred to measure the server under load, by the few to try it in a storm. Start at {@code
 * Player}.
 */
@NullMarked
package haven.server.load;

import org.jspecify.annotations.NullMarked;
