package haven.play;

import haven.model.RuleId;
import haven.model.words.Phrase;
import java.util.Optional;

/** Why something cannot be chosen: the rule that forbids it, and how it applies here. */
public record Refusal(RuleId rule, Phrase why) {

  public static Optional<Refusal> of(RuleId rule, String key, Object... about) {
    return Optional.of(new Refusal(rule, Phrase.of("no." + key, about)));
  }

  /** What no player ever asks for: only whoever writes a program or a scenario reads it. */
  public static Optional<Refusal> plain(RuleId rule, String why) {
    return Optional.of(new Refusal(rule, Phrase.of("name", why)));
  }

  @Override
  public String toString() {
    return why + " (" + rule + ")";
  }
}
