package haven.app.pack;

import haven.content.pack.Packs;
import haven.content.yaml.Problem;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** {@code haven check}: what is wrong in packs, everything in one run. */
@Command(
    name = "check",
    description = {
      "Checks packs: every mistake with its place and what would be right.",
      "Warnings tell what is missing but keeps nobody from playing, such as a translation."
    },
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:nothing is wrong, but for warnings without --strict",
      "1:something is",
      "2:a pack cannot be read"
    },
    mixinStandardHelpOptions = true)
public final class CheckCommand implements Callable<Integer> {
  private static final long SLOW = 2_000_000_000L;

  @Parameters(
      arity = "1..*",
      paramLabel = "PACK",
      description = "A folder, or the id of a pack such as gh.")
  private List<String> packs = new ArrayList<>();

  @Option(names = "--strict", description = "A warning is a mistake, too.")
  private boolean strict;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Mixin private Shelf shelf = new Shelf();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Map<String, Packs.Read> found = new LinkedHashMap<>();
    long start = System.nanoTime();
    for (String pack : packs) {
      if (System.nanoTime() - start > SLOW) {
        spec.commandLine()
            .getErr()
            .println("haven: %d of %d packs checked".formatted(found.size(), packs.size()));
      }
      found.put(pack, shelf.read(pack));
    }
    int number = found.values().stream().mapToInt(read -> read.problems().size()).sum();
    int warnings = found.values().stream().mapToInt(read -> read.warnings().size()).sum();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(toJson(found, number, warnings));
    } else {
      found.values().forEach(read -> read.problems().forEach(out::println));
      found.values().forEach(read -> read.warnings().forEach(one -> out.println(warning(one))));
      found.forEach((pack, read) -> out.println(pack + ": " + counted(read)));
    }
    out.flush();
    return number == 0 && (warnings == 0 || !strict) ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private static String warning(Problem one) {
    return one.place() + ": warning: " + one.message() + "; " + one.remedy();
  }

  private static String counted(Packs.Read read) {
    String wrong =
        switch (read.problems().size()) {
          case 0 -> "nothing is wrong";
          case 1 -> "1 problem";
          default -> read.problems().size() + " problems";
        };
    return switch (read.warnings().size()) {
      case 0 -> wrong;
      case 1 -> wrong + ", 1 warning";
      default -> wrong + ", " + read.warnings().size() + " warnings";
    };
  }

  private static String toJson(Map<String, Packs.Read> found, int number, int warnings) {
    List<Map<String, Object>> all = new ArrayList<>();
    found.forEach(
        (pack, read) -> {
          Map<String, Object> one = new LinkedHashMap<>();
          one.put("pack", pack);
          one.put("problems", read.problems().stream().map(CheckCommand::toJson).toList());
          one.put("warnings", read.warnings().stream().map(CheckCommand::toJson).toList());
          all.add(one);
        });
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("problems", number);
    json.put("warnings", warnings);
    json.put("packs", all);
    return new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(json);
  }

  private static Map<String, Object> toJson(Problem problem) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("file", problem.place().file());
    json.put("line", problem.place().line());
    json.put("column", problem.place().column());
    json.put("field", problem.field());
    json.put("message", problem.message());
    json.put("remedy", problem.remedy());
    return json;
  }
}
