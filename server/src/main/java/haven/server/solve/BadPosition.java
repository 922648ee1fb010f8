package haven.server.solve;

/** A position that cannot be solved as written; the message names the field and what would do. */
public final class BadPosition extends RuntimeException {
  public BadPosition(String message) {
    super(message);
  }
}
