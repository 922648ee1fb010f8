package haven.server.store;

/** Somebody who plays: a guest, or the holder of an account with a password. */
public record Person(long id, String name, boolean account) {}
