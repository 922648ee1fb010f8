package haven.app;

import haven.bench.Benchmarks;
import haven.bench.Benchmarks.Measured;
import haven.server.load.LoadRun;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** {@code haven bench}: the numbers that matter, measured by JMH. */
@Command(
    name = "bench",
    description = "Measures the engine: sight, ways, focus, whole monster turns (some minutes).",
    mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      defaultValue = "",
      description = {
        "Only benchmarks with this in their name, such as turn or sight;",
        "random-play for what a game costs, packs for what a pack costs;",
        "server for 500 tables with four clients each, on this machine (two minutes)."
      })
  private String name = "";

  private static final String RANDOM_PLAY = "random-play";
  private static final String PACKS = "packs";
  private static final String SERVER = "server";

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (name.equals(SERVER)) {
      return server();
    }
    List<Measured> measured = run();
    if (measured.isEmpty()) {
      throw new BadInput("no benchmark has '" + name + "' in its name");
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(toJson(measured));
    } else {
      for (Measured m : measured) {
        out.printf(
            Locale.ROOT, "%-32s %10.3f ± %.3f %s%n", m.name(), m.value(), m.error(), m.unit());
      }
    }
    out.flush();
    return 0;
  }

  private int server() throws IOException, InterruptedException {
    LoadRun.Report report = LoadRun.USUAL.measure();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(
          toJson(
              List.of(
                  new Measured("server.median", report.median(), 0, "ms"),
                  new Measured("server.p99", report.p99(), 0, "ms"),
                  new Measured("server.message", report.medianSize(), 0, "bytes"),
                  new Measured("server.message-p99", report.p99Size(), 0, "bytes"),
                  new Measured("server.idle-table", report.idleTable() / 1024.0, 0, "KB"))));
    } else {
      out.print(report);
    }
    out.flush();
    return 0;
  }

  /** JMH reports its progress on standard output, which belongs to the result. */
  private List<Measured> run() {
    PrintStream out = System.out;
    System.setOut(System.err);
    try {
      return switch (name) {
        case RANDOM_PLAY -> Benchmarks.randomPlay();
        case PACKS -> Benchmarks.packs();
        default -> Benchmarks.run(name);
      };
    } finally {
      System.setOut(out);
    }
  }

  private static String toJson(List<Measured> measured) {
    Map<String, Object> json = new LinkedHashMap<>();
    for (Measured m : measured) {
      Map<String, Object> value = new LinkedHashMap<>();
      value.put("value", m.value());
      value.put("unit", m.unit());
      json.put(m.name(), value);
    }
    return new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(json);
  }
}
