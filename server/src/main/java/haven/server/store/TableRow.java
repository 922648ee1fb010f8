package haven.server.store;

import java.time.Instant;

/**
 * A table. With its seed and its choices, the set-up is the whole game.
 *
 * @param setup JSON text that the server owns
 * @param made to the millisecond
 */
public record TableRow(
    String code,
    long host,
    String pack,
    String setup,
    long seed,
    boolean started,
    boolean over,
    Instant made) {}
