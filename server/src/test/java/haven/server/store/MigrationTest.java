package haven.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MigrationTest {
  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void anEmptyDatabaseIsMigratedOnce(TestDatabase database) throws SQLException {
    String url = database.fresh();
    SignedIn anna;
    try (Store store = Store.open(url)) {
      anna = store.guest("Anna");
    }
    String history = history(url);
    assertThat(history).startsWith("1 ");
    try (Store store = Store.open(url)) {
      assertThat(store.person(anna.secret())).contains(anna.person());
    }
    assertThat(history(url)).isEqualTo(history);
    assertThat(
            Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:haven/server/store/migration")
                .load()
                .validateWithResult()
                .validationSuccessful)
        .isTrue();
  }

  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void aNewerDatabaseIsRefused(TestDatabase database) throws SQLException {
    String url = database.fresh();
    Store.open(url).close();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "INSERT INTO flyway_schema_history (installed_rank, version, description, type, script,"
              + " installed_by, installed_on, execution_time, success)"
              + " SELECT 99, '99', 'later', type, script, installed_by, installed_on, 1, success"
              + " FROM flyway_schema_history WHERE version = '1'");
    }
    assertThatThrownBy(() -> Store.open(url))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("newer Havenwright");
  }

  @Test
  void otherDatabasesAreRefused() {
    assertThatThrownBy(() -> Store.open("jdbc:h2:mem:"))
        .isInstanceOf(StoreException.class)
        .hasMessage("A database is jdbc:sqlite:FILE or jdbc:postgresql://HOST/NAME");
  }

  @Test
  void sqliteFlushesEachCommit() throws SQLException {
    String url = TestDatabase.SQLITE.fresh();
    try (Database database = Database.open(url);
        Connection connection = database.writing().getConnection()) {
      assertThat(pragma(connection, "journal_mode")).isEqualTo("wal");
      assertThat(pragma(connection, "synchronous")).isEqualTo("2");
      assertThat(pragma(connection, "foreign_keys")).isEqualTo("1");
      assertThat(pragma(connection, "busy_timeout")).isEqualTo("10000");
    }
  }

  @Test
  void theNewestMigrationIsTheOneThatTheStoreExpects() throws IOException, URISyntaxException {
    Path folder = Path.of(Database.class.getResource("migration").toURI());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(
              files
                  .map(file -> file.getFileName().toString().replaceAll("V(\\d+)__.*", "$1"))
                  .max(Comparator.comparingInt(Integer::parseInt)))
          .contains(Database.VERSION);
    }
  }

  private static String pragma(Connection connection, String name) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("PRAGMA " + name)) {
      return rows.getString(1);
    }
  }

  private static String history(String url) throws SQLException {
    StringBuilder history = new StringBuilder();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT version, installed_on FROM flyway_schema_history"
                    + " ORDER BY installed_rank")) {
      while (rows.next()) {
        history.append(rows.getString(1)).append(' ').append(rows.getString(2)).append('\n');
      }
    }
    return history.toString();
  }
}
