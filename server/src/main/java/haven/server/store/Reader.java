package haven.server.store;

import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** Reads what is committed, beside the one hand that writes. */
record Reader(Jdbi jdbi) {
  <T> T read(Function<Handle, T> query) {
    try {
      return jdbi.withHandle(query::apply);
    } catch (JdbiException e) {
      throw new StoreException("Not read: " + StoreException.reason(e), e);
    }
  }
}
