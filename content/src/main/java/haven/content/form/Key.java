package haven.content.form;

import java.util.Optional;
import java.util.Set;

/**
 * A field of a definition.
 *
 * @param absent what it is if it is left out; a field without that must be there
 * @param help one sentence for authors
 * @param bearers for whom it means something; the check refuses it elsewhere, and a test plays it
 *     for each of them
 */
public record Key<T>(
    String name, Form<T> form, Optional<T> absent, String help, Set<Bearer> bearers) {
  Key(String name, Form<T> form, Optional<T> absent, String help) {
    this(name, form, absent, help, Bearer.ALL);
  }

  /** The same field, for these alone. */
  public Key<T> of(Bearer... some) {
    return new Key<>(name, form, absent, help, Bearer.of(some));
  }

  boolean isRequired() {
    return absent.isEmpty();
  }
}
