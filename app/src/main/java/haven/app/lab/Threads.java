package haven.app.lab;

import haven.bots.lab.Counts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** So many threads of this machine. */
record Threads(int number) implements Crew {
  @Override
  public void work(List<String> arguments, List<Piece> pieces, Desk desk)
      throws IOException, InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(number);
    try {
      List<Future<?>> open = new ArrayList<>();
      for (Piece piece : pieces) {
        open.add(
            pool.submit(
                () -> {
                  Counts counts = Workbench.counts(arguments, piece, () -> desk.played(1));
                  desk.done(piece, counts);
                  return piece;
                }));
      }
      for (Future<?> one : open) {
        await(one);
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private static void await(Future<?> job) throws IOException, InterruptedException {
    try {
      job.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException io -> throw io;
        case RuntimeException mistake -> throw mistake;
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }
}
