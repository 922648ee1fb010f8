package haven.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the rule tables of one Markdown file. Only tables under the rule header count: the tables
 * of discrepancies have ids of the same shape, but record decisions and not rules.
 */
final class RuleTables {
  private static final List<String> HEADER = List.of("id", "rulesets", "rule", "source");
  private static final Pattern ID = Pattern.compile("(EX-)?[A-Z]{3}-\\d+[a-z]?");
  private static final Pattern RULER = Pattern.compile("\\|[-:| ]+\\|");

  private final String file;
  private final List<RuleRow> rows = new ArrayList<>();
  private boolean inRuleTable;

  private RuleTables(String file) {
    this.file = file;
  }

  static List<RuleRow> read(String file, List<String> lines) {
    RuleTables tables = new RuleTables(file);
    for (int i = 0; i < lines.size(); i++) {
      tables.accept(lines.get(i).strip(), i + 1);
    }
    return List.copyOf(tables.rows);
  }

  private void accept(String line, int number) {
    if (!line.startsWith("|")) {
      inRuleTable = false;
      return;
    }
    List<String> cells = cells(line);
    if (cells.equals(HEADER)) {
      inRuleTable = true;
    } else if (inRuleTable && !RULER.matcher(line).matches()) {
      rows.add(row(cells, number));
    }
  }

  private RuleRow row(List<String> cells, int number) {
    if (cells.size() != HEADER.size()) {
      throw wrong(number, "a rule has 4 columns, this row has " + cells.size());
    }
    String id = cells.get(0);
    if (!ID.matcher(id).matches()) {
      throw wrong(number, "'" + id + "' is not a rule id such as FOC-04, FOC-04b or EX-FOC-02");
    }
    try {
      return new RuleRow(id, Edition.parseColumn(cells.get(1)), cells.get(2), cells.get(3));
    } catch (IllegalArgumentException _) {
      throw wrong(
          number, id + ": rulesets '" + cells.get(1) + "' should be ALL or some of GH,JL,FH,BB");
    }
  }

  private static List<String> cells(String line) {
    String inner = line.substring(1, line.endsWith("|") ? line.length() - 1 : line.length());
    List<String> cells = new ArrayList<>();
    for (String cell : inner.split("\\|", -1)) {
      cells.add(cell.strip());
    }
    return cells;
  }

  private CatalogueException wrong(int line, String what) {
    return new CatalogueException(file + ":" + line + ": " + what);
  }
}
