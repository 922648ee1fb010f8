package haven.play.engine;

import haven.play.view.View;

/** Somebody who answers prompts, by what a seat may know. */
public interface Brain {
  /** One of the options of the prompt, which is one of the view's. */
  Choice decide(View view, Prompt prompt);
}
