package haven.app.lab;

import haven.app.BadInput;
import haven.bots.Chances;
import haven.bots.Fitting;
import haven.play.scenario.Setup;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code haven fit}: looks for what bots should weigh. */
@Command(
    name = "fit",
    description = {
      "Looks for weights with which the bots' games go better, by games of the rows given, and",
      "prints what it has found: that is what Fitted.java of the bots holds. The same words give",
      "the same weights."
    },
    mixinStandardHelpOptions = true)
public final class FitCommand implements Callable<Integer> {
  @Mixin private RowOptions options = new RowOptions();

  @Option(
      names = "--what",
      paramLabel = "PART",
      description = {
        "instinct (default); merit: what steady weighs when a round is over, by the same search;",
        "or chance: the same learned from how games of steady end."
      })
  private String what = "instinct";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many of each row for each candidate (default: ${DEFAULT-VALUE}).")
  private int games = 10;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      description = "Pairs of candidates in a generation (default: ${DEFAULT-VALUE}).")
  private int candidates = 8;

  @Option(
      names = "--generations",
      paramLabel = "N",
      description = "How many (default: ${DEFAULT-VALUE}).")
  private int generations = 20;

  @Option(names = "--seed", paramLabel = "S", description = "Of games and candidates.")
  private long seed = 1;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (games < 1 || candidates < 2 || generations < 1) {
      throw new BadInput("--games and --generations should be 1 or more, --candidates 2 or more");
    }
    List<Setup> setups = options.rows().stream().map(row -> row.chosen().setup()).toList();
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    out.print(
        "chance".equals(what)
            ? new Chances(setups, games).run(seed, part -> tell(err, "won: %.3f%n", part))
            : fitting(setups)
                .run(generations, seed, score -> tell(err, "the better half: %.3f%n", score)));
    out.flush();
    return 0;
  }

  private static void tell(PrintWriter err, String words, double number) {
    err.printf(Locale.ROOT, words, number);
    err.flush();
  }

  private Fitting fitting(List<Setup> setups) {
    return switch (what) {
      case "instinct" -> Fitting.instinct(setups, candidates, games);
      case "merit" -> Fitting.merit(setups, candidates, games);
      default ->
          throw new BadInput("--what should be instinct, merit or chance, not '" + what + "'");
    };
  }
}
