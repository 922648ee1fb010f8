package haven.content.pack;

import haven.content.yaml.FilePlace;
import haven.content.yaml.Node;
import haven.content.yaml.Problems;
import haven.model.pack.Notes;
import haven.model.pack.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * One definition of a pack.
 *
 * @param node where it is written
 * @param field the way to it in its file
 * @param name by which others refer to it: its English name
 * @param origin whether it follows printed figures; what the manifest says if it says nothing
 * @param thing what is defined
 */
record Definition<T>(
    Node.Mapping node, String field, String name, Optional<Origin> origin, T thing) {

  FilePlace place() {
    return node.place();
  }

  /** Adds the notes on it and on its parts. */
  void notes(String kind, Map<String, String> notes) {
    notes(node, "", (part, text) -> notes.put(Notes.key(kind, name, part), text));
  }

  private static void notes(Node node, String part, BiConsumer<String, String> found) {
    switch (node) {
      case Node.Scalar _ -> {}
      case Node.Sequence sequence -> {
        for (int i = 0; i < sequence.items().size(); i++) {
          notes(sequence.items().get(i), part + '[' + i + ']', found);
        }
      }
      case Node.Mapping mapping -> {
        for (Node.Entry entry : mapping.entries()) {
          String field = entry.key().text();
          if (field.equals("note") && entry.value() instanceof Node.Scalar note) {
            found.accept(part, note.text());
          } else {
            notes(entry.value(), part.isEmpty() ? field : part + '.' + field, found);
          }
        }
      }
    }
  }

  /** Looks at every field of it: its name, and the steps that lead to it. */
  void fields(BiConsumer<String, Object[]> look) {
    fields(node, List.of(), look);
  }

  private static void fields(Node node, List<Object> way, BiConsumer<String, Object[]> look) {
    switch (node) {
      case Node.Scalar _ -> {}
      case Node.Sequence sequence -> {
        for (int i = 0; i < sequence.items().size(); i++) {
          fields(sequence.items().get(i), plus(way, i), look);
        }
      }
      case Node.Mapping mapping -> {
        for (Node.Entry entry : mapping.entries()) {
          List<Object> here = plus(way, entry.key().text());
          look.accept(entry.key().text(), here.toArray());
          fields(entry.value(), here, look);
        }
      }
    }
  }

  /** The words of the list at the end of these steps, or the only one. */
  List<String> words(Object... steps) {
    return switch (at(steps)) {
      case Node.Scalar scalar -> List.of(scalar.text());
      case Node.Sequence list ->
          list.items().stream()
              .filter(Node.Scalar.class::isInstance)
              .map(item -> ((Node.Scalar) item).text())
              .toList();
      case Node.Mapping _ -> List.of();
    };
  }

  /** The word at the end of these steps; empty if there is none. */
  String word(Object... steps) {
    return at(steps) instanceof Node.Scalar scalar ? scalar.text() : "";
  }

  private Node at(Object... steps) {
    Node at = node;
    for (Object step : steps) {
      if (at instanceof Node.Sequence list && step instanceof Integer number) {
        at = list.items().get(number);
      } else if (at instanceof Node.Mapping mapping) {
        at = mapping.get(step.toString()).orElse(at);
      }
    }
    return at;
  }

  private static List<Object> plus(List<Object> way, Object step) {
    List<Object> more = new ArrayList<>(way);
    more.add(step);
    return more;
  }

  /**
   * Tells what is wrong with a part of it.
   *
   * @param steps names of fields and numbers in lists that lead to the part
   */
  void wrong(Problems problems, String message, String remedy, Object... steps) {
    Node at = node;
    StringBuilder way = new StringBuilder(field);
    for (Object step : steps) {
      if (step instanceof Integer number) {
        way.append('[').append(number).append(']');
        if (at instanceof Node.Sequence list && number < list.items().size()) {
          at = list.items().get(number);
        }
      } else {
        way.append(way.isEmpty() ? "" : ".").append(step);
        if (at instanceof Node.Mapping mapping) {
          at = mapping.get(step.toString()).orElse(at);
        }
      }
    }
    problems.add(at.place(), way.toString(), message, remedy);
  }
}
