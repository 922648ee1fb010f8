package haven.app.play;

import haven.app.BadInput;
import haven.content.form.Closest;
import haven.model.Agreement;
import haven.model.Policy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The policies that a group has named, such as {@code sight=any-point, solo=none}. */
final class Readings {
  private Readings() {}

  /**
   * What they come to.
   *
   * @param where what to put before complaints, such as a file
   */
  static Agreement of(String where, String text) {
    List<String> known = Arrays.stream(Policy.values()).map(Policy::id).toList();
    Set<String> named = new HashSet<>();
    for (String one : text.split(",", -1)) {
      String name = one.split("=", 2)[0].strip();
      if (!name.isEmpty() && one.contains("=") && !known.contains(name)) {
        throw new BadInput(
            where
                + "there is no policy '"
                + name
                + "'; "
                + Closest.to(name, known).map(near -> "did you mean '" + near + "'? ").orElse("")
                + "haven rules --policies lists them");
      }
      if (!name.isEmpty() && !named.add(name)) {
        throw new BadInput(where + "policy '" + name + "' is set twice");
      }
    }
    try {
      return Agreement.of(text);
    } catch (IllegalArgumentException e) {
      throw new BadInput(where + e.getMessage());
    }
  }

  /** What is switched, a line for each. */
  static List<String> lines(Agreement agreement) {
    return agreement.policies().entrySet().stream()
        .map(
            one ->
                "Agreed: %s=%s (%s)"
                    .formatted(one.getKey().id(), one.getValue(), one.getKey().meaning()))
        .toList();
  }
}
