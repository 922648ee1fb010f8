package haven.app.lab;

import haven.app.BadInput;
import haven.bots.lab.Counts;
import haven.bots.lab.Findings;
import haven.server.report.HtmlReport;
import haven.server.report.RowResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** {@code haven simulate}: many games by bots, and what they show. */
@Command(
    name = "simulate",
    description = {
      "Has bots play scenarios many times, and counts: wins, rounds, what heroes have left, damage"
          + " and",
      "kills by class and card, who or what exhausts them and where, and what each half of a card",
      "adds. The same seeds give the same numbers, on however many threads."
    },
    mixinStandardHelpOptions = true)
public class SimulateCommand implements Callable<Integer> {
  private static final int LINE = 80;
  private static final int GAMES = 100;

  @Mixin private RowOptions options = new RowOptions();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games a row has (default: 100, or none with --record).")
  private @Nullable Integer games;

  @Option(names = "--seed", paramLabel = "S", description = "Of the first game; then S+1, S+2, …")
  private long seed = 1;

  @Option(names = "--threads", paramLabel = "T", description = "How many (default: all cores).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--state",
      paramLabel = "FILE",
      description = {
        "Keep here what is done: a run that was stopped goes on from there, and one with more"
            + " games",
        "or rows plays only what is new."
      })
  private @Nullable Path state;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(names = "--csv", description = "Print a line of comma-separated values for each row.")
  private boolean csv;

  @Option(names = "--markdown", description = "Print the rows as a table of a document.")
  private boolean markdown;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a report with plots here, one page that needs nothing else.")
  private @Nullable Path html;

  @Option(
      names = "--details",
      description = "Print heroes, exhaustion and cards of every row (default: if there is one).")
  private boolean details;

  @Option(
      names = "--record",
      split = ",",
      paramLabel = "SEED",
      description = "Write the record of that game, for haven replay and haven play --resume.")
  private List<Long> records = List.of();

  @Option(
      names = "--save",
      paramLabel = "FOLDER",
      description = "Where records go (default: this folder).")
  private Path folder = Path.of("");

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    int many = games != null ? games : records.isEmpty() ? GAMES : 0;
    if (many < 1 && records.isEmpty() || threads < 1) {
      throw new BadInput("--games and --threads should be more than 0");
    }
    if (Stream.of(json, csv, markdown).filter(wanted -> wanted).count() > 1) {
      throw new BadInput("--json, --csv, --markdown: one of them");
    }
    List<Row> rows = options.rows();
    record(rows);
    if (many > 0) {
      show(play(rows, many));
    }
    return 0;
  }

  private List<RowResult> play(List<Row> rows, int many) throws IOException, InterruptedException {
    try (StateFile kept = state == null ? null : StateFile.open(state);
        ProgressBar bar = bar((long) many * rows.size())) {
      Series series = new Series(seed, many, crew(), Optional.ofNullable(kept), bar::stepBy);
      List<Counts> counts = series.play(rows, options.arguments());
      List<RowResult> results = new ArrayList<>();
      for (int i = 0; i < rows.size(); i++) {
        results.add(new RowResult(rows.get(i).heading(), seed, new Findings(counts.get(i))));
      }
      return results;
    }
  }

  /** Who does the work. */
  protected Crew crew() {
    return new Threads(threads);
  }

  private static ProgressBar bar(long most) {
    return new ProgressBarBuilder()
        .setTaskName("simulate")
        .setInitialMax(most)
        .setUnit(" games", 1)
        .setConsumer(new ConsoleProgressBarConsumer(System.err, LINE))
        .build();
  }

  private void show(List<RowResult> results) throws IOException {
    if (html != null) {
      Files.writeString(html, HtmlReport.of(results, typed()));
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      Map<String, Object> document = Map.of("rows", results.stream().map(RowResult::json).toList());
      out.println(new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document));
    } else if (csv) {
      out.println(line(RowResult.CSV));
      results.forEach(result -> out.println(line(result.csv())));
    } else if (markdown) {
      TextReport.markdown(results, out);
    } else {
      TextReport.print(results, details || results.size() == 1, out);
    }
    out.flush();
  }

  private String typed() {
    return "haven "
        + spec.commandLine().getParseResult().originalArgs().stream()
            .map(one -> one.contains(" ") ? "'" + one + "'" : one)
            .collect(Collectors.joining(" "));
  }

  private static String line(List<?> fields) {
    return fields.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  private void record(List<Row> rows) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    for (Row row : rows) {
      for (long one : records) {
        Files.createDirectories(folder.toAbsolutePath());
        String name =
            "%s-%s-%s-%d.txt"
                .formatted(
                    row.scenario().replace('/', '-'),
                    String.join("-", row.party()).replace(' ', '-'),
                    row.players().replace(',', '-'),
                    one);
        Path file = folder.resolve(name);
        Files.writeString(file, row.record(one).toString());
        err.println("The game of seed " + one + " is in " + file + ": haven replay " + file);
      }
    }
    err.flush();
  }
}
