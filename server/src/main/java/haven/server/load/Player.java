package haven.server.load;

import haven.play.engine.Choice;
import haven.server.wire.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Plays as the page does: keeps its view by patches, looks anew where one is missing, sends a
 * command again until it is answered, and comes back when the connection is lost.
 */
public final class Player implements AutoCloseable {
  private final HttpClient http;
  private final ScheduledExecutorService clock;
  private final Supplier<URI> address;
  private final String secret;
  private final String code;
  private final Manner manner;
  private final Witness witness;
  private final RandomGenerator random;

  private @Nullable Line line;
  private @Nullable Command pending;
  private ObjectNode view = Json.object();
  private int number = -1;
  private int heard;
  private boolean thinking;
  private boolean resting;
  private boolean closed;

  /**
   * How somebody plays.
   *
   * @param leastThought milliseconds from a question to its answer, at least
   * @param mostThought the same, at most
   * @param undo how many of a hundred answers take something back instead
   * @param patience milliseconds until an unanswered command is sent again, and until somebody who
   *     has heard nothing looks anew; 0 for never
   */
  public record Manner(
      int leastThought, int mostThought, int undo, int patience, Weather weather) {}

  /** What becomes of texts on their way. */
  public interface Weather {
    Weather FAIR =
        new Weather() {
          @Override
          public List<String> out(String text) {
            return List.of(text);
          }

          @Override
          public List<String> in(String text) {
            return List.of(text);
          }
        };

    /** What the server gets instead: nothing, the text twice, another that was held up. */
    List<String> out(String text);

    /** The same on the way to the player. */
    List<String> in(String text);
  }

  /** A choice on its way. */
  public record Command(String id, int seat, int seen, String choice, long sent) {}

  /** Told what a player lives through. */
  public interface Witness {
    default void acknowledged(Player player, Command command, int n) {}

    default void refused(Player player, Command command, ObjectNode answer) {}

    /** A choice was told; {@code when} is the nanosecond at which it came. */
    default void stepped(Player player, int n, int bytes, long when) {}

    /** The player is shown everything, having seen {@code before} at {@code from}. */
    default void shown(Player player, int from, ObjectNode before, int n, ObjectNode now) {}
  }

  public Player(
      HttpClient http,
      ScheduledExecutorService clock,
      Supplier<URI> address,
      String secret,
      String code,
      Manner manner,
      Witness witness,
      RandomGenerator random) {
    this.http = http;
    this.clock = clock;
    this.address = address;
    this.secret = secret;
    this.code = code;
    this.manner = manner;
    this.witness = witness;
    this.random = random;
  }

  public void start() {
    connect();
    if (manner.patience > 0) {
      var _ =
          clock.scheduleWithFixedDelay(
              this::insist, manner.patience, manner.patience, TimeUnit.MILLISECONDS);
    }
  }

  public String code() {
    return code;
  }

  public synchronized int number() {
    return number;
  }

  public synchronized ObjectNode view() {
    return view.deepCopy();
  }

  public synchronized boolean isOver() {
    return view.path("over").asBoolean(false);
  }

  /** Answers nothing more, and only waits for what it has sent. */
  public synchronized void rest() {
    resting = true;
  }

  public synchronized boolean isWaiting() {
    return pending != null;
  }

  // The connection

  private void connect() {
    synchronized (this) {
      if (closed) {
        return;
      }
    }
    Line[] mine = new Line[1];
    var _ =
        Line.open(http, address.get(), text -> arrive(mine[0], text), why -> lost(mine[0]))
            .whenComplete(
                (opened, failure) -> {
                  if (opened == null) {
                    later(this::connect, 50);
                  } else {
                    greet(mine, opened);
                  }
                });
  }

  private synchronized void greet(Line[] mine, Line opened) {
    mine[0] = opened;
    line = opened;
    if (closed) {
      opened.drop();
      return;
    }
    // Not through the weather: a connection that was never greeted is no fault of a message.
    opened.send(Json.write(Talk.hello(secret, code)));
  }

  private synchronized void lost(@Nullable Line which) {
    if (which == line && !closed) {
      line = null;
      later(this::connect, 50);
    }
  }

