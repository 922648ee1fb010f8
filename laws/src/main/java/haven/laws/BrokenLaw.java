package haven.laws;

/** A law did not hold; the message says which, where, and how to see it again. */
public final class BrokenLaw extends RuntimeException {
  BrokenLaw(String message, Throwable cause) {
    super(message, cause);
  }

  BrokenLaw(String message) {
    super(message);
  }
}
