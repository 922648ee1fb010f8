package haven.app;

import haven.model.Policy;
import haven.model.Ruleset;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** The policies that a table may switch, and how each game has them. */
final class PoliciesReport {
  private PoliciesReport() {}

  private record Document(List<Entry> policies) {}

  private record Entry(
      String name,
      String meaning,
      String origin,
      List<String> values,
      Map<String, String> rulesets) {}

  private static List<Entry> entries() {
    List<Entry> all = new ArrayList<>();
    for (Policy policy : Policy.values()) {
      Map<String, String> rulesets = new LinkedHashMap<>();
      Ruleset.ALL.forEach(ruleset -> rulesets.put(ruleset.id(), policy.of(ruleset)));
      all.add(
          new Entry(policy.id(), policy.meaning(), policy.origin(), policy.choices(), rulesets));
    }
    return all;
  }

  static String toJson() {
    return JsonMapper.shared().writeValueAsString(new Document(entries()));
  }

  static void print(PrintWriter out) {
    for (Entry entry : entries()) {
      out.println(entry.name + ": " + entry.meaning + " (" + entry.origin + ")");
      List<String> lines = new ArrayList<>();
      for (String value : entry.values) {
        List<String> games =
            entry.rulesets.entrySet().stream()
                .filter(game -> game.getValue().equals(value))
                .map(Map.Entry::getKey)
                .toList();
        lines.add(games.isEmpty() ? value : value + " [" + String.join(",", games) + "]");
      }
      out.println("    " + String.join(" | ", lines));
    }
  }
}
