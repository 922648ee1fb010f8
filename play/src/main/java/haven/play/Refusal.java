package haven.play;

import haven.model.RuleId;

/** Something the rules do not allow. Whoever asked is told the rule, and nothing has changed. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient RuleId rule;

  public Refusal(RuleId rule, String why) {
    super(why + " (" + rule + ")");
    this.rule = rule;
  }

  public Refusal(String rule, String why) {
    this(RuleId.of(rule), why);
  }

  public RuleId rule() {
    return rule;
  }
}
