package haven.play;

import haven.model.RuleId;

/** Something was asked for that the rules refuse. Nothing has changed. */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  public Refused(RuleId rule, String why) {
    this(new Refusal(rule, why));
  }

  private Refused(Refusal refusal) {
    // A refusal is an answer, not a failure: nobody needs to know where it came from.
    super(refusal.toString(), null, false, false);
    this.refusal = refusal;
  }

  public RuleId rule() {
    return refusal.rule();
  }
}
