package haven.app;

import haven.rulebook.Catalogue;
import haven.rulebook.Coverage;
import haven.rulebook.RuleRow;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code haven rules}: looks rules up, and says which of them the last build's tests proved. */
@Command(
    name = "rules",
    description = "Shows the rule catalogue, and which rules the executed tests cover.",
    mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
  @Option(names = "--coverage", description = "Report the rules that passing tests carry.")
  private boolean coverage;

  @Option(
      names = "--policies",
      description = "List the readings of rules that a table may switch by name.")
  private boolean policies;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Parameters(
      arity = "0..1",
      paramLabel = "ID | WORD",
      description =
          "A rule such as FOC-08, an area such as FOC, or a word to search for, also among the"
              + " policies.")
  private @Nullable String word;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (policies) {
      if (json) {
        out.println(PoliciesReport.about(word).toJson());
      } else {
        PoliciesReport.about(word).print(out);
      }
      out.flush();
      return ExitCode.OK;
    }
    Catalogue catalogue = Catalogue.load();
    List<RuleRow> rows = wanted(catalogue);
    if (coverage) {
      CoverageReport report = new CoverageReport(rows, lastBuild());
      if (json) {
        out.println(report.toJson());
      } else {
        report.print(out, word != null);
      }
    } else if (json) {
      out.println(RulesReport.toJson(rows));
    } else if (word == null) {
      RulesReport.printAreas(rows, out);
    } else {
      RulesReport.printRows(rows, out);
    }
    out.flush();
    return ExitCode.OK;
  }

  private List<RuleRow> wanted(Catalogue catalogue) {
    if (word == null) {
      return catalogue.rows();
    }
    String asked = word;
    List<RuleRow> rows =
        catalogue.find(asked).map(List::of).orElseGet(() -> catalogue.search(asked));
    if (rows.isEmpty()) {
      throw new BadInput("no rule has the id '" + asked + "' or mentions it");
    }
    return rows;
  }

  private static Coverage lastBuild() throws IOException {
    Path home = Path.of(System.getProperty("haven.home", ""));
    return Coverage.ofLastBuild(home.toAbsolutePath())
        .orElseThrow(() -> new BadInput("no test results; run mvn verify first"));
  }
}
