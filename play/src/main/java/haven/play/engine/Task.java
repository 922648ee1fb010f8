package haven.play.engine;

import haven.play.table.Pending;

/** A rule in progress. Immutable; its text is part of the state. */
public interface Task extends Pending {
  void run(Play play);
}
