package haven.play.engine;

import java.util.List;

/** A rule in progress. Immutable; its text is part of the state. */
public interface Task {
  void run(Play play);

  /** Leaves the stack and is done; or stays there and tells what has to be decided first. */
  default List<Prompt> goOn(Play play) {
    play.state().pop();
    run(play);
    return List.of();
  }
}
