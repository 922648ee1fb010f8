package haven.app.lab;

import haven.bots.lab.Counts;
import java.io.IOException;
import java.util.List;

/** Whoever does the work: threads of this machine, or other machines. */
public interface Crew {
  /** Where the work is handed in, by any thread. */
  interface Desk {
    void played(int games);

    void done(Piece piece, Counts counts) throws IOException;
  }

  /**
   * Does all pieces, in any order, and hands in what each of them gives as soon as it is done.
   *
   * @param arguments by which {@link Workbench} knows the rows, wherever it stands
   */
  void work(List<String> arguments, List<Piece> pieces, Desk desk)
      throws IOException, InterruptedException;
}
