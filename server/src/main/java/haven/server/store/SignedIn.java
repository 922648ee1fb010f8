package haven.server.store;

/** A person with a fresh secret. This is the only moment at which the secret can be read. */
public record SignedIn(Person person, String secret) {
  /** The secret must not reach a log by accident. */
  @Override
  public String toString() {
    return "SignedIn[" + person + "]";
  }
}
