package haven.mutants;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Hands mutants to a few workers, and replaces a worker that hangs. */
final class Runner {
  private static final int SECONDS_TO_START = 60;

  /** For how many seconds a worker may wait for each that it may work. */
  private static final int IDLE_AT_MOST = 20;

  private static final String END = "end";

  private final Home home;
  private final boolean thorough;
  private final Instant until;
  private final List<Mutant> all;
  private final Consumer<Result> listener;
  private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
  private final List<Result> results = Collections.synchronizedList(new ArrayList<>());

  Runner(Home home, boolean thorough, Duration atMost, Consumer<Result> listener)
      throws IOException {
    this.home = home;
    this.thorough = thorough;
    this.until = Instant.now().plus(atMost);
    this.all = Registry.read(home);
    this.listener = listener;
  }

  /** The results in the order of the mutants; some are missing if the time ran out. */
  List<Result> run(List<Mutant> mutants, int workers) throws InterruptedException {
    Queue<Mutant> waiting = new ConcurrentLinkedQueue<>(mutants);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < Math.min(workers, mutants.size()); i++) {
      threads.add(Thread.ofPlatform().start(() -> work(waiting)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (failure.get() instanceof RuntimeException met) {
      throw met;
    }
    List<Result> inOrder = new ArrayList<>(results);
    inOrder.sort(Comparator.comparingInt(result -> mutants.indexOf(result.mutant())));
    return inOrder;
  }

  private void work(Queue<Mutant> waiting) {
    @Nullable Hand hand = null;
    try {
      while (Instant.now().isBefore(until) && waiting.poll() instanceof Mutant mutant) {
        if (hand == null || !hand.process.isAlive()) {
          hand = new Hand();
        }
        Result result = hand.examine(mutant);
        results.add(result);
        listener.accept(result);
      }
    } catch (IOException e) {
      failure.set(new UncheckedIOException(e));
    } catch (IllegalStateException e) {
      failure.set(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      if (hand != null) {
        hand.process.destroyForcibly();
      }
    }
  }

  /** One worker process, as seen from here. */
  private final class Hand {
    private final Process process;
    private final PrintWriter to;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    Hand() throws IOException {
      Path java = Path.of(System.getProperty("java.home", ""), "bin", "java");
      process =
          new ProcessBuilder(
                  java.toString(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "-Xss4m",
                  "-Dhaven.oracle.seeds=150",
                  "-Dhaven.oracle.boards=40",
                  "-cp",
                  home.shared(System.getProperty("java.class.path", "")),
                  Worker.class.getName(),
                  home.folder().toString(),
                  String.valueOf(thorough))
              // Tests of packs look for their files from there, and the others do not mind.
              .directory(home.folder().resolve("packs").toFile())
              .redirectError(ProcessBuilder.Redirect.appendTo(log().toFile()))
              .start();
      to = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
      Thread.ofVirtual().start(this::listen);
    }

    private Path log() {
      return home.folder().resolve("mutants/target/workers.log");
    }

    private void listen() {
      try (BufferedReader from =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        for (String line = from.readLine(); line != null; line = from.readLine()) {
          lines.add(line);
        }
      } catch (IOException e) {
        // The process was ended; what it said last is in the queue.
      }
      lines.add(END);
    }

    /**
     * The next line; none if it took too long. What counts is the worker's processor time, so that
     * a busy machine makes no mutant noticed; one that only waits is given up as well.
     */
    private @Nullable String answer(int seconds) throws InterruptedException {
      Duration begun = used();
      for (int waited = 0; waited < seconds * IDLE_AT_MOST; waited++) {
        String line = lines.poll(1, TimeUnit.SECONDS);
        if (line != null) {
          return line;
        }
        if (used().minus(begun).toSeconds() >= seconds) {
          return null;
        }
      }
      return null;
    }

    private Duration used() {
      return process.info().totalCpuDuration().orElse(Duration.ofNanos(System.nanoTime()));
    }

    Result examine(Mutant mutant) throws InterruptedException {
      long start = System.nanoTime();
      to.println(all.indexOf(mutant));
      int patience = SECONDS_TO_START;
      @Nullable TrialKind stage = null;
      String test = "";
      while (true) {
        @Nullable String line = answer(patience);
        String[] fields = line == null ? new String[0] : line.split("\t", -1);
        long millis = (System.nanoTime() - start) / 1_000_000;
        if (fields.length == 3 && fields[0].equals("at")) {
          stage = TrialKind.valueOf(fields[1]);
          test = fields[2];
          patience = stage.seconds();
        } else if (fields.length == 3 && fields[0].equals("done")) {
          return new Result(mutant, Fate.valueOf(fields[1]), fields[2], millis);
        } else {
          process.destroyForcibly().waitFor();
          if (stage == null) {
            throw new IllegalStateException("a worker did not start, see " + log());
          }
          String how = line == null ? " (hangs)" : " (breaks down)";
          return new Result(mutant, stage.verdict(), test + how, millis);
        }
      }
    }
  }
}
