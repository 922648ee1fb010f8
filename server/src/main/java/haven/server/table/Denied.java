package haven.server.table;

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
  private final Optional<String> rule;
  private final boolean stale;

  private Denied(String why, Optional<String> rule, boolean stale) {
    super(why, null, false, false);
    this.rule = rule;
    this.stale = stale;
  }

  public static Denied of(String why) {
    return new Denied(why, Optional.empty(), false);
  }

  static Denied of(Refused refused) {
    return new Denied(
        String.valueOf(refused.getMessage()), Optional.of(refused.rule().toString()), false);
  }

  static Denied byRule(String why, String rule) {
    return new Denied(why, Optional.of(rule), false);
  }

  static Denied stale(String why) {
    return new Denied(why, Optional.empty(), true);
  }

  public String why() {
    return String.valueOf(getMessage());
  }

  public Optional<String> rule() {
    return rule;
  }

  public boolean isStale() {
    return stale;
  }
}
