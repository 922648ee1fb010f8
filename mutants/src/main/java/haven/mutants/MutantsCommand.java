package haven.mutants;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code haven mutants}: breaks rules on purpose, and says which of it the tests notice. */
@Command(
    name = "haven mutants",
    description = "Breaks rules on purpose, one at a time, and says which of it the tests notice.",
    mixinStandardHelpOptions = true)
final class MutantsCommand implements Callable<Integer> {
  @Option(
      names = "--rule",
      paramLabel = "ID | PREFIX",
      split = ",",
      description = "Only mutants of rules whose id begins so, such as MOV or FOC-08,TGT.")
  private List<String> rules = List.of("");

  @Option(
      names = "--place",
      paramLabel = "CLASS",
      description = "Only mutants of this class's file.")
  private String place = "";

  @Option(
      names = "--changed",
      paramLabel = "REV",
      description = "Only mutants of files that differ from this revision.")
  private @Nullable String changed;

  @Option(
      names = "--thorough",
      description = "Also look for slow tests that notice what tests of the rule do not.")
  private boolean thorough;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(names = "--workers", description = "Processes at the same time: ${DEFAULT-VALUE}.")
  private int workers = Math.max(1, Runtime.getRuntime().availableProcessors());

  @Spec private CommandSpec spec;

  static void main(String[] args) {
    System.exit(
        new CommandLine(new MutantsCommand())
            .setExecutionExceptionHandler(
                (e, command, _) -> {
                  command.getErr().println("haven: " + e.getMessage());
                  return ExitCode.USAGE;
                })
            .execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Home home = new Home(Path.of(System.getProperty("haven.home", "")));
    List<Mutant> wanted = wanted(home);
    PrintWriter err = spec.commandLine().getErr();
    AtomicInteger done = new AtomicInteger();
    Runner runner =
        new Runner(
            home,
            thorough,
            Duration.ofDays(1),
            result ->
                err.printf(
                    "[%d/%d] %s, %s in %.1f s%n",
                    done.incrementAndGet(),
                    wanted.size(),
                    result.mutant(),
                    result.verdict().words(),
                    result.millis() / 1000.0));
    Report report = new Report(runner.run(wanted, workers));
    Path file = home.folder().resolve("mutants/target/mutants.json");
    Files.createDirectories(file.getParent());
    Files.writeString(file, report.toJson());
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(report.toJson());
    } else {
      report.print(out);
    }
    out.flush();
    return report.isEnough() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private List<Mutant> wanted(Home home) throws IOException, InterruptedException {
    Set<String> touched = changed == null ? Set.of() : Touched.since(home, changed);
    return Registry.read(home).stream()
        .filter(mutant -> rules.stream().anyMatch(rule -> isOf(rule, mutant)))
        .filter(mutant -> place.isEmpty() || mutant.place().equals(place))
        .filter(mutant -> changed == null || touched.contains(mutant.place()))
        .toList();
  }

  private static boolean isOf(String rule, Mutant mutant) {
    return mutant.rule().startsWith(rule) || mutant.rule().startsWith("EX-" + rule);
  }
}
