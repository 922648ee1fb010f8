package haven.content.form;

import java.util.Optional;

/**
 * A field of a definition.
 *
 * @param absent what it is if it is left out; a field without that must be there
 * @param help one sentence for authors
 */
public record Key<T>(String name, Form<T> form, Optional<T> absent, String help) {
  boolean isRequired() {
    return absent.isEmpty();
  }
}
