package haven.app;

import haven.rulebook.Coverage;
import haven.rulebook.Edition;
import haven.rulebook.RuleRow;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** How many of some rules the last build's tests proved, per area and edition. */
final class CoverageReport {
  private record Document(List<Row> rows) {}

  private record Row(String id, Set<Edition> rulesets, Set<Edition> covered) {}

  private final List<RuleRow> rows;
  private final Coverage coverage;

  CoverageReport(List<RuleRow> rows, Coverage coverage) {
    this.rows = rows;
    this.coverage = coverage;
  }

  String toJson() {
    List<Row> all =
        rows.stream().map(r -> new Row(r.id(), r.rulesets(), coverage.covered(r))).toList();
    return JsonMapper.shared().writeValueAsString(new Document(all));
  }

  void print(PrintWriter out, boolean listUncovered) {
    String[] header =
        Stream.of(
                Stream.of("area"), Stream.of(Edition.values()).map(Edition::name), Stream.of("all"))
            .flatMap(names -> names)
            .toArray(String[]::new);
    TextTable table = new TextTable(header);
    RulesReport.byArea(rows).forEach((area, members) -> table.row(area, shares(members)));
    table.row("total", shares(rows));
    table.row("of it EX", shares(rows.stream().filter(RuleRow::isExample).toList()));
    table.print(out);
    if (listUncovered) {
      printUncovered(out);
    }
  }

  private List<String> shares(List<RuleRow> members) {
    List<String> shares = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      shares.add(share(members, EnumSet.of(edition)));
    }
    shares.add(share(members, EnumSet.allOf(Edition.class)));
    return shares;
  }

  /** A rule counts once for each edition it is in force for, since each is proved by itself. */
  private String share(List<RuleRow> members, Set<Edition> editions) {
    int inForce = 0;
    int covered = 0;
    for (RuleRow row : members) {
      for (Edition edition : editions) {
        inForce += row.rulesets().contains(edition) ? 1 : 0;
        covered += coverage.covers(row, edition) ? 1 : 0;
      }
    }
    // Rounded down, so that 100% always means every rule.
    return inForce == 0 ? "-" : "%d/%d %3d%%".formatted(covered, inForce, 100 * covered / inForce);
  }

  private void printUncovered(PrintWriter out) {
    out.println();
    out.println("not covered:");
    for (RuleRow row : rows) {
      Set<Edition> open = EnumSet.copyOf(row.rulesets());
      open.removeAll(coverage.covered(row));
      if (!open.isEmpty()) {
        String editions = open.stream().map(Edition::name).collect(Collectors.joining(","));
        out.println("  " + row.id() + "  [" + editions + "]  " + row.text());
      }
    }
  }
}
