package haven.app.solve;

import haven.play.monster.MonsterMind;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code haven solve}. */
@Command(name = "solve", description = "Solves monster turns.", mixinStandardHelpOptions = true)
public final class SolveCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*")
  private List<Path> files = List.of();

  @Option(names = "--check")
  private boolean check;

  @Option(names = "--bench")
  private boolean bench;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    List<Case> cases = new ArrayList<>();
    for (Path file : files) {
      cases.addAll(new CaseReader(false).read(file.toString(), Files.readString(file)));
    }
    int failed = 0;
    MonsterMind mind = new MonsterMind();
    for (Case c : cases) {
      Verdict v = Verdict.of(mind.decide(c.position()), c.expected().orElseThrow());
      if (!v.passed()) {
        failed++;
        out.println(c.id() + " " + c.title());
        v.differences().forEach(d -> out.println("   " + d));
      }
    }
    out.println((cases.size() - failed) + " passed, " + failed + " failed");
    if (bench) {
      long total = 0;
      List<double[]> times = new ArrayList<>();
      for (int w = 0; w < 3; w++) {
        total = 0;
        times.clear();
        for (int i = 0; i < cases.size(); i++) {
          MonsterMind m = new MonsterMind();
          long best = Long.MAX_VALUE;
          int n = 200;
          for (int rep = 0; rep < 10; rep++) {
            long t = System.nanoTime();
            for (int k = 0; k < n; k++) m.decide(cases.get(i).position());
            best = Math.min(best, System.nanoTime() - t);
          }
          total += best / n;
          times.add(new double[] {best / 1000.0 / n, i});
        }
      }
      times.sort((a, b) -> Double.compare(a[0], b[0]));
      out.println("median " + times.get(times.size() / 2)[0] + " total " + total / 1000.0);
      for (int i = times.size() - 12; i < times.size(); i++) {
        out.println(cases.get((int) times.get(i)[1]).id() + " " + times.get(i)[0]);
      }
    }
    return 0;
  }
}
