package haven.testkit;

/** A test claims something that the catalogue cannot confirm; the message says what. */
final class WrongClaim extends RuntimeException {
  WrongClaim(String message) {
    super(message);
  }
}
