package haven.bench;

import haven.content.pack.Library;
import haven.laws.PackScenario;
import haven.model.pack.Pack;
import haven.samples.Samples;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What a pack costs: reading and checking it, and playing it beside a sample. */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // JMH fills the fields.
public class PackBenchmark {
  static final String PACK = "gh";

  private Endless sample;
  private Endless scenario;
  private Endless crowded;

  static Pack pack() {
    return Library.of(List.of()).pack(PACK);
  }

  @Setup
  public void start() {
    sample = new Endless(Samples.CELLAR_GH);
    scenario = new Endless(PackScenario.of(pack(), "1"));
    crowded = new Endless(PackScenario.of(pack(), "3"));
  }

  /** The engine's own benchmark. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Object sampleDecisions() {
    return sample.decide();
  }

  /** The first scenario of the pack. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Object packDecisions() {
    return scenario.decide();
  }

  /** The one of the pack with the most monsters: twenty of them take most of the turns. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Object crowdedDecisions() {
    return crowded.decide();
  }

  /** All files of the pack, read and checked. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  public Pack packLoading() {
    return pack();
  }
}
