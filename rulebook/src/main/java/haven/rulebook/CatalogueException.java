package haven.rulebook;

/** The catalogue, or a list of test results about it, cannot be read; the message says where. */
public final class CatalogueException extends RuntimeException {
  CatalogueException(String message) {
    super(message);
  }
}
