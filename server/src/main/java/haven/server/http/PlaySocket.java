package haven.server.http;

import haven.server.campaign.Campaigns;
import haven.server.store.Store;
import haven.server.table.Tables;
import io.javalin.config.JavalinConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The WebSockets on which tables and campaigns are played. */
public final class PlaySocket {
  private static final Logger LOG = Logger.getLogger(PlaySocket.class.getName());
  private static final int POLICY_VIOLATION = 1008;
  private static final Duration SILENCE = Duration.ofMinutes(2);

  private final Store store;
  private final Tables tables;
  private final Campaigns campaigns;
  private final Limits limits;
  private final Map<String, Connection> connections = new ConcurrentHashMap<>();

  public PlaySocket(Store store, Tables tables, Campaigns campaigns, Limits limits) {
    this.store = store;
    this.tables = tables;
    this.campaigns = campaigns;
    this.limits = limits;
  }

  public void install(JavalinConfig config) {
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(Limits.LONGEST_MESSAGE);
          factory.setMaxBinaryMessageSize(1);
          factory.setIdleTimeout(SILENCE);
        });
    config.routes.ws(
        "/api/play",
        ws -> handle(ws, context -> new TablePlay(context, store, tables, limits.ofConnection())));
    config.routes.ws(
        "/api/campaign",
        ws ->
            handle(
                ws,
                context ->
                    new CampaignPlay(context, store, campaigns, tables, limits.ofConnection())));
  }

  private void handle(WsConfig ws, Function<WsContext, Connection> made) {
    ws.onConnect(
        context -> {
          context.enableAutomaticPings(30, TimeUnit.SECONDS);
          connections.put(context.sessionId(), made.apply(context));
        });
    ws.onMessage(
        context -> {
          Connection connection = connections.get(context.sessionId());
          if (connection != null) {
            connection.receive(context.message());
          }
        });
    ws.onBinaryMessage(context -> context.closeSession(POLICY_VIOLATION, "text only"));
    ws.onClose(this::gone);
    ws.onError(
        context -> {
          LOG.log(Level.FINE, context.error(), () -> "a connection failed");
          gone(context);
        });
  }

  private void gone(WsContext context) {
    Connection connection = connections.remove(context.sessionId());
    if (connection != null) {
      connection.close();
    }
  }
}
