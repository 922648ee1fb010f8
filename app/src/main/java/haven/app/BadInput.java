package haven.app;

/** What the user asked for cannot be done as asked; the message says what would be right. */
final class BadInput extends RuntimeException {
  BadInput(String message) {
    super(message);
  }
}
