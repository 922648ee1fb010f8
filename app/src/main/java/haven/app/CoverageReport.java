package haven.app;

import haven.rulebook.Catalogue;
import haven.rulebook.Coverage;
import haven.rulebook.Edition;
import haven.rulebook.RuleRow;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * How many of some rules the last build's tests proved, per area, file and edition. What is counted
 * are proofs in the game; rules that only tests of parts carry are listed by themselves.
 */
final class CoverageReport {
  private record Document(List<Row> rows) {}

  private record Row(String id, Set<Edition> rulesets, Set<Edition> covered, Set<Edition> inGame) {}

  private final List<RuleRow> rows;
  private final Coverage coverage;

  CoverageReport(List<RuleRow> rows, Coverage coverage) {
    this.rows = rows;
    this.coverage = coverage;
  }

  String toJson() {
    List<Row> all =
        rows.stream()
            .map(r -> new Row(r.id(), r.rulesets(), coverage.covered(r), coverage.inGame(r)))
            .toList();
    return JsonMapper.shared().writeValueAsString(new Document(all));
  }

  void print(PrintWriter out, boolean listUncovered) {
    String[] header =
        Stream.of(
                Stream.of("area"), Stream.of(Edition.values()).map(Edition::name), Stream.of("all"))
            .flatMap(names -> names)
            .toArray(String[]::new);
    TextTable table = new TextTable(header);
    RulesReport.byArea(rows).forEach((area, members) -> table.row(area, inGame(members)));
    if (!listUncovered) {
      Catalogue.byFile().forEach((file, members) -> table.row(file, inGame(members)));
    }
    table.row("total", inGame(rows));
    table.row("of it EX", inGame(rows.stream().filter(RuleRow::isExample).toList()));
    table.row("total with parts", shares(rows, coverage::covers));
    table.print(out);
    if (listUncovered) {
      list(out, "not covered:", coverage::covered);
      list(out, "covered by tests of parts only, never in the game:", this::openOrInGame);
    }
  }

  private List<String> inGame(List<RuleRow> members) {
    return shares(members, coverage::coversInGame);
  }

  private List<String> shares(List<RuleRow> members, BiPredicate<RuleRow, Edition> proved) {
    List<String> shares = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      shares.add(share(members, EnumSet.of(edition), proved));
    }
    shares.add(share(members, EnumSet.allOf(Edition.class), proved));
    return shares;
  }

  /** A rule counts once for each edition it is in force for, since each is proved by itself. */
  private static String share(
      List<RuleRow> members, Set<Edition> editions, BiPredicate<RuleRow, Edition> proved) {
    int inForce = 0;
    int covered = 0;
    for (RuleRow row : members) {
      for (Edition edition : editions) {
        inForce += row.rulesets().contains(edition) ? 1 : 0;
        covered += proved.test(row, edition) ? 1 : 0;
      }
    }
    // Rounded down, so that 100% always means every rule.
    return inForce == 0 ? "-" : "%d/%d %3d%%".formatted(covered, inForce, 100 * covered / inForce);
  }

  private Set<Edition> openOrInGame(RuleRow row) {
    Set<Edition> done = EnumSet.allOf(Edition.class);
    done.removeAll(coverage.covered(row));
    done.addAll(coverage.inGame(row));
    return done;
  }

  private void list(PrintWriter out, String title, Function<RuleRow, Set<Edition>> done) {
    out.println();
    out.println(title);
    for (RuleRow row : rows) {
      Set<Edition> left = EnumSet.copyOf(row.rulesets());
      left.removeAll(done.apply(row));
      if (!left.isEmpty()) {
        String editions = left.stream().map(Edition::name).collect(Collectors.joining(","));
        out.println("  " + row.id() + "  [" + editions + "]  " + row.text());
      }
    }
  }
}
