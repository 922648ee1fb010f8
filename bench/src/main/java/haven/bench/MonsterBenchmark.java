package haven.bench;

import haven.model.Condition;
import haven.play.mind.MonsterMind;
import haven.play.mind.MonsterTurn;
import haven.play.mind.Outcome;
import haven.play.mind.Position;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What a monster's turn costs: its focus alone, the whole turn, the turn with all reasons. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@SuppressWarnings("NullAway.Init") // JMH fills the fields.
public class MonsterBenchmark {
  @Param({"SMALL", "TYPICAL", "WORST"})
  private BenchPosition position;

  private final MonsterMind mind = new MonsterMind();
  private Position moving;
  private Position rooted;

  @Setup
  public void read() {
    moving = position.read();
    rooted = moving.with(Set.of(Condition.IMMOBILIZE, Condition.DISARM));
  }

  /** A monster that can neither move nor attack still looks for its focus, and does no more. */
  @Benchmark
  public List<Outcome> focus() {
    return mind.decide(rooted);
  }

  @Benchmark
  public List<Outcome> turn() {
    return mind.decide(moving);
  }

  @Benchmark
  public MonsterTurn explainedTurn() {
    return mind.explain(moving);
  }
}
