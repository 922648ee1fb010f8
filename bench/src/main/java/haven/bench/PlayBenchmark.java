package haven.bench;

import haven.laws.Luck;
import haven.laws.RandomGame;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import haven.play.table.Stage;
import haven.samples.Samples;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What playing costs: a decision with all that follows from it, a copy, a whole game replayed. */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // JMH fills the fields.
public class PlayBenchmark {
  private static final int HEROES = 4;
  private static final int INTO_THE_GAME = 60;

  private Stage stage;
  private Game playing;
  private Luck luck;
  private long seed;
  private Game middle;
  private GameRecord record;

  @Setup
  public void start() {
    stage = Stage.of(Samples.CELLAR_GH.setup(HEROES).checked());
    seed = 1;
    luck = new Luck(seed);
    playing = Game.start(stage, seed);
    RandomGame random = new RandomGame(Samples.CELLAR_GH, HEROES, seed);
    random.steps(INTO_THE_GAME);
    middle = random.game().copy();
    random.steps(Integer.MAX_VALUE);
    record = GameRecord.of(random.game(), Samples.CELLAR_GH.id(), "");
  }

  /** Random choices, one game after the other. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Object decisions() {
    Prompt prompt = playing.prompt();
    if (prompt == null) {
      seed++;
      playing = Game.start(stage, seed);
      return playing;
    }
    return playing.choose(prompt.seat(), luck.choice(prompt));
  }

  /** A game in its second round or later. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Game copy() {
    return middle.copy();
  }

  /** A whole game from its record. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  public Game replay() {
    return record.replay(Game.start(stage.setup(), record.seed())).game();
  }
}
