package haven.server.store;

/**
 * A check mark in a game: the hash of the state after {@code n} choices. The state itself is not
 * kept, since set-up, seed and choices give it again within milliseconds.
 *
 * @param summary JSON text for lists of tables, which the server owns
 */
public record Snapshot(String code, int n, long hash, String summary) {}
