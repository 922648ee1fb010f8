package haven.play.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice that was made, and those before it.
 *
 * @param revelations how much had come out before it
 */
record Turned(int seat, Choice choice, int revelations, @Nullable Turned before) {

  /** All of them, in order. */
  static List<Game.Made> made(@Nullable Turned last) {
    List<Game.Made> made = new ArrayList<>();
    for (Turned one = last; one != null; one = one.before) {
      made.add(new Game.Made(one.seat, one.choice));
    }
    Collections.reverse(made);
    return made;
  }
}
