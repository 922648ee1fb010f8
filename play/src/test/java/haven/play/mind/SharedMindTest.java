package haven.play.mind;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Copies of a game think with the same tables, one at a time; on several threads nobody does. */
final class SharedMindTest {
  private static final int THREADS = 4;
  private static final int SEEDS = 40;
  private static final int TURNS = 30;

  @Test
  void copiesThinkAtTheSameTimeWhatAFreshMindThinks()
      throws InterruptedException, ExecutionException {
    CyclicBarrier start = new CyclicBarrier(THREADS);
    try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      for (long seed = 0; seed < SEEDS; seed++) {
        Position position = RandomPositions.of(seed, Ruleset.FROSTHAVEN);
        SharedMind mind = new SharedMind();
        mind.decide(position);
        List<Callable<List<List<Outcome>>>> thinking = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
          thinking.add(
              () -> {
                start.await();
                List<List<Outcome>> turns = new ArrayList<>();
                for (int turn = 0; turn < TURNS; turn++) {
                  SharedMind copy = mind.forCopy();
                  turns.add(copy.decide(position));
                  turns.add(copy.explain(position).outcomes());
                }
                return turns;
              });
        }
        List<Outcome> expected =
            new MonsterMind().decide(RandomPositions.of(seed, Ruleset.FROSTHAVEN));
        for (Future<List<List<Outcome>>> thought : threads.invokeAll(thinking)) {
          assertThat(thought.get()).hasSize(2 * TURNS).allMatch(expected::equals);
        }
      }
    }
  }
}
