package haven.model;

/** The number of a rule in the catalogue (docs/rules), such as {@code FOC-08}. */
public record RuleId(String text) {
  public static RuleId of(String text) {
    return new RuleId(text);
  }

  @Override
  public String toString() {
    return text;
  }
}
