package haven.app;

import haven.model.Policy;
import haven.model.Ruleset;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** The policies that a table may switch, and how each game has them. */
record PoliciesReport(List<Entry> policies) {

  record Entry(
      String name,
      String meaning,
      String origin,
      List<String> values,
      Map<String, String> rulesets) {
    private boolean mentions(String word) {
      String all = String.join(" ", name, meaning, origin, String.join(" ", values));
      return all.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT));
    }
  }

  /** Those that mention a word; all without one. */
  static PoliciesReport about(@Nullable String word) {
    List<Entry> all = entries();
    List<Entry> found =
        word == null ? all : all.stream().filter(entry -> entry.mentions(word)).toList();
    if (found.isEmpty()) {
      throw new BadInput("no policy mentions '" + word + "'; haven rules --policies lists all");
    }
    return new PoliciesReport(found);
  }

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

  String toJson() {
    return JsonMapper.shared().writeValueAsString(this);
  }

  void print(PrintWriter out) {
    for (Entry entry : policies) {
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
