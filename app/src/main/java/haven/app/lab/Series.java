package haven.app.lab;

import haven.bots.lab.Counts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * The games of some rows, cut into pieces. How they are cut depends on the seeds alone, so that
 * what is kept of one run fits into the next, whoever does the work.
 *
 * @param played is told after some games how many more are done
 */
record Series(long seed, int games, Crew crew, Optional<StateFile> state, LongConsumer played) {
  private static final int PIECE = 20;

  /** What came out, row by row. */
  List<Counts> play(List<Row> rows, List<String> arguments)
      throws IOException, InterruptedException {
    Workbench.lay(arguments, rows);
    List<String> names = new ArrayList<>();
    Sum sum = new Sum(rows.size());
    List<Piece> open = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      names.add(state.isPresent() ? rows.get(row).fingerprint(seed) : "");
      for (int cut = 0; cut < games; cut += PIECE) {
        Piece piece = new Piece(row, seed + cut, Math.min(PIECE, games - cut));
        Optional<Counts> kept = state.flatMap(file -> file.find(names.get(piece.row()), piece));
        if (kept.isPresent()) {
          sum.add(piece, kept.get());
          played.accept(piece.games());
        } else {
          open.add(piece);
        }
      }
    }
    crew.work(
        arguments,
        open,
        new Crew.Desk() {
          @Override
          public void played(int more) {
            played.accept(more);
          }

          @Override
          public void done(Piece piece, Counts counts) throws IOException {
            if (state.isPresent()) {
              state.get().add(names.get(piece.row()), piece, counts);
            }
            sum.add(piece, counts);
          }
        });
    return sum.rows;
  }

  private static final class Sum {
    private final List<Counts> rows;

    Sum(int number) {
      rows = new ArrayList<>(Collections.nCopies(number, new Counts()));
    }

    synchronized void add(Piece piece, Counts counts) {
      rows.set(piece.row(), rows.get(piece.row()).plus(counts));
    }
  }
}
