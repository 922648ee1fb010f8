package haven.content.yaml;

import java.util.List;
import java.util.Optional;

/** A piece of a YAML file. */
public sealed interface Node {
  FilePlace place();

  /** What it is, in words for people. */
  String kind();

  /**
   * A single word, number or text, as it is written.
   *
   * @param quoted whether it was quoted: then it is a text, whatever it looks like
   */
  record Scalar(FilePlace place, String text, boolean quoted) implements Node {
    @Override
    public String kind() {
      return "'" + text + "'";
    }
  }

  record Sequence(FilePlace place, List<Node> items) implements Node {
    public Sequence {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "a list";
    }
  }

  /** Fields in the order of the file. */
  record Mapping(FilePlace place, List<Entry> entries) implements Node {
    public Mapping {
      entries = List.copyOf(entries);
    }

    @Override
    public String kind() {
      return "a group of fields";
    }

    public Optional<Node> get(String key) {
      return entries.stream()
          .filter(entry -> entry.key.text.equals(key))
          .map(Entry::value)
          .findFirst();
    }
  }

  /** One field of a mapping. */
  record Entry(Scalar key, Node value) {}
}
