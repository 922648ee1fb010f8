package haven.bench;

import haven.content.pack.Library;
import haven.laws.Luck;
import haven.laws.PackScenario;
import haven.laws.Playable;
import haven.model.pack.Pack;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.Stage;
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
  private static final int HEROES = 4;
  private static final String PACK = "gh";

  private Table sample;
  private Table scenario;
  private Table crowded;

  /** Games of one scenario, one after the other. */
  private static final class Table {
    private final Stage stage;
    private final Luck luck = new Luck(1);
    private Game game;
    private long seed = 1;

    Table(Playable scenario) {
      stage = Stage.of(scenario.setup(HEROES).checked());
      game = Game.start(stage, seed);
    }

    Object decide() {
      Prompt prompt = game.prompt();
      if (prompt == null) {
        seed++;
        game = Game.start(stage, seed);
        return game;
      }
      return game.choose(prompt.seat(), luck.choice(prompt));
    }
  }

  private static Pack pack() {
    return Library.of(List.of()).pack(PACK);
  }

  @Setup
  public void start() {
    sample = new Table(Samples.CELLAR_GH);
    scenario = new Table(PackScenario.of(pack(), "1"));
    crowded = new Table(PackScenario.of(pack(), "3"));
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
