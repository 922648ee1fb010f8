package haven.server.store;

import java.sql.SQLException;

/**
 * The database refused or failed. Rows that break a rule of the database (a number or a command
 * that is there already, an unknown table) are certainly not stored; after a lost connection only
 * reading again tells.
 */
public final class StoreException extends RuntimeException {
  StoreException(String message) {
    super(message);
  }

  StoreException(String message, Throwable cause) {
    super(message, cause);
  }

  /** What the database said, without the layers around it. */
  static String reason(Throwable failure) {
    Throwable last = failure;
    while (last.getCause() != null && !(last instanceof SQLException)) {
      last = last.getCause();
    }
    return String.valueOf(last.getMessage());
  }
}
