package haven.content.show;

import haven.board.Area;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A text that is being written, line by line. */
final class Lines {
  private final List<Line> all;
  private final int depth;

  Lines() {
    this(new ArrayList<>(), 0);
  }

  private Lines(List<Line> all, int depth) {
    this.all = all;
    this.depth = depth;
  }

  void add(String text) {
    all.add(new Line(depth, text));
  }

  void add(String text, Optional<Area> area) {
    all.add(new Line(depth, text, area));
  }

  /** The same text, one step further to the right. */
  Lines deeper() {
    return new Lines(all, depth + 1);
  }

  List<Line> list() {
    return List.copyOf(all);
  }

  /** All on one line. */
  static String inline(Lines lines) {
    return String.join("; ", lines.all.stream().map(Line::text).toList());
  }
}
