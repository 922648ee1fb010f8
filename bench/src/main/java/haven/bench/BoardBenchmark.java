package haven.bench;

import haven.board.Board;
import haven.board.Sight;
import haven.board.SightRule;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.play.table.Scene;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the board's own questions cost: sight from one hex to all, and all ways from one hex. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@SuppressWarnings("NullAway.Init") // JMH fills the fields.
public class BoardBenchmark {
  @Param({"SMALL", "TYPICAL", "WORST"})
  private BenchPosition position;

  private Board board;
  private Sight known;
  private Footing footing;
  private PathSearch search;
  private int actor;

  @Setup
  public void read() {
    Scene scene = position.read().scene();
    board = scene.board();
    known = new Sight(board, SightRule.ANY_POINT);
    actor = board.at(position.read().actor().hex());
    footing = new Footing(board);
    footing.reset(scene.ground(), Movement.WALK, true);
    search = new PathSearch(board);
  }

  @Benchmark
  public int cornerSightWorkedOut() {
    return seen(new Sight(board, SightRule.CORNER_TO_CORNER));
  }

  @Benchmark
  public int pointSightWorkedOut() {
    return seen(new Sight(board, SightRule.ANY_POINT));
  }

  @Benchmark
  public int sightKnown() {
    return seen(known);
  }

  private int seen(Sight sight) {
    int seen = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      seen += sight.sees(actor, cell) ? 1 : 0;
    }
    return seen;
  }

  @Benchmark
  public int reachability() {
    search.from(footing, actor);
    return search.reached();
  }
}
