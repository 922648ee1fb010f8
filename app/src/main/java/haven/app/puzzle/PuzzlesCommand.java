package haven.app.puzzle;

import haven.app.Haven;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code haven puzzles}: positions with one best turn. */
@Command(
    name = "puzzles",
    description = "Makes and checks puzzles: positions of played games with one clearly best turn.",
    mixinStandardHelpOptions = true,
    subcommands = {MakePuzzlesCommand.class, CheckPuzzlesCommand.class})
public final class PuzzlesCommand implements Callable<Integer> {
  /** Without a word more, the shipped ones are checked. */
  @Override
  public Integer call() {
    return Haven.commandLine(new CheckPuzzlesCommand()).execute();
  }
}
