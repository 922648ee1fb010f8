package haven.content.show;

import haven.model.words.Phrase;
import java.util.ArrayList;
import java.util.List;

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

  /** The lines of a card. */
  void addAll(List<Phrase> phrases) {
    for (Phrase phrase : phrases) {
      all.add(new Line(depth + phrase.depth(), phrase.toString(), phrase.area()));
    }
  }

  /** The same text, one step further to the right. */
  Lines deeper() {
    return new Lines(all, depth + 1);
  }

  List<Line> list() {
    return List.copyOf(all);
  }
}
