package haven.play.table;

import haven.play.engine.Task;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What is still to be done, the next of it on top. Copies of a game share it. */
record Pending(Task task, @Nullable Pending below) {

  static boolean isAny(@Nullable Pending top, Predicate<Task> kind) {
    for (Pending one = top; one != null; one = one.below) {
      if (kind.test(one.task)) {
        return true;
      }
    }
    return false;
  }

  /** All of it, what comes last first. */
  static List<Task> all(@Nullable Pending top) {
    List<Task> all = new ArrayList<>();
    for (Pending one = top; one != null; one = one.below) {
      all.add(one.task);
    }
    Collections.reverse(all);
    return all;
  }
}
