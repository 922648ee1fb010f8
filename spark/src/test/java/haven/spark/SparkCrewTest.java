package haven.spark;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Haven;
import haven.app.lab.SimulateCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Wherever the games are played, the numbers are the same to the last bit. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class SparkCrewTest {
  private static final String[] GAMES = {
    "cellar-gh", "--parties=2,3", "--bots=random", "--games=400", "--json"
  };

  @TempDir private Path folder;

  private static String run(SimulateCommand command, String... more) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] all = new String[GAMES.length + more.length];
    System.arraycopy(GAMES, 0, all, 0, GAMES.length);
    System.arraycopy(more, 0, all, GAMES.length, more.length);
    int status =
        Haven.commandLine(command)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(all);
    assertThat(err.toString()).isEmpty();
    assertThat(status).isZero();
    return out.toString();
  }

  @Test
  void thisMachineIsEnough() {
    assertThat(run(new SparkCommand(), "--master=local[2]")).isEqualTo(run(new SimulateCommand()));
  }

  @Test
  void aWorkerThatDiesChangesNothing() throws Exception {
    String alone = run(new SimulateCommand());
    System.setProperty("spark.executor.extraClassPath", Cluster.classPath());
    System.setProperty("spark.driver.host", "127.0.0.1");
    System.setProperty("spark.executor.memory", "512m");
    Path state = folder.resolve("state");
    try (Cluster cluster = Cluster.start(folder, 2)) {
      FutureTask<String> together =
          new FutureTask<>(
              () -> run(new SparkCommand(), "--master=" + cluster.master(), "--state=" + state));
      Thread.ofPlatform().start(together);
      while (!(lines(state) >= 6 && cluster.isBusy(1)) && !together.isDone()) {
        TimeUnit.MILLISECONDS.sleep(20);
      }
      assertThat(together.isDone()).isFalse();
      cluster.kill(1);
      assertThat(lines(state)).as("in the middle").isLessThan(40);
      assertThat(together.get()).isEqualTo(alone);
    }
    assertThat(lines(state)).isEqualTo(40);
  }

  private static int lines(Path state) throws IOException {
    return Files.exists(state)
        ? (int) Files.readString(state).chars().filter(letter -> letter == '\n').count()
        : 0;
  }
}
