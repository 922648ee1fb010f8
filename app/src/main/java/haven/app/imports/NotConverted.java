package haven.app.imports;

/** Something that the pack language cannot say, or that is not read here; the message says what. */
final class NotConverted extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  NotConverted(String reason) {
    super(reason, null, false, false);
    this.reason = reason;
  }

  String reason() {
    return reason;
  }
}
