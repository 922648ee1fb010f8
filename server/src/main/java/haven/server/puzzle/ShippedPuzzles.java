package haven.server.puzzle;

import haven.bots.puzzle.PuzzleBook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The puzzles that come with the program. */
public final class ShippedPuzzles {
  private static final String FILE = "puzzles.txt";

  private ShippedPuzzles() {}

  public static PuzzleBook book() {
    try (InputStream text = ShippedPuzzles.class.getResourceAsStream(FILE)) {
      return text == null
          ? new PuzzleBook(List.of())
          : PuzzleBook.read(new String(text.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
