package haven.content.pack;

import haven.content.yaml.FilePlace;
import haven.content.yaml.Node;
import haven.content.yaml.Problems;
import haven.model.pack.Origin;
import java.util.Optional;

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
