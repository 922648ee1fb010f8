package haven.rulebook;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * One row of the catalogue.
 *
 * @param id such as {@code FOC-04}, or {@code EX-FOC-02} for a worked example of a book
 * @param rulesets the editions the row is in force for, never empty, in the order of {@link
 *     Edition}
 */
public record RuleRow(String id, Set<Edition> rulesets, String text, String source) {
  private static final String EXAMPLE = "EX-";

  public RuleRow {
    rulesets = Collections.unmodifiableSet(EnumSet.copyOf(rulesets));
  }

  public boolean isExample() {
    return id.startsWith(EXAMPLE);
  }

  /** The three letters of the row's area; a worked example belongs to the area it illustrates. */
  public String prefix() {
    int start = isExample() ? EXAMPLE.length() : 0;
    return id.substring(start, id.lastIndexOf('-'));
  }
}
