package haven.play.turn;

import haven.model.RuleId;
import haven.play.Refusal;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What players may say while they select cards: plans in general words, but no card's title and no
 * number that is on one (RND-08). Afterwards everything may be discussed.
 *
 * @param rule where the game says so
 * @param titles the titles of all cards in the players' hands
 */
public record TableTalk(RuleId rule, Collection<String> titles) {
  /** Figures, and parts of the round that come down to a figure. */
  private static final Pattern NUMBER =
      Pattern.compile("\\d|\\b(first|second|third|last|next)\\s+(half|third|quarter|fifth)\\b");

  /** Why a statement must not be made now; empty if it may. */
  public Optional<Refusal> refusal(String statement) {
    String said = statement.toLowerCase(Locale.ROOT);
    for (String title : titles) {
      if (said.contains(title.toLowerCase(Locale.ROOT))) {
        return Refusal.of(rule, "it names the card " + title);
      }
    }
    return NUMBER.matcher(said).find()
        ? Refusal.of(rule, "it gives a number that is on a card")
        : Optional.empty();
  }
}
