package haven.app.trial;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;

/** Whoever decides what is asked during a trial. */
interface Answering {
  Choice to(Game game, Prompt prompt);
}
