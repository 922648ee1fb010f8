package haven.bots;

import haven.model.words.Phrase;
import haven.play.engine.Choice;
import java.util.List;

/**
 * What a bot answers.
 *
 * @param reasons the two or three things that decided it, the weightiest first
 */
public record Decision(Choice choice, List<Phrase> reasons) {
  public Decision {
    reasons = List.copyOf(reasons);
  }
}
