package haven.app.lab;

import haven.bots.lab.Counts;
import haven.bots.lab.Job;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;

/**
 * The games of some rows, cut into jobs and played on several threads. How they are cut depends on
 * the seeds alone, so that what is kept of one run fits into the next, with however many threads.
 *
 * @param played is told after each game how many more are done
 */
record Series(long seed, int games, int threads, Optional<StateFile> state, LongConsumer played) {
  private static final int JOB = 20;

  /** What came out, row by row. */
  List<Counts> play(List<Row> rows) throws IOException, InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<List<Future<Counts>>> open = new ArrayList<>();
      for (Row row : rows) {
        String name = state.isPresent() ? row.fingerprint(seed) : "";
        List<Future<Counts>> jobs = new ArrayList<>();
        for (int cut = 0; cut < games; cut += JOB) {
          long first = seed + cut;
          int many = Math.min(JOB, games - cut);
          jobs.add(pool.submit(() -> counts(row, name, first, many)));
        }
        open.add(jobs);
      }
      List<Counts> all = new ArrayList<>();
      for (List<Future<Counts>> jobs : open) {
        Counts sum = new Counts();
        for (Future<Counts> job : jobs) {
          sum = sum.plus(done(job));
        }
        all.add(sum);
      }
      return all;
    } finally {
      pool.shutdownNow();
    }
  }

  private Counts counts(Row row, String name, long first, int many) throws IOException {
    Optional<Counts> kept = state.flatMap(file -> file.find(name, first, many));
    if (kept.isPresent()) {
      played.accept(many);
      return kept.get();
    }
    Job job = row.job(first, many);
    Counts counts = job.counts(() -> played.accept(1));
    if (state.isPresent()) {
      state.get().add(name, first, many, counts);
    }
    return counts;
  }

  private static Counts done(Future<Counts> job) throws IOException, InterruptedException {
    try {
      return job.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException io -> throw io;
        case RuntimeException mistake -> throw mistake;
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }
}
