package haven.model.words;

import java.util.ArrayList;
import java.util.List;

/** A text that is being written, line by line; what belongs to a line stands deeper. */
final class Lines {
  private static final String DEEPER = "deeper";

  private final List<Phrase> all;
  private final int depth;

  Lines() {
    this(new ArrayList<>(), 0);
  }

  private Lines(List<Phrase> all, int depth) {
    this.all = all;
    this.depth = depth;
  }

  void add(Phrase text) {
    Phrase line = text;
    for (int i = 0; i < depth; i++) {
      line = Phrase.of(DEEPER, line);
    }
    all.add(line);
  }

  /** The same text, one step further to the right. */
  Lines deeper() {
    return new Lines(all, depth + 1);
  }

  List<Phrase> list() {
    return List.copyOf(all);
  }

  /** All on one line. */
  Phrase inline() {
    return all.size() == 1
        ? plain(all.getFirst())
        : Phrase.list("; ", all.stream().map(Lines::plain).toList());
  }

  private static Phrase plain(Phrase line) {
    return line.key().equals(DEEPER) && line.args().getFirst() instanceof Phrase inner
        ? plain(inner)
        : line;
  }
}
