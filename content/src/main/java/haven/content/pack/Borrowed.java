package haven.content.pack;

import haven.content.yaml.FilePlace;
import haven.content.yaml.Node;
import haven.content.yaml.Problems;
import haven.model.pack.Manifest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What a pack takes over from the packs that it depends on, and those from others. */
final class Borrowed {
  private final Function<String, Optional<PackFiles>> others;
  private final Problems problems;
  private final Set<String> seen = new LinkedHashSet<>();
  private final List<Definition<?>> definitions = new ArrayList<>();
  private final Map<String, Map<String, Node.Entry>> texts = new HashMap<>();

  Borrowed(Function<String, Optional<PackFiles>> others, Problems problems) {
    this.others = others;
    this.problems = problems;
  }

  /** Reads all packs that a manifest names, and those that they name. */
  void lookUp(Node node, Manifest manifest) {
    seen.add(manifest.id());
    for (int i = 0; i < manifest.dependsOn().size(); i++) {
      String id = manifest.dependsOn().get(i);
      Wrong wrong = new Wrong(place(node, i), "depends-on[" + i + "]");
      if (id.equals(manifest.id())) {
        wrong.tell("the pack depends on itself", "leave '" + id + "' out");
      } else {
        lookUp(id, wrong);
      }
    }
  }

  /** Tells what is wrong with an entry of the manifest. */
  private final class Wrong {
    private final FilePlace place;
    private final String field;

    Wrong(FilePlace place, String field) {
      this.place = place;
      this.field = field;
    }

    void tell(String message, String remedy) {
      problems.add(place, field, message, remedy);
    }
  }

  private static FilePlace place(Node node, int i) {
    Node list =
        node instanceof Node.Mapping mapping ? mapping.get("depends-on").orElse(node) : node;
    return list instanceof Node.Sequence all && i < all.items().size()
        ? all.items().get(i).place()
        : list.place();
  }

  private void lookUp(String id, Wrong wrong) {
    Optional<PackFiles> found = others.apply(id);
    if (found.isEmpty()) {
      wrong.tell("there is no pack '" + id + "'", "put it beside this one, or leave it out");
    } else if (seen.add(id)) {
      read(id, found.get(), wrong);
    }
  }

  private void read(String id, PackFiles pack, Wrong wrong) {
    Problems found = new Problems();
    Map<String, Map<String, Node.Entry>> more = new HashMap<>();
    Packs.read(pack, found, definitions, more);
    if (!found.isEmpty()) {
      wrong.tell("the pack '" + id + "' has mistakes", "mend it first: " + found.list().getFirst());
    }
    more.forEach(
        (language, known) -> texts.computeIfAbsent(language, _ -> new HashMap<>()).putAll(known));
    Packs.manifest(pack)
        .ifPresent(manifest -> manifest.dependsOn().forEach(next -> lookUp(next, wrong)));
  }

  List<Definition<?>> definitions() {
    return definitions;
  }

  Map<String, Map<String, Node.Entry>> texts() {
    return texts;
  }
}
