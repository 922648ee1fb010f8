package haven.play;

import haven.model.RuleId;
import haven.model.words.Phrase;

/** Something was asked for that the rules refuse. Nothing has changed. */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /** What no player ever asks for, see {@link Refusal#plain}. */
  public Refused(RuleId rule, String why) {
    this(rule, Phrase.of("name", why));
  }

  public Refused(RuleId rule, Phrase why) {
    this(new Refusal(rule, why));
  }

  public Refused(Refusal refusal) {
    // A refusal is an answer, not a failure: nobody needs to know where it came from.
    super(refusal.toString(), null, false, false);
    this.refusal = refusal;
  }

  public RuleId rule() {
    return refusal.rule();
  }

  public Phrase why() {
    return refusal.why();
  }
}
