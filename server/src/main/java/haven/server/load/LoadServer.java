package haven.server.load;

import haven.content.pack.Library;
import haven.server.Server;
import haven.server.http.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The server to be measured, in a process of its own that can be asked for its memory. */
final class LoadServer {
  static final String READY = "ready on port ";
  static final String HEAP = "heap ";

  private LoadServer() {}

  /** Runs until its input ends; each line of it is answered with the heap that is in use. */
  public static void main(String[] arguments) throws IOException {
    try (Server server =
            Server.start(
                Server.Options.of(arguments[0]).withLimits(Limits.NONE), Library.of(List.of()));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      System.out.println(READY + server.port());
      while (lines.readLine() != null) {
        System.gc();
        System.gc();
        System.out.println(
            HEAP + ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
      }
    }
  }
}
