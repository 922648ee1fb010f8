package haven.server.room;

import haven.model.words.Phrase;
import haven.play.Refusal;
import haven.play.Refused;
import java.util.Optional;

/**
 * Why something is not done.
 *
 * @param rule the rule that refuses it, if one does
 * @param stale whether it came too late: the table has moved on, and whoever asked should look
 *     again
 */
public final class Denied extends RuntimeException {
  private final transient Optional<Phrase> phrase;
  private final transient Optional<String> rule;
  private final boolean stale;

  private Denied(String why, Optional<Phrase> phrase, Optional<String> rule, boolean stale) {
    super(why, null, false, false);
    this.phrase = phrase;
    this.rule = rule;
    this.stale = stale;
  }

  private Denied(String why, Optional<String> rule, boolean stale) {
    this(why, Optional.empty(), rule, stale);
  }

  public static Denied of(String why) {
    return new Denied(why, Optional.empty(), false);
  }

  public static Denied of(Refusal refusal) {
    return of(new Refused(refusal));
  }

  public static Denied of(Refused refused) {
    return new Denied(
        String.valueOf(refused.getMessage()),
        Optional.of(refused.why()),
        Optional.of(refused.rule().toString()),
        false);
  }

  public static Denied byRule(String why, String rule) {
    return new Denied(why, Optional.of(rule), false);
  }

  /** What was asked for is none of the answers that there are. */
  public static Denied notOffered(String why, String rule) {
    return new Denied(why, Optional.of(Phrase.of("no.option")), Optional.of(rule), false);
  }

  public static Denied stale(String why) {
    return new Denied(why, Optional.empty(), true);
  }

  public String why() {
    return String.valueOf(getMessage());
  }

  /** The same as a phrase, if the rules refuse it; the page knows the other sentences itself. */
  public Optional<Phrase> phrase() {
    return phrase;
  }

  public Optional<String> rule() {
    return rule;
  }

  public boolean isStale() {
    return stale;
  }
}
