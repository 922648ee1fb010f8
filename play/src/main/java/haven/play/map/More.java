package haven.play.map;

import java.util.ArrayList;
import java.util.List;

/** Lists with one thing more. */
final class More {
  private More() {}

  static <T> List<T> of(List<T> things, T one) {
    var more = new ArrayList<>(things);
    more.add(one);
    return List.copyOf(more);
  }
}
