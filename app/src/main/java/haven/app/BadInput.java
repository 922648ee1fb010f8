package haven.app;

/** What the user asked for cannot be done as asked; the message says what would be right. */
public final class BadInput extends RuntimeException {
  public BadInput(String message) {
    super(message);
  }
}
