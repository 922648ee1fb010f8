package haven.server.fault;

import haven.content.pack.Library;
import haven.server.Server;
import haven.server.http.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The real server in a process of its own, which can be killed. */
final class ServerProcess {
  private static final String READY = "ready on port ";

  private final Process process;
  private final List<String> said = new ArrayList<>();
  private final CompletableFuture<Integer> port = new CompletableFuture<>();

  private ServerProcess(Process process) {
    this.process = process;
    Thread.ofVirtual().start(this::listen);
  }

  /** The other process begins here. */
  public static void main(String[] arguments) {
    Server server =
        Server.start(
            Server.Options.of(arguments[0]).withPace(Duration.ofMillis(20)).withLimits(Limits.NONE),
            Library.of(List.of()));
    System.err.println(READY + server.port());
  }

  static ServerProcess start(String database) {
    try {
      return new ServerProcess(
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-XX:TieredStopAtLevel=1",
                  "-XX:+UseSerialGC",
                  "-Xmx512m",
                  "-cp",
                  System.getProperty(
                      "surefire.test.class.path", System.getProperty("java.class.path")),
                  ServerProcess.class.getName(),
                  database)
              .redirectErrorStream(true)
              .start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void listen() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        synchronized (said) {
          said.add(line);
        }
        if (line.startsWith(READY)) {
          port.complete(Integer.parseInt(line.substring(READY.length())));
        }
      }
    } catch (IOException e) {
      // It has been killed.
    }
    port.completeExceptionally(new IllegalStateException("it ended: " + said()));
  }

  /** Waits until it serves. */
  int port() {
    try {
      return port.get(5, TimeUnit.MINUTES);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new IllegalStateException("the server did not start: " + said(), e);
    }
  }

  List<String> said() {
    synchronized (said) {
      return List.copyOf(said);
    }
  }

  /** SIGKILL: it gets no chance to save anything. */
  void kill() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
