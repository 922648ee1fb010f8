package haven.spark;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A master and workers of Spark on this machine, each a process of its own. */
final class Cluster implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final Path home;
  private final List<Process> processes = new ArrayList<>();
  private final int port;

  private Cluster(Path home, int port) {
    this.home = home;
    this.port = port;
  }

  static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  static Cluster start(Path home, int workers) throws IOException, InterruptedException {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    Cluster cluster = new Cluster(home, port);
    Files.createDirectories(home.resolve("jars")); // looked for, though the class path has them all
    cluster.run(
        "master",
        "org.apache.spark.deploy.master.Master",
        "--host",
        "127.0.0.1",
        "--port",
        "" + port,
        "--webui-port",
        "0");
    for (int i = 1; i <= workers; i++) {
      cluster.run(
          "worker" + i,
          "org.apache.spark.deploy.worker.Worker",
          "--host",
          "127.0.0.1",
          "--webui-port",
          "0",
          "--cores",
          "1",
          "--memory",
          "1g",
          "--work-dir",
          home.resolve("work" + i).toString(),
          cluster.master());
    }
    cluster.await("I have been elected leader", 1);
    cluster.await("Registering worker", workers);
    return cluster;
  }

  /** Until the master has said that so often; a busy machine takes its time. */
  private void await(String said, int times) throws IOException, InterruptedException {
    Instant late = Instant.now().plus(PATIENCE);
    Path log = home.resolve("master.log");
    while (Files.readString(log).split(said, -1).length <= times) {
      if (Instant.now().isAfter(late)) {
        close();
        throw new IOException("the master does not say '" + said + "':\n" + Files.readString(log));
      }
      TimeUnit.MILLISECONDS.sleep(100);
    }
  }

  private void run(String name, String... command) throws IOException {
    List<String> all =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                classPath()));
    all.addAll(List.of(command));
    ProcessBuilder builder =
        new ProcessBuilder(all)
            .redirectErrorStream(true)
            .redirectOutput(home.resolve(name + ".log").toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "SPARK_HOME",
                home.toString(),
                "SPARK_SCALA_VERSION",
                "2.13",
                "SPARK_LOCAL_IP",
                "127.0.0.1",
                "JAVA_HOME",
                System.getProperty("java.home")));
    processes.add(builder.start());
  }

  String master() {
    return "spark://127.0.0.1:" + port;
  }

  /** Whether a worker has been given something to do. */
  boolean isBusy(int worker) throws IOException {
    Path work = home.resolve("work" + worker);
    if (!Files.isDirectory(work)) {
      return false;
    }
    try (Stream<Path> given = Files.list(work)) {
      return given.findAny().isPresent();
    }
  }

  /** Ends a worker and what it runs, as a machine does that loses its power. */
  void kill(int worker) throws InterruptedException {
    Process process = processes.get(worker);
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() throws InterruptedException {
    for (Process process : processes.reversed()) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }
}
