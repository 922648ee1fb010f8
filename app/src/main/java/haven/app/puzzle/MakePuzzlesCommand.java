package haven.app.puzzle;

import haven.app.BadInput;
import haven.app.play.PackFolders;
import haven.bots.puzzle.Anthology;
import haven.bots.puzzle.PuzzleBook;
import haven.bots.puzzle.PuzzleMaker;
import haven.model.pack.Pack;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code haven puzzles make}: looks for puzzles in simulated games. */
@Command(
    name = "make",
    description = {
      "Has steady bots play, searches every hero's turn to its end, and writes those down in which",
      "few turns reach the most. The same seed gives the same book. One thread; half an hour for"
          + " 300."
    },
    mixinStandardHelpOptions = true)
final class MakePuzzlesCommand implements Callable<Integer> {
  private static final int LINE = 80;
  private static final int MOST_OF_GAME = 4;

  @Option(names = "--puzzles", paramLabel = "N", description = "How many (default: 300).")
  private int wanted = 300;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Play no more games than that (default: 1000).")
  private int games = 1000;

  @Option(names = "--seed", paramLabel = "S", description = "Of the first game; then S+1, S+2, …")
  private long seed = 1;

  @Option(names = "--pack", paramLabel = "PACK", description = "Whose scenarios (default: gh).")
  private String pack = "gh";

  @Option(
      names = "--scenarios",
      split = ",",
      paramLabel = "NAME",
      description = "Which of them (default: 1 to 5).")
  private List<String> scenarios = List.of("1", "2", "3", "4", "5");

  @Option(names = "--to", required = true, paramLabel = "FILE", description = "Write them here.")
  private Path file = Path.of("");

  @Mixin private PackFolders packs = new PackFolders();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (wanted < 1 || games < 1) {
      throw new BadInput("--puzzles and --games should be more than 0");
    }
    Pack played = packs.library().asItIs().pack(pack);
    PuzzleMaker maker = new PuzzleMaker(played, scenarios, MOST_OF_GAME);
    PuzzleBook book;
    try (ProgressBar bar = bar()) {
      book = new Anthology(wanted).gather(maker, seed, games, found -> keep(found, bar));
    }
    PrintWriter out = spec.commandLine().getOut();
    out.println(book.puzzles().size() + " puzzles are in " + file);
    return 0;
  }

  /** After each game, so that a run that is stopped has not been for nothing. */
  private void keep(PuzzleBook found, ProgressBar bar) {
    try {
      Files.writeString(file, found.toString());
      bar.stepTo(found.puzzles().size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ProgressBar bar() {
    return new ProgressBarBuilder()
        .setTaskName("puzzles")
        .setInitialMax(wanted)
        .setConsumer(new ConsoleProgressBarConsumer(System.err, LINE))
        .build();
  }
}
