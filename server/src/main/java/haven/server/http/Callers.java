package haven.server.http;

import haven.server.store.Person;
import haven.server.store.Store;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Optional;

/** Who makes a request, by the secret that it carries. */
record Callers(Store store) {
  private static final String BEARER = "Bearer ";

  /** The secret, if it carries one. */
  static Optional<String> secret(Context context) {
    return Optional.ofNullable(context.header("Authorization"))
        .filter(header -> header.startsWith(BEARER))
        .map(header -> header.substring(BEARER.length()));
  }

  Optional<Person> signedIn(Context context) {
    return secret(context).flatMap(store::person);
  }

  Person person(Context context) {
    return signedIn(context)
        .orElseThrow(() -> new HttpResponseException(401, "say who you are first"));
  }
}
