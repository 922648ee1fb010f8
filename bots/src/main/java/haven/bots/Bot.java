package haven.bots;

import haven.play.engine.Brain;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.view.Insight;

/** A player that is not a person, at one seat or more of one game. */
public interface Bot extends Brain {
  /** The answer and what decided it: a function of what the seat knows, and of the bot's seed. */
  Decision consider(Insight insight, Prompt prompt);

  @Override
  default Choice decide(Insight insight, Prompt prompt) {
    return consider(insight, prompt).choice();
  }
}
