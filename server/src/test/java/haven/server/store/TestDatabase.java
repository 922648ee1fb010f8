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
      return sqlite(folder());
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
  private static final String FILE = "haven.db";

  /**
   * The address of a database in that folder, for tests of something else: of the newest version,
   * which is made once and copied, as to migrate takes longer than most tests.
   */
  public static String in(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      if (Files.notExists(file)) {
        Files.copy(Newest.FOLDER.resolve(FILE), file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sqlite(folder);
  }

  private static String sqlite(Path folder) {
    return "jdbc:sqlite:" + folder.resolve(FILE).toAbsolutePath();
  }

  private static Path folder() {
    try {
      // Below target, so that mvn clean takes it away.
      return Files.createTempDirectory(Files.createDirectories(Path.of("target")), "db");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Newest {
    static final Path FOLDER = folder();

    static {
      Store.open(sqlite(FOLDER)).close();
    }
  }

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
