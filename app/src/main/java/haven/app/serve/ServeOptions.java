package haven.app.serve;

import haven.app.Haven;
import haven.app.play.PackFolders;
import haven.server.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the server listens and keeps its games. */
public final class ServeOptions {
  private static final int USUAL_PORT = 8420;
  private static final String JDBC = "jdbc:";

  /** Held, so that its level is not forgotten with it. */
  private static final Logger ROOT = Logger.getLogger("");

  @Option(names = "--port", paramLabel = "N", description = "Where to listen (default: 8420).")
  private @Nullable Integer port;

  @Option(
      names = "--db",
      paramLabel = "URL",
      description =
          "Where games are kept: a file, or jdbc:postgresql://… (default: .haven/haven.db in your"
              + " home).")
  private @Nullable String database;

  /**
   * Starts; on the usual port, or on any that is free if that one is taken and none was asked for.
   */
  public Server start(String host, boolean accounts, PackFolders packs) throws IOException {
    ROOT.setLevel(Level.WARNING);
    Server.Options options =
        Server.Options.of(address()).withAccounts(accounts).withVersion(Haven.version());
    if (port != null) {
      return Server.start(options.at(host, port), packs.library());
    }
    return Server.isFree(host, USUAL_PORT)
        ? Server.start(options.at(host, USUAL_PORT), packs.library())
        : Server.start(options.at(host, 0), packs.library());
  }

  private String address() throws IOException {
    if (database != null && database.startsWith(JDBC)) {
      return database;
    }
    Path file =
        database != null
            ? Path.of(database)
            : Path.of(System.getProperty("user.home", "."), ".haven", "haven.db");
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    return JDBC + "sqlite:" + file.toAbsolutePath();
  }
}
