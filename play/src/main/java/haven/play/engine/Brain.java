package haven.play.engine;

import haven.play.view.Insight;

/** Somebody who answers prompts, by what a seat may know and imagine. */
public interface Brain {
  /** One of the options of the prompt, which is one of the view's. */
  Choice decide(Insight insight, Prompt prompt);
}
