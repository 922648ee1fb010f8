package haven.app;

import haven.rulebook.Edition;
import haven.rulebook.RuleRow;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** The catalogue as people and programs read it. */
final class RulesReport {
  private RulesReport() {}

  private record Document(List<Row> rows) {}

  private record Row(String id, Set<Edition> rulesets, String rule, String source) {}

  static String toJson(List<RuleRow> rows) {
    List<Row> all =
        rows.stream().map(r -> new Row(r.id(), r.rulesets(), r.text(), r.source())).toList();
    return JsonMapper.shared().writeValueAsString(new Document(all));
  }

  static void printRows(List<RuleRow> rows, PrintWriter out) {
    for (RuleRow row : rows) {
      String editions = row.rulesets().stream().map(Edition::name).collect(Collectors.joining(","));
      out.println(row.id() + "  [" + editions + "]  " + row.text() + "  (" + row.source() + ")");
    }
  }

  static void printAreas(List<RuleRow> rows, PrintWriter out) {
    TextTable table = new TextTable("area", "rules", "examples");
    byArea(rows).forEach((area, members) -> table.row(area, counts(members)));
    table.row("total", counts(rows));
    table.print(out);
  }

  private static List<String> counts(List<RuleRow> rows) {
    long examples = rows.stream().filter(RuleRow::isExample).count();
    return List.of(String.valueOf(rows.size() - examples), String.valueOf(examples));
  }

  static Map<String, List<RuleRow>> byArea(List<RuleRow> rows) {
    return rows.stream()
        .collect(Collectors.groupingBy(RuleRow::prefix, LinkedHashMap::new, Collectors.toList()));
  }
}
