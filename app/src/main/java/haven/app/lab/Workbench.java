package haven.app.lab;

import haven.bots.lab.Counts;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Where pieces are done: it has the rows laid out, so that each is set up once. */
public final class Workbench {
  private static volatile @Nullable Laid laid;

  private record Laid(List<String> arguments, List<Row> rows) {}

  private Workbench() {}

  /** These are the rows from now on. */
  static void lay(List<String> arguments, List<Row> rows) {
    laid = new Laid(arguments, rows);
  }

  /**
   * What a piece gives: a function of these words and numbers, and of the packs that they name.
   *
   * @param played is run after each game
   */
  public static Counts counts(List<String> arguments, Piece piece, Runnable played) {
    return rows(arguments).get(piece.row()).job(piece.first(), piece.games()).counts(played);
  }

  private static List<Row> rows(List<String> arguments) {
    Laid now = laid;
    if (now == null || !now.arguments.equals(arguments)) {
      now = read(arguments);
    }
    return now.rows;
  }

  /** One of many threads reads, the others wait. */
  private static synchronized Laid read(List<String> arguments) {
    Laid now = laid;
    if (now == null || !now.arguments.equals(arguments)) {
      RowOptions options = new RowOptions();
      new CommandLine(options).parseArgs(arguments.toArray(String[]::new));
      now = new Laid(List.copyOf(arguments), options.rows());
      laid = now;
    }
    return now;
  }
}
