package haven.bots;

import haven.play.engine.Brain;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.view.Insight;
import java.util.List;

/** A player that is not a person, at one seat or more of one game. */
public interface Bot extends Brain {
  /** The answer and what decided it: a function of what the seat knows, and of the bot's seed. */
  Decision consider(Insight insight, Prompt prompt);

  @Override
  default Choice decide(Insight insight, Prompt prompt) {
    return consider(insight, prompt).choice();
  }

  /**
   * What it thinks of the answers, the best first. Those that it would never give may be missing,
   * {@code chosen} may not. Nothing if it does not judge.
   *
   * @param chosen what somebody has answered, or would like to
   */
  default List<Weighed> weigh(Insight insight, Prompt prompt, Choice chosen) {
    return List.of();
  }
}
