package haven.server;

import haven.content.pack.Library;
import haven.server.campaign.Campaigns;
import haven.server.http.Api;
import haven.server.http.CampaignDesk;
import haven.server.http.Doorkeeper;
import haven.server.http.LabDesk;
import haven.server.http.Limits;
import haven.server.http.PlaySocket;
import haven.server.http.PuzzleDesk;
import haven.server.http.Reference;
import haven.server.lab.Bounds;
import haven.server.lab.Laboratory;
import haven.server.room.SteadyClock;
import haven.server.store.Store;
import haven.server.table.Tables;
import haven.server.think.Brains;
import haven.server.think.Thinking;
import io.javalin.Javalin;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The server: it runs from when it is started until it is closed. */
public final class Server implements AutoCloseable {
  private final Store store;
  private final Javalin web;
  private final Thinking thinking;
  private final Laboratory laboratory;
  private final ScheduledExecutorService tidying =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());
  private final ExecutorService resuming = Executors.newVirtualThreadPerTaskExecutor();
  private volatile boolean closing;

  /**
   * How a server is wanted.
   *
   * @param host what to bind to; loopback unless others are to reach it
   * @param port 0 for any that is free
   * @param database a JDBC address of SQLite or PostgreSQL
   * @param accounts whether people need an account with a password
   * @param pace how long an automatic player takes for a choice
   * @param clock by which people are away and codes run out
   * @param brains who may play the automatic seats
   * @param bounds of the laboratory
   */
  public record Options(
      String host,
      int port,
      String database,
      boolean accounts,
      Duration pace,
      Limits limits,
      String version,
      SteadyClock clock,
      Brains brains,
      Bounds bounds) {
    public static final String LOOPBACK = "127.0.0.1";

    public static Options of(String database) {
      return new Options(
          LOOPBACK,
          0,
          database,
          false,
          Duration.ofMillis(400),
          Limits.USUAL,
          "",
          SteadyClock.ofThisMachine(),
          Brains.ALL,
          Bounds.USUAL);
    }

    public Options at(String otherHost, int otherPort) {
      return new Options(
          otherHost, otherPort, database, accounts, pace, limits, version, clock, brains, bounds);
    }

    public Options withAccounts(boolean wanted) {
      return new Options(
          host, port, database, wanted, pace, limits, version, clock, brains, bounds);
    }

    public Options withPace(Duration other) {
      return new Options(
          host, port, database, accounts, other, limits, version, clock, brains, bounds);
    }

    public Options withLimits(Limits others) {
      return new Options(
          host, port, database, accounts, pace, others, version, clock, brains, bounds);
    }

    public Options withClock(SteadyClock other) {
      return new Options(
          host, port, database, accounts, pace, limits, version, other, brains, bounds);
    }

    public Options withBrains(Brains others) {
      return new Options(
          host, port, database, accounts, pace, limits, version, clock, others, bounds);
    }

    public Options withBounds(Bounds others) {
      return new Options(
          host, port, database, accounts, pace, limits, version, clock, brains, others);
    }

    public Options withVersion(String other) {
      return new Options(
          host, port, database, accounts, pace, limits, other, clock, brains, bounds);
    }
  }

  private Server(Store store, Javalin web, Thinking thinking, Laboratory laboratory) {
    this.store = store;
    this.web = web;
    this.thinking = thinking;
    this.laboratory = laboratory;
  }

  public static Server start(Options options, Library library) {
    Store store = Store.open(options.database);
    Thinking thinking = new Thinking(options.brains);
    Campaigns campaigns = new Campaigns(store, library, options.clock);
    Tables tables = new Tables(store, library, thinking, options.clock, campaigns, options.pace);
    Laboratory laboratory = new Laboratory(library, options.brains, options.bounds, options.clock);
    Javalin web =
        Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              config.concurrency.useVirtualThreads = true;
              config.jetty.host = options.host;
              config.jetty.port = options.port;
              new Doorkeeper(options.host).install(config);
              new Api(
                      store,
                      library,
                      tables,
                      campaigns,
                      options.host,
                      options.accounts,
                      options.version,
                      options.limits,
                      options.clock)
                  .install(config);
              new Reference().install(config);
              new LabDesk(store, laboratory, tables).install(config);
              new PuzzleDesk(library).install(config);
              new CampaignDesk(store, campaigns).install(config);
              new PlaySocket(store, tables, campaigns, options.limits).install(config);
            });
    Server server = new Server(store, web, thinking, laboratory);
    web.start();
    server.resuming.execute(
        () -> {
          library.ids().forEach(library::read);
          tables.resume(() -> !server.closing);
        });
    server.tidying.scheduleWithFixedDelay(tables::tidy, 10, 10, TimeUnit.MINUTES);
    server.tidying.scheduleWithFixedDelay(campaigns::tidy, 10, 10, TimeUnit.MINUTES);
    server.tidying.scheduleWithFixedDelay(tables::look, 1, 1, TimeUnit.SECONDS);
    server.tidying.scheduleWithFixedDelay(campaigns::look, 1, 1, TimeUnit.SECONDS);
    server.tidying.scheduleWithFixedDelay(laboratory::look, 1, 1, TimeUnit.SECONDS);
    return server;
  }

  /** Whether nobody listens there yet. */
  public static boolean isFree(String host, int port) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(host, port));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  public int port() {
    return web.port();
  }

  @Override
  public void close() {
    closing = true;
    tidying.shutdownNow();
    thinking.close();
    laboratory.close();
    web.stop();
    resuming.close(); // it reads from the store
    store.close();
  }
}
