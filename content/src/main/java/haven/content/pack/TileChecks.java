package haven.content.pack;

import haven.content.language.TileVerbs;
import haven.content.yaml.Node;
import haven.content.yaml.Problems;
import haven.model.Ruleset;
import haven.model.rules.TileRules.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What is done to tiles, the rules of the pack must know (TIL-01): otherwise nothing would happen.
 */
record TileChecks(Ruleset rules, Index index, Problems problems) {
  private static final Map<String, Operation> VERBS = TileVerbs.operations();

  void run() {
    index.own(index.classes).forEach(this::look);
    index.own(index.monsters).forEach(this::look);
    index.own(index.decks).forEach(this::look);
    index.own(index.items).forEach(this::look);
    index.own(index.scenarios).forEach(this::look);
  }

  private void look(Definition<?> one) {
    look(one, one.node(), List.of());
  }

  private void look(Definition<?> one, Node node, List<Object> way) {
    switch (node) {
      case Node.Scalar _ -> {}
      case Node.Sequence sequence -> {
        for (int i = 0; i < sequence.items().size(); i++) {
          look(one, sequence.items().get(i), plus(way, i));
        }
      }
      case Node.Mapping mapping -> {
        for (Node.Entry entry : mapping.entries()) {
          String key = entry.key().text();
          List<Object> here = plus(way, key);
          Operation operation = VERBS.get(key);
          if (operation != null && !isKnown(operation)) {
            one.wrong(
                problems,
                "the rules " + rules.id() + " know no '" + key + "'",
                remedy(),
                here.toArray());
          }
          look(one, entry.value(), here);
        }
      }
    }
  }

  private boolean isKnown(Operation operation) {
    return rules.tiles().operations().contains(operation);
  }

  private String remedy() {
    List<String> verbs =
        VERBS.entrySet().stream()
            .filter(verb -> isKnown(verb.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    return verbs.isEmpty()
        ? "tiles stay as they are printed"
        : "there are " + String.join(", ", verbs);
  }

  private static List<Object> plus(List<Object> way, Object step) {
    List<Object> more = new ArrayList<>(way);
    more.add(step);
    return more;
  }
}
