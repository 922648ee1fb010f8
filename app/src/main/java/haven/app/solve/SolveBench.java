package haven.app.solve;

import haven.play.mind.MonsterMind;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/**
 * Times the solver on one thread: every case is solved in batches, the time of a case is the median
 * of its batches. As in a running game, the board with what is known of it (ranges, sight) stays
 * from turn to turn.
 */
final class SolveBench {
  private static final int LINE = 80;
  private static final int BATCHES = 15;
  private static final long BATCH_NANOS = 500_000;
  private static final long WARM_UP_NANOS = 5_000_000_000L;

  private final List<Case> cases;
  private final MonsterMind[] minds;

  SolveBench(List<Case> cases) {
    this.cases = cases;
    minds = new MonsterMind[cases.size()];
    Arrays.setAll(minds, _ -> new MonsterMind());
  }

  /** Median over the cases, sum, and the slowest. */
  record Result(
      int cases, double medianMicros, double totalMicros, double worstMicros, String worst) {

    Map<String, Object> toJson() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("cases", cases);
      json.put("medianMicros", round(medianMicros));
      json.put("totalMicros", round(totalMicros));
      json.put("worstMicros", round(worstMicros));
      json.put("worst", worst);
      return json;
    }

    private static double round(double micros) {
      return Math.round(micros * 1000) / 1000.0;
    }

    @Override
    public String toString() {
      return String.format(
          java.util.Locale.ROOT,
          "%d cases: median %.2f µs, total %.0f µs, worst %.0f µs (%s)",
          cases,
          medianMicros,
          totalMicros,
          worstMicros,
          worst);
    }
  }

  Result run() {
    warmUp();
    double[] micros = new double[cases.size()];
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName("measuring")
            .setInitialMax(cases.size())
            .setConsumer(new ConsoleProgressBarConsumer(System.err, LINE))
            .build()) {
      for (int i = 0; i < cases.size(); i++) {
        micros[i] = measure(i);
        bar.step();
      }
    }
    int worst = 0;
    for (int i = 0; i < micros.length; i++) {
      worst = micros[i] > micros[worst] ? i : worst;
    }
    double[] sorted = micros.clone();
    Arrays.sort(sorted);
    return new Result(
        micros.length,
        sorted[micros.length / 2],
        Arrays.stream(micros).sum(),
        micros[worst],
        cases.get(worst).id());
  }

  private void warmUp() {
    long end = System.nanoTime() + WARM_UP_NANOS;
    while (System.nanoTime() < end) {
      for (int i = 0; i < cases.size(); i++) {
        minds[i].decide(cases.get(i).position());
      }
    }
  }

  private double measure(int i) {
    long once = Math.max(time(i, 1), 1);
    int times = Math.clamp(BATCH_NANOS / once, 1, 10_000);
    double[] batches = new double[BATCHES];
    for (int batch = 0; batch < BATCHES; batch++) {
      batches[batch] = time(i, times) / 1000.0 / times;
    }
    Arrays.sort(batches);
    return batches[BATCHES / 2];
  }

  private long time(int i, int times) {
    long start = System.nanoTime();
    for (int n = 0; n < times; n++) {
      if (minds[i].decide(cases.get(i).position()).isEmpty()) {
        throw new IllegalStateException("a monster always has a turn");
      }
    }
    return System.nanoTime() - start;
  }
}
