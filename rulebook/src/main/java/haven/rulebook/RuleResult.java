package haven.rulebook;

import java.util.regex.Pattern;

/**
 * That one executed test proved one rule for one edition, or failed to. The testkit writes it as a
 * line with tabs, the coverage report reads it back.
 */
public record RuleResult(String id, Edition edition, boolean passed, Credit credit, String test) {
  private static final Pattern BREAKS_A_LINE = Pattern.compile("[\\t\\r\\n]+");

  public RuleResult {
    test = BREAKS_A_LINE.matcher(test).replaceAll(" ");
  }

  public String toLine() {
    String status = passed ? "passed" : "failed";
    return String.join("\t", id, edition.name(), status, credit.word(), test);
  }

  /** Throws IllegalArgumentException if the line was not written by {@link #toLine}. */
  static RuleResult parse(String line) {
    String[] fields = line.split("\t", -1);
    if (fields.length != 5) {
      throw new IllegalArgumentException("5 fields expected, found " + fields.length);
    }
    boolean passed =
        switch (fields[2]) {
          case "passed" -> true;
          case "failed" -> false;
          default -> throw new IllegalArgumentException("'" + fields[2] + "' is no test status");
        };
    Edition edition = Edition.valueOf(fields[1]);
    return new RuleResult(fields[0], edition, passed, Credit.named(fields[3]), fields[4]);
  }
}
