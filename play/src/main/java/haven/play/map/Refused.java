package haven.play.map;

import haven.model.RuleId;

/** Something that the rules do not allow. Nothing has changed. */
public final class Refused extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final String rule;

  Refused(String rule, String message) {
    super(message + " (" + rule + ")");
    this.rule = rule;
  }

  public RuleId rule() {
    return RuleId.of(rule);
  }
}
