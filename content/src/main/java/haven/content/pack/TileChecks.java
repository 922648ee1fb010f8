package haven.content.pack;

import haven.content.language.TileVerbs;
import haven.content.yaml.Problems;
import haven.model.Ruleset;
import haven.model.rules.TileRules.Operation;
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
    one.fields(
        (field, way) -> {
          Operation operation = VERBS.get(field);
          if (operation != null && !isKnown(operation)) {
            one.wrong(
                problems, "the rules " + rules.id() + " know no '" + field + "'", remedy(), way);
          }
        });
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
}
