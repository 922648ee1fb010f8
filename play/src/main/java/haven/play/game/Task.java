package haven.play.game;

import haven.play.state.Pending;

/** A rule in progress. Immutable; its text is part of the state. */
public interface Task extends Pending {
  void run(Play play);
}
