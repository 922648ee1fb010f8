package haven.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the benchmarks of this module in a JVM of their own. */
public final class Benchmarks {
  private static final int ROUNDS = 5;

  private Benchmarks() {}

  /** A number that was measured. */
  public record Measured(String name, double value, double error, String unit) {
    Measured named(String other) {
      return new Measured(other, value, error, unit);
    }
  }

  /**
   * Runs those whose name contains the text, case aside, or the one that has just that name; none
   * if there is none.
   */
  public static List<Measured> run(String name) {
    return run(name, TimeValue.seconds(1));
  }

  private static List<Measured> run(String name, TimeValue round) {
    String[] parts = name.split("\\.", 2);
    var options =
        new OptionsBuilder()
            .include("(?i)haven\\.bench\\..*" + Pattern.quote(parts[0]) + ".*")
            .forks(1)
            .warmupIterations(ROUNDS)
            .warmupTime(round)
            .measurementIterations(ROUNDS)
            .measurementTime(TimeValue.seconds(1));
    if (parts.length == 2) {
      options.param("position", parts[1].toUpperCase(Locale.ROOT));
    }
    try {
      var measured = new ArrayList<Measured>();
      for (RunResult result : new Runner(options.build()).run()) {
        measured.add(measured(result));
      }
      return measured;
    } catch (NoBenchmarksException e) {
      return List.of();
    } catch (RunnerException e) {
      throw new IllegalStateException("the benchmarks could not run: " + e.getMessage(), e);
    }
  }

  /**
   * What playing costs, by names that say the unit too: four heroes in one sample, on one thread,
   * after warming up.
   */
  public static List<Measured> randomPlay() {
    // A whole game is much code: the compiler takes most of a minute to be done with it.
    return run(PlayBenchmark.class.getSimpleName(), TimeValue.seconds(10)).stream()
        .map(
            one ->
                switch (one.name()) {
                  case "decisions" -> one.named("decisionsPerSecond");
                  case "copy" -> one.named("copyMicros");
                  default -> one.named("replayMillis");
                })
        .toList();
  }

  /** What a pack costs, beside what a sample costs in the same run. */
  public static List<Measured> packs() {
    return run(PackBenchmark.class.getSimpleName(), TimeValue.seconds(10));
  }

  private static Measured measured(RunResult result) {
    var score = result.getPrimaryResult();
    String benchmark = result.getParams().getBenchmark();
    String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
    String position = result.getParams().getParam("position");
    return new Measured(
        position == null ? method : method + "." + position.toLowerCase(Locale.ROOT),
        score.getScore(),
        score.getScoreError(),
        score.getScoreUnit());
  }
}
