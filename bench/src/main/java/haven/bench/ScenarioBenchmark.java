package haven.bench;

import haven.laws.PackScenario;
import haven.model.pack.Pack;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Random play of any scenario of the pack. */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // JMH fills the fields.
public class ScenarioBenchmark {
  private static final Pack PACK = PackBenchmark.pack();

  @Param("1")
  String scenario;

  private Endless table;

  /** The numbers of all scenarios that are shipped. */
  static String[] all() {
    return PACK.scenarios().stream()
        .filter(entry -> entry.number() > 0)
        .map(entry -> Integer.toString(entry.number()))
        .toArray(String[]::new);
  }

  @Setup
  public void start() {
    table = new Endless(PackScenario.of(PACK, scenario));
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Object scenarioDecisions() {
    return table.decide();
  }
}
