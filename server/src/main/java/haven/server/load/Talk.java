package haven.server.load;

import haven.server.wire.BadMessage;
import haven.server.wire.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.node.ObjectNode;

/** A connection to a table on which one waits for the answer to what one has said. */
public final class Talk implements AutoCloseable {
  /** What is heard when the connection has ended. */
  public static final String END = "end";

  private static final int PATIENCE_SECONDS = 120;

  private final BlockingQueue<ObjectNode> heard = new LinkedBlockingQueue<>();
  private final Line line;

  private Talk(HttpClient http, URI address) {
    line =
        Line.open(
                http,
                address,
                text -> heard.add(read(text)),
                why -> heard.add(Json.object().put("t", END).put("why", why)))
            .join();
  }

  private static ObjectNode read(String text) {
    try {
      return Json.read(text);
    } catch (BadMessage e) {
      return Json.object().put("t", "nonsense").put("text", text);
    }
  }

  public static Talk open(HttpClient http, URI address) {
    return new Talk(http, address);
  }

  /** The words with which everything begins. */
  public static ObjectNode hello(String secret, String table) {
    return Json.object().put("t", "hello").put("v", 1).put("secret", secret).put("table", table);
  }

  public void say(ObjectNode message) {
    line.send(Json.write(message));
  }

  public Line line() {
    return line;
  }

  /** The next message of that kind; what comes before it is not looked at. */
  public ObjectNode hear(String kind) {
    while (true) {
      ObjectNode next = next();
      String is = next.path("t").asString();
      if (is.equals(kind)) {
        return next;
      }
      if (is.equals(END) || is.equals("no") || is.equals("bye")) {
        throw new IllegalStateException("no " + kind + ", but " + next);
      }
    }
  }

  public ObjectNode next() {
    try {
      ObjectNode next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new IllegalStateException("the server says nothing");
      }
      return next;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    line.drop();
  }
}
