package haven.server.store;

import static org.junit.jupiter.api.Assumptions.abort;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A fresh, empty database of either kind. */
public enum TestDatabase {
  SQLITE {
    @Override
    public String fresh() {
      try {
        // Below target, so that mvn clean takes it away.
        Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "db");
        return "jdbc:sqlite:" + folder.resolve("haven.db").toAbsolutePath();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  },
  POSTGRESQL {
    @Override
    public String fresh() {
      EmbeddedPostgres server = Postgres.server();
      String name = "haven" + COUNT.incrementAndGet();
      try (Connection connection = server.getPostgresDatabase().getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("CREATE DATABASE " + name);
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
      return server.getJdbcUrl("postgres", name) + "&password=postgres";
    }
  };

  private static final AtomicInteger COUNT = new AtomicInteger();

  /** The address of a new database; aborts the test where PostgreSQL cannot run. */
  public abstract String fresh();

  /** One PostgreSQL for all tests of the process; it takes seconds to start. */
  private static final class Postgres {
    private static final Map<String, EmbeddedPostgres> RUNNING = new ConcurrentHashMap<>();

    static EmbeddedPostgres server() {
      return RUNNING.computeIfAbsent(
          "server",
          key -> {
            try {
              return EmbeddedPostgres.builder().start();
            } catch (IOException | IllegalStateException | ExceptionInInitializerError e) {
              return abort("PostgreSQL's binaries for tests are for Linux on amd64: " + e);
            }
          });
    }
  }
}
