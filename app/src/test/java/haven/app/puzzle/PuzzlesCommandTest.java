package haven.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.bots.puzzle.PuzzleBook;
import haven.server.puzzle.ShippedPuzzles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzlesCommandTest {
  @TempDir private Path folder;

  /** The games of these seeds have some, as a book of theirs says again. */
  @Test
  void aBookIsMadeAndChecked() throws IOException {
    Path first = folder.resolve("first.txt");
    Path second = folder.resolve("second.txt");
    for (Path file : List.of(first, second)) {
      Run made =
          Run.haven("puzzles", "make", "--puzzles=2", "--games=2", "--seed=7", "--to=" + file);
      assertThat(made.status()).isZero();
    }
    assertThat(Files.readString(first)).isEqualTo(Files.readString(second)).isNotEmpty();
    int found = PuzzleBook.read(Files.readString(first)).puzzles().size();
    Run checked = Run.haven("puzzles", "check", first.toString(), "--search");
    assertThat(checked.out()).contains(found + " of " + found + " puzzles hold");
    assertThat(checked.status()).isZero();
  }

  @Test
  void aBookThatNoLongerHoldsIsToldOf() throws IOException {
    Path file = folder.resolve("changed.txt");
    String book = new PuzzleBook(List.of(ShippedPuzzles.book().puzzles().getFirst())).toString();
    Files.writeString(file, book.replaceAll("solution: [0-9a-f]{8}", "solution: 00000000"));
    Run checked = Run.haven("puzzles", "check", file.toString());
    assertThat(checked.status()).isEqualTo(1);
    assertThat(checked.out()).contains("no longer reached", "0 of 1 puzzles hold");
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    Run run = Run.haven("puzzles", "make", "--puzzles=0", "--to=nothing.txt");
    assertThat(run.status()).isNotZero();
    assertThat(run.err()).contains("--puzzles");
  }
}
