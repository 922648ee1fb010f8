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
record Trail(int seat, Choice choice, int revelations, @Nullable Trail before) {

  /** All of them, in order. */
  static List<Game.Made> made(@Nullable Trail last) {
    List<Game.Made> made = new ArrayList<>();
    for (Trail one = last; one != null; one = one.before) {
      made.add(new Game.Made(one.seat, one.choice));
    }
    Collections.reverse(made);
    return made;
  }
}
