package haven.app.imports;

import haven.app.TextTable;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.ImportedGame;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code haven import}: a pack of community data. */
@Command(
    name = "import",
    description = {
      "Writes a pack of community data that you have: monsters, items, classes, scenarios.",
      "What the pack language cannot say is noted at its place and counted."
    },
    mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {
  private static final int LINE = 80;

  /** The editions by the names that players use. */
  enum Name {
    gh(ImportedGame.GH),
    jl(ImportedGame.JL),
    fh(ImportedGame.FH),
    bb(ImportedGame.BB);

    private final ImportedGame game;

    Name(ImportedGame game) {
      this.game = game;
    }
  }

  @Parameters(
      paramLabel = "FOLDER",
      description = "The data: a folder with figures/gh, gh-scenarios and so on.")
  private Path folder = Path.of(".");

  @Option(
      names = "--edition",
      required = true,
      paramLabel = "GAME",
      description = "Which game: ${COMPLETION-CANDIDATES}.")
  private Name edition = Name.gh;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "DIR",
      description = "The folder of the pack, new or of an earlier import.")
  private Path to = Path.of(".");

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    ImportedPack pack = new ImportedPack(to);
    CommunityData data = new CommunityData(folder, edition.game);
    Tally tally = new Tally();
    Map<String, Runnable> steps = new LinkedHashMap<>();
    steps.put("monsters", () -> new MonsterImport(data, tally, pack).run());
    steps.put("items", () -> new ItemImport(data, tally, pack).run());
    steps.put("classes", () -> new ClassImport(data, tally, pack).run());
    steps.put("treasures", () -> new TreasureImport(data, tally, pack).run());
    steps.put("scenarios", () -> new ScenarioImport(data, tally, pack).run());
    try (ProgressBar bar = bar(steps.size() + 1)) {
      steps.forEach(
          (name, step) -> {
            bar.setExtraMessage(name);
            step.run();
            bar.step();
          });
      bar.setExtraMessage("files");
      pack.manifest(edition.game);
      pack.leaveOutWhatIsWrong(tally);
      pack.save();
      bar.step();
    }
    tell(tally, pack);
    return ExitCode.OK;
  }

  private void tell(Tally tally, ImportedPack pack) {
    PrintWriter out = spec.commandLine().getOut();
    TextTable table = new TextTable("kind", "converted", "not converted");
    tally.rows().forEach(row -> table.row(row.getFirst(), row.subList(1, row.size())));
    table.print(out);
    if (!tally.reasons().isEmpty()) {
      out.println();
      out.println("not converted, by reason");
      tally
          .reasons()
          .forEach(
              (kind, reasons) -> {
                out.println("  " + kind);
                reasons.forEach(
                    one -> out.println("    %4d  %s".formatted(one.getValue(), one.getKey())));
              });
    }
    out.println();
    out.println("the pack '%s' is in %s".formatted(pack.id(), to));
    out.flush();
  }

  private static ProgressBar bar(int steps) {
    return new ProgressBarBuilder()
        .setTaskName("import")
        .setInitialMax(steps)
        .setConsumer(new ConsoleProgressBarConsumer(System.err, LINE))
        .build();
  }
}
