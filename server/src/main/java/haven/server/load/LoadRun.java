package haven.server.load;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Supplier;

/**
 * Many tables under play at once, over loopback against a server in another process: how long it
 * takes from a command until the other seats hear of it.
 *
 * @param tables how many
 * @param seats at each, with a client of its own
 * @param leastThought milliseconds that a client takes for an answer, at least
 * @param mostThought the same, at most
 * @param seconds for which it is measured
 */
public record LoadRun(int tables, int seats, int leastThought, int mostThought, int seconds) {
  private static final int WARM_UP_SECONDS = 30;
  private static final int AT_ONCE = 8;

  /** What is asked of a server on two cores. */
  public static final LoadRun USUAL = new LoadRun(500, 4, 1000, 3000, 60);

  /** What was measured; delays in milliseconds, sizes in bytes. */
  public record Report(
      LoadRun run,
      int commands,
      int refusals,
      int measured,
      double median,
      double p99,
      double worst,
      int medianSize,
      int p99Size,
      Duration processor,
      long idleTable,
      long busyTable) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          """
          %d tables with %d clients each, thinking %.1f to %.1f s, for %d s
          commands               %.0f/s, %d in all, %d refused
          command to other seat  median %.1f ms, p99 %.1f ms, worst %.1f ms (%d measured)
          message of a choice    median %d bytes, p99 %d bytes
          server's processor     %.0f %% of a core, %.2f ms for a command
          memory of a table      %d KB idle, %d KB with its clients in the midst of a game
          """,
          run.tables,
          run.seats,
          run.leastThought / 1e3,
          run.mostThought / 1e3,
          run.seconds,
          (double) commands / run.seconds,
          commands,
          refusals,
          median,
          p99,
          worst,
          measured,
          medianSize,
          p99Size,
          processor.toMillis() / 10.0 / run.seconds,
          (double) processor.toMillis() / Math.max(1, commands),
          idleTable / 1024,
          busyTable / 1024);
    }
  }

  /** Numbers in place of the usual ones: tables, least and most thought, seconds. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    LoadRun run = USUAL;
    if (arguments.length > 0) {
      run =
          new LoadRun(
              Integer.parseInt(arguments[0]),
              USUAL.seats,
              Integer.parseInt(arguments[1]),
              Integer.parseInt(arguments[2]),
              Integer.parseInt(arguments[3]));
    }
    System.out.print(run.measure());
  }

  public Report measure() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("haven-load");
    Path database = folder.resolve("load.db");
    Process server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseZGC", // as the launcher runs haven serve
                "-cp",
                System.getProperty("java.class.path"),
                LoadServer.class.getName(),
                "jdbc:sqlite:" + database)
            .redirectError(folder.resolve("server.log").toFile())
            .start();
    try (BufferedReader in = server.inputReader();
        BufferedWriter out = server.outputWriter()) {
      return measure(
          new Caller((int) number(in, LoadServer.READY)),
          () -> heap(in, out),
          () -> server.info().totalCpuDuration().orElse(Duration.ZERO));
    } finally {
      server.destroyForcibly();
      server.waitFor();
      try (var files = Files.list(folder)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    }
  }

  private interface Heap {
    long used() throws IOException;
  }

  private Report measure(Caller caller, Heap heap, Supplier<Duration> processor)
      throws IOException, InterruptedException {
    caller.party("1", seats);
    long empty = heap.used();
    List<Caller.Party> parties = gather(caller);
    long idle = heap.used();
    Stopwatch stopwatch = new Stopwatch();
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
    List<Player> players = players(caller, parties, clock, stopwatch);
    for (Player player : players) {
      player.start();
      Thread.sleep(1);
    }
    Thread.sleep(WARM_UP_SECONDS * 1000L);
    Duration before = processor.get();
    stopwatch.start();
    Thread.sleep(seconds * 1000L);
    stopwatch.stop();
    Duration worked = processor.get().minus(before);
    players.forEach(Player::rest);
    long busy = heap.used();
    players.forEach(Player::close);
    clock.shutdownNow();
    return new Report(
        this,
        stopwatch.commands(),
        stopwatch.refusals(),
        stopwatch.measured(),
        stopwatch.delay(50),
        stopwatch.delay(99),
        stopwatch.delay(100),
        stopwatch.size(50),
        stopwatch.size(99),
        worked,
        (idle - empty) / tables,
        (busy - empty) / tables);
  }

  private List<Caller.Party> gather(Caller caller) throws InterruptedException {
    List<Caller.Party> parties = new ArrayList<>();
    List<Future<Caller.Party>> made = new ArrayList<>();
    try (ExecutorService executor = Executors.newFixedThreadPool(AT_ONCE)) {
      for (int i = 0; i < tables; i++) {
        made.add(executor.submit(() -> caller.party("1", seats)));
      }
    }
    for (Future<Caller.Party> each : made) {
      parties.add(each.resultNow());
    }
    return parties;
  }

  private List<Player> players(
      Caller caller,
      List<Caller.Party> parties,
      ScheduledExecutorService clock,
      Stopwatch stopwatch) {
    Player.Manner manner = new Player.Manner(leastThought, mostThought, 0, 0, Player.Weather.FAIR);
    Random random = new Random(1);
    List<Player> players = new ArrayList<>();
    for (Caller.Party party : parties) {
      for (Caller.Guest guest : party.guests()) {
        players.add(
            new Player(
                caller.http(),
                clock,
                caller::play,
                guest.secret(),
                party.code(),
                manner,
                stopwatch,
                new Random(random.nextLong())));
      }
    }
    return players;
  }

  private static long heap(BufferedReader in, BufferedWriter out) throws IOException {
    out.write("heap\n");
    out.flush();
    return number(in, LoadServer.HEAP);
  }

  private static long number(BufferedReader in, String after) throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.startsWith(after)) {
        return Long.parseLong(line.substring(after.length()));
      }
    }
    throw new IOException("the server has ended");
  }
}
