package haven.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** A board whose tables several threads fill at the same time is the board that one has filled. */
final class SharedBoardTest {
  private static final int THREADS = 4;
  private static final int BOARDS = 150;

  @Test
  void threadsThatShareABoardSeeWhatIsThere() throws InterruptedException, ExecutionException {
    CyclicBarrier start = new CyclicBarrier(THREADS);
    try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      for (long seed = 0; seed < BOARDS; seed++) {
        RandomBoards drawn = RandomBoards.of(seed);
        Board shared = drawn.board();
        Sight sight = new Sight(shared, SightRule.ANY_POINT);
        List<Callable<List<Integer>>> readers = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
          boolean backwards = i % 2 == 1;
          readers.add(
              () -> {
                start.await();
                return facts(shared, sight, backwards);
              });
        }
        Board own = drawn.board();
        List<Integer> expected = facts(own, new Sight(own, SightRule.ANY_POINT), false);
        for (Future<List<Integer>> read : threads.invokeAll(readers)) {
          assertThat(read.get()).as("seed " + seed).isEqualTo(expected);
        }
      }
    }
  }

  private static List<Integer> facts(Board board, Sight sight, boolean backwards) {
    int cells = board.cells();
    var facts = new ArrayList<Integer>();
    for (int i = 0; i < cells * cells; i++) {
      int pair = backwards ? cells * cells - 1 - i : i;
      int from = pair / cells;
      int to = pair % cells;
      facts.add(board.range(from, to) * 2 + (sight.sees(from, to) ? 1 : 0));
    }
    return backwards ? facts.reversed() : facts;
  }
}
