package haven.app.puzzle;

import haven.app.play.PackFolders;
import haven.bots.puzzle.Puzzle;
import haven.bots.puzzle.PuzzleBook;
import haven.bots.puzzle.PuzzleCheck;
import haven.content.pack.Library;
import haven.server.puzzle.ShippedPuzzles;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code haven puzzles check}: whether a book still holds. */
@Command(
    name = "check",
    description = {
      "Plays every puzzle of a book again, and its solution; exits with 1 if one no longer holds.",
      "The page leaves such a puzzle out."
    },
    mixinStandardHelpOptions = true)
final class CheckPuzzlesCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "A book (default: the shipped one).")
  private @Nullable Path file;

  @Option(names = "--search", description = "Search every turn again, too (some minutes).")
  private boolean search;

  @Mixin private PackFolders packs = new PackFolders();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    Library library = packs.library().asItIs();
    PuzzleBook book =
        file == null ? ShippedPuzzles.book() : PuzzleBook.read(Files.readString(file));
    int wrong = 0;
    for (Puzzle puzzle : book.puzzles()) {
      PuzzleCheck check = new PuzzleCheck(library.pack(puzzle.pack()), puzzle);
      Optional<String> no = search ? check.searched() : check.solved();
      if (no.isPresent()) {
        wrong++;
        out.println(puzzle.id() + ": " + no.get());
      }
    }
    out.println(book.puzzles().size() - wrong + " of " + book.puzzles().size() + " puzzles hold");
    return wrong == 0 ? 0 : 1;
  }
}
