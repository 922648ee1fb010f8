package haven.content.show;

import haven.model.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** A text that is being written, line by line. */
final class ShownLines {
  private final List<ShownLine> all;
  private final int depth;

  ShownLines() {
    this(new ArrayList<>(), 0);
  }

  private ShownLines(List<ShownLine> all, int depth) {
    this.all = all;
    this.depth = depth;
  }

  void add(String text) {
    all.add(new ShownLine(depth, text));
  }

  /** The lines of a card. */
  void addAll(List<Phrase> phrases) {
    for (Phrase phrase : phrases) {
      all.add(new ShownLine(depth + phrase.depth(), phrase.toString(), phrase.area()));
    }
  }

  /** The same text, one step further to the right. */
  ShownLines deeper() {
    return new ShownLines(all, depth + 1);
  }

  List<ShownLine> list() {
    return List.copyOf(all);
  }
}
