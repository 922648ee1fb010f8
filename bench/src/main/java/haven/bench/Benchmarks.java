package haven.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.WarmupMode;

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
    ChainedOptionsBuilder options =
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
    return run(options);
  }

  private static List<Measured> run(ChainedOptionsBuilder options) {
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

  /**
   * What a pack costs, beside what a sample costs in the same run; then each of its scenarios, and
   * the slowest of them.
   */
  public static List<Measured> packs() {
    var measured = new ArrayList<>(run(PackBenchmark.class.getSimpleName(), TimeValue.seconds(10)));
    List<Measured> scenarios = scenarios();
    measured.addAll(scenarios);
    Measured slowest = Collections.min(scenarios, Comparator.comparingDouble(Measured::value));
    measured.add(slowest.named("slowest." + slowest.name()));
    return measured;
  }

  /**
   * All in one JVM, warmed up by all before the first is measured: that takes minutes, not hours.
   */
  private static List<Measured> scenarios() {
    return run(
        new OptionsBuilder()
            .include(Pattern.quote(ScenarioBenchmark.class.getName()) + "\\..*")
            .param("scenario", ScenarioBenchmark.all())
            .forks(0)
            .warmupMode(WarmupMode.BULK)
            .warmupIterations(2)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(3)
            .measurementTime(TimeValue.seconds(1)));
  }

  private static Measured measured(RunResult result) {
    var score = result.getPrimaryResult();
    String benchmark = result.getParams().getBenchmark();
    String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
    String param =
        result.getParams().getParamsKeys().stream()
            .map(key -> "." + result.getParams().getParam(key).toLowerCase(Locale.ROOT))
            .collect(Collectors.joining());
    return new Measured(
        method + param, score.getScore(), score.getScoreError(), score.getScoreUnit());
  }
}
