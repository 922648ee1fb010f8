package haven.app.imports.data;

/** Something that the pack language cannot say, or that is not read here; the message says what. */
public final class NotConverted extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  public NotConverted(String reason) {
    super(reason, null, false, false);
    this.reason = reason;
  }

  public String reason() {
    return reason;
  }
}
