package haven.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;

/**
 * The connections to SQLite or PostgreSQL, with the schema brought up to date.
 *
 * @param writing of SQLite there is one, as it lets only one connection write at a time
 * @param reading may be the same pool
 */
record Database(HikariDataSource writing, HikariDataSource reading) implements AutoCloseable {
  /** The newest migration; a database that has it needs no Flyway, which is slow to start. */
  static final String VERSION = "5";

  private static final String SQLITE = "jdbc:sqlite:";
  private static final String POSTGRESQL = "jdbc:postgresql:";
  private static final int BUSY_MILLIS = 10_000;
  private static final int CONNECT_MILLIS = 30_000;

  static Database open(String url) {
    if (url.startsWith(SQLITE)) {
      makeFolder(url);
    } else if (!url.startsWith(POSTGRESQL)) {
      throw new StoreException("A database is " + SQLITE + "FILE or " + POSTGRESQL + "//HOST/NAME");
    }
    Properties properties = url.startsWith(SQLITE) ? sqlite() : new Properties();
    migrate(url, properties);
    if (url.startsWith(SQLITE)) {
      return new Database(pool(url, properties, "writing", 1), pool(url, properties, "reading", 2));
    }
    HikariDataSource both = pool(url, properties, "store", 6);
    return new Database(both, both);
  }

  Jdbi writer() {
    return Jdbi.create(writing);
  }

  Jdbi reader() {
    return Jdbi.create(reading);
  }

  @Override
  public void close() {
    reading.close();
    writing.close();
  }

  private static Properties sqlite() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    // In WAL mode NORMAL would not flush at each commit, and a power cut lose acknowledged choices.
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    config.enforceForeignKeys(true);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    return config.toProperties();
  }

  private static void makeFolder(String url) {
    try {
      Path file = Path.of(url.substring(SQLITE.length())).toAbsolutePath();
      if (file.getParent() != null) {
        Files.createDirectories(file.getParent());
      }
    } catch (IOException e) {
      throw new StoreException("The database's folder cannot be made: " + e.getMessage(), e);
    }
  }

  private static HikariDataSource pool(String url, Properties properties, String name, int size) {
    HikariConfig config = new HikariConfig();
    config.setPoolName(name);
    config.setJdbcUrl(url);
    config.setDataSourceProperties(properties);
    config.setMaximumPoolSize(size);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(CONNECT_MILLIS);
    if (url.startsWith(POSTGRESQL)) {
      config.setConnectionInitSql("SET synchronous_commit TO on");
    }
    return new HikariDataSource(config);
  }

  private static void migrate(String url, Properties properties) {
    String version;
    try (Connection connection = DriverManager.getConnection(url, properties)) {
      version = version(connection);
    } catch (SQLException e) {
      throw new StoreException("The database cannot be opened: " + e.getMessage(), e);
    }
    if (version.equals(VERSION)) {
      return;
    }
    if (!version.isEmpty() && Integer.parseInt(version) > Integer.parseInt(VERSION)) {
      throw new StoreException(
          "The database has version "
              + version
              + " and was made by a newer Havenwright; this one knows version "
              + VERSION);
    }
    try {
      Flyway.configure(Database.class.getClassLoader())
          .dataSource(url, null, null)
          .locations("classpath:haven/server/store/migration")
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new StoreException("The database cannot be brought up to date: " + e.getMessage(), e);
    }
  }

  /** The last migration that the database went through, or "" if there was none or it failed. */
  private static String version(Connection connection) throws SQLException {
    try (ResultSet tables =
        connection.getMetaData().getTables(null, null, "flyway_schema_history", null)) {
      if (!tables.next()) {
        return "";
      }
    }
    try (Statement statement = connection.createStatement();
        ResultSet last =
            statement.executeQuery(
                "SELECT version, success FROM flyway_schema_history"
                    + " ORDER BY installed_rank DESC LIMIT 1")) {
      return last.next() && last.getBoolean("success") ? last.getString("version") : "";
    }
  }
}
