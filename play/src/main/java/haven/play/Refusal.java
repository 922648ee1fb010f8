package haven.play;

import haven.model.RuleId;
import java.util.Optional;

/** Why something cannot be chosen: the rule that forbids it, and how it applies here. */
public record Refusal(RuleId rule, String why) {

  public static Optional<Refusal> of(RuleId rule, String why) {
    return Optional.of(new Refusal(rule, why));
  }

  @Override
  public String toString() {
    return why + " (" + rule + ")";
  }
}