  private void later(Runnable task, long millis) {
    if (!clock.isShutdown()) {
      var _ = clock.schedule(task, millis, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized void say(ObjectNode message) {
    Line open = line;
    if (open != null) {
      manner.weather.out(Json.write(message)).forEach(open::send);
    }
  }

  private void arrive(@Nullable Line which, String text) {
    long when = System.nanoTime();
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    for (String each : manner.weather.in(text)) {
      ObjectNode message = Json.read(each);
      synchronized (this) {
        if (!closed && which == line) {
          heard++;
          hear(message, bytes, when);
        }
      }
    }
  }

  /** Somebody who has heard nothing for a while asks again. */
  private synchronized void insist() {
    if (closed || line == null) {
      return;
    }
    Command waiting = pending;
    if (waiting != null) {
      send(waiting);
    } else if (heard == 0) {
      say(Json.object().put("t", "sync"));
    }
    heard = 0;
  }

  // What is heard

  private void hear(ObjectNode message, int bytes, long when) {
    switch (message.path("t").asString()) {
      case "welcome" -> {
        show(message);
        Command waiting = pending;
        if (waiting != null) {
          send(waiting);
        }
      }
      case "view" -> show(message);
      case "step" -> step(message, bytes, when);
      case "ok" -> {
        Command answered = answered(message);
        if (answered != null) {
          witness.acknowledged(this, answered, message.get("n").asInt());
        }
      }
      case "no" -> {
        Command answered = answered(message);
        if (answered != null) {
          witness.refused(this, answered, message);
          say(Json.object().put("t", "sync"));
        }
      }
      default -> {}
    }
    think();
  }

  private @Nullable Command answered(ObjectNode message) {
    Command waiting = pending;
    if (waiting == null || !waiting.id.equals(message.path("id").asString(""))) {
      return null;
    }
    pending = null;
    return waiting;
  }

  private void show(ObjectNode message) {
    if (!(message.get("view") instanceof ObjectNode now) || message.get("n").asInt() < number) {
      if (message.path("t").asString().equals("welcome") && message.has("n")) {
        witness.shown(this, number, view, message.get("n").asInt(), Json.object());
      }
      return;
    }
    int n = message.get("n").asInt();
    witness.shown(this, number, view, n, now);
    number = n;
    view = now;
  }

  private void step(ObjectNode message, int bytes, long when) {
    int n = message.get("n").asInt();
    if (n <= number) {
      return;
    }
    if (message.get("from").asInt() != number) {
      say(Json.object().put("t", "sync"));
      return;
    }
    patch(view, (ObjectNode) message.get("patch"));
    number = n;
    witness.stepped(this, n, bytes, when);
  }

  /** RFC 7396, in place. */
  private static void patch(ObjectNode target, ObjectNode patch) {
    for (Map.Entry<String, JsonNode> entry : patch.properties()) {
      if (entry.getValue().isNull()) {
        target.remove(entry.getKey());
      } else if (entry.getValue() instanceof ObjectNode inner) {
        ObjectNode old =
            target.get(entry.getKey()) instanceof ObjectNode object
                ? object
                : target.putObject(entry.getKey());
        patch(old, inner);
      } else {
        target.set(entry.getKey(), entry.getValue());
      }
    }
  }

  // What is decided

  private void think() {
    if (thinking || pending != null || prompts().isEmpty()) {
      return;
    }
    thinking = true;
    later(this::act, random.nextInt(manner.leastThought, manner.mostThought + 1));
  }

  private synchronized void act() {
    thinking = false;
    List<ObjectNode> prompts = prompts();
    if (closed || resting || pending != null || prompts.isEmpty()) {
      return;
    }
    ObjectNode prompt = prompts.get(random.nextInt(prompts.size()));
    String choice = random.nextInt(100) < manner.undo ? "undo" : choice(prompt);
    Command command =
        new Command(UUID.randomUUID().toString(), seat(prompt), number, choice, System.nanoTime());
    pending = command;
    send(command);
  }

  private void send(Command command) {
    say(
        Json.object()
            .put("t", "do")
            .put("id", command.id)
            .put("seat", command.seat)
            .put("seen", command.seen)
            .put("choice", command.choice));
  }

  /** What is asked of one of our seats. */
  private List<ObjectNode> prompts() {
    List<ObjectNode> own = new ArrayList<>();
    for (JsonNode prompt : view.path("prompts")) {
      if (isOurs(prompt.get("seat").asInt())) {
        own.add((ObjectNode) prompt);
      }
    }
    return own;
  }

  private boolean isOurs(int seat) {
    for (JsonNode own : view.path("seats")) {
      if (own.asInt() == seat) {
        return true;
      }
    }
    return false;
  }

  private static int seat(ObjectNode prompt) {
    return prompt.get("seat").asInt();
  }

  private String choice(ObjectNode prompt) {
    ArrayNode options = (ArrayNode) prompt.get("options");
    if (prompt.get("hand") instanceof ArrayNode hand && hand.size() > 1) {
      int first = random.nextInt(hand.size());
      int second = (first + random.nextInt(1, hand.size())) % hand.size();
      if (options.isEmpty() || random.nextInt(10) > 0) {
        return new Choice.Cards(hand.get(first).asInt(), hand.get(second).asInt()).text();
      }
    }
    return options.get(random.nextInt(options.size())).get("token").asString();
  }

  @Override
  public synchronized void close() {
    closed = true;
    Line open = line;
    if (open != null) {
      open.drop();
    }
  }
}
