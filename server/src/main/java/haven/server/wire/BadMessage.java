package haven.server.wire;

/** Something sent to us that makes no sense; the message says what would. */
public final class BadMessage extends RuntimeException {
  public BadMessage(String message) {
    super(message);
  }
}
