package haven.server;

import haven.play.engine.Choice;
import haven.server.wire.Json;
import haven.server.wire.MergePatch;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A player at the other end of a real WebSocket: keeps the view as a page would. */
public final class PlayClient implements AutoCloseable {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final int PATIENCE_SECONDS = 20;

  private final BlockingQueue<ObjectNode> inbox = new LinkedBlockingQueue<>();
  private final List<String> frames = new ArrayList<>();
  private final WebSocket socket;
  private ObjectNode view = Json.object();
  private ObjectNode table = Json.object();
  private int number;

  private PlayClient(int port, String path) {
    socket =
        HTTP.newWebSocketBuilder()
            .buildAsync(URI.create("ws://127.0.0.1:" + port + path), new Listener())
            .join();
  }

  /** Somebody new, by the secret that proves it. */
  public static String guest(int port, String name) {
    return post(port, "/api/people", "", Json.object().put("name", name)).get("secret").asString();
  }

  /** A table of scenario 1 with these classes; its code. */
  public static String table(int port, String secret, String... classes) {
    ObjectNode plan = Json.object().put("pack", "gh").put("scenario", "1");
    var heroes = plan.putArray("heroes");
    for (String one : classes) {
      heroes.addObject().put("class", one);
    }
    return post(port, "/api/tables", secret, plan).get("code").asString();
  }

  public static JsonNode post(int port, String path, String secret, JsonNode body) {
    HttpResponse<String> response = send(port, path, secret, body);
    if (response.statusCode() != 200) {
      throw new IllegalStateException(path + ": " + response.statusCode() + response.body());
    }
    return Json.MAPPER.readTree(response.body());
  }

  public static JsonNode get(int port, String path) {
    try {
      URI address = URI.create("http://127.0.0.1:" + port + path);
      return Json.MAPPER.readTree(
          HTTP.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
              .body());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  public static HttpResponse<String> send(int port, String path, String secret, JsonNode body) {
    try {
      return HTTP.send(
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
              .header("Content-Type", "application/json")
              .header("Authorization", "Bearer " + secret)
              .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
              .build(),
          HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Connected, and shown the table. */
  public static PlayClient at(int port, String code, String secret) {
    PlayClient client = new PlayClient(port, "/api/play");
    client.say(
        Json.object().put("t", "hello").put("v", 1).put("secret", secret).put("table", code));
    ObjectNode welcome = client.await(message -> message.get("t").asString().equals("welcome"));
    if (!welcome.at("/me/everything").asBoolean()) {
      // asked everything, one choice is one row of the record
      client.say(Json.object().put("t", "manners").put("everything", true));
      client.await(message -> message.get("t").asString().equals("manners"));
    }
    return client;
  }

  /** Connected, and shown the campaign. */
  public static PlayClient in(int port, String campaign, String secret) {
    PlayClient client = new PlayClient(port, "/api/campaign");
    client.say(
        Json.object()
            .put("t", "hello")
            .put("v", 1)
            .put("secret", secret)
            .put("campaign", campaign));
    client.await(message -> message.get("t").asString().equals("welcome"));
    return client;
  }

  public void say(ObjectNode message) {
    sayRaw(message.toString());
  }

  public void sayRaw(String text) {
    socket.sendText(text, true).join();
  }

  /** The next message that is so; those before it are taken in as well. */
  public ObjectNode await(Predicate<ObjectNode> wanted) {
    while (true) {
      ObjectNode message = next();
      if (wanted.test(message)) {
        return message;
      }
    }
  }

  private ObjectNode next() {
    try {
      ObjectNode message = inbox.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new IllegalStateException("the server is silent");
      }
      take(message);
      return message;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Takes in what has come meanwhile. */
  public void drain() {
    for (ObjectNode message = inbox.poll(); message != null; message = inbox.poll()) {
      take(message);
    }
  }

  private void take(ObjectNode message) {
    switch (message.get("t").asString()) {
      case "welcome", "view" -> {
        if (message.has("view")) {
          view = (ObjectNode) message.get("view");
          number = message.get("n").asInt();
        }
        if (message.has("table")) {
          table = (ObjectNode) message.get("table");
        }
        if (message.has("campaign")) {
          table = (ObjectNode) message.get("campaign");
        }
      }
      case "table" -> table = (ObjectNode) message.get("table");
      case "campaign" -> table = (ObjectNode) message.get("campaign");
      case "step" -> {
        if (message.get("from").asInt() == number) {
          view = MergePatch.apply(view, (ObjectNode) message.get("patch"));
          number = message.get("n").asInt();
        } else if (message.get("n").asInt() > number) {
          say(Json.object().put("t", "sync"));
        }
      }
      default -> {}
    }
  }

  /** Makes a choice, and waits for the answer. */
  public ObjectNode choose(int seat, String choice) {
    return command(UUID.randomUUID().toString(), seat, number, choice);
  }

  public ObjectNode command(String id, int seat, int seen, String choice) {
    say(
        Json.object()
            .put("t", "do")
            .put("id", id)
            .put("seat", seat)
            .put("seen", seen)
            .put("choice", choice));
    return await(message -> message.path("id").asString("").equals(id));
  }

  /** Makes a choice in a campaign, and waits for the answer. */
  public ObjectNode choose(int person, JsonNode choice) {
    String id = UUID.randomUUID().toString();
    ObjectNode message =
        Json.object().put("t", "do").put("id", id).put("person", person).put("seen", number);
    message.set("choice", choice);
    say(message);
    return await(answer -> answer.path("id").asString("").equals(id));
  }

  /** Asks something, and waits for the answer. */
  public ObjectNode ask(ObjectNode question) {
    String id = UUID.randomUUID().toString();
    say(question.put("q", id));
    return await(message -> message.path("q").asString("").equals(id));
  }

  /** Any legal answer to a prompt. */
  public static String anyChoice(JsonNode prompt, RandomGenerator random) {
    List<String> choices = new ArrayList<>();
    prompt.get("options").forEach(option -> choices.add(option.get("token").asString()));
    if (prompt.has("hand")) {
      for (JsonNode one : prompt.get("hand")) {
        for (JsonNode other : prompt.get("hand")) {
          if (one.asInt() != other.asInt()) {
            choices.add(new Choice.Cards(one.asInt(), other.asInt()).text());
          }
        }
      }
    }
    return choices.get(random.nextInt(choices.size()));
  }

  /** The prompt that this client's seats have to answer, if there is one. */
  public @Nullable JsonNode prompt() {
    JsonNode prompts = view.path("prompts");
    return prompts.isEmpty() ? null : prompts.get(0);
  }

  /** The seat with which to answer a prompt. */
  public int seatFor(JsonNode prompt) {
    return prompt.get("group").asBoolean()
        ? view.get("seats").get(0).asInt()
        : prompt.get("seat").asInt();
  }

  public ObjectNode view() {
    return view;
  }

  public ObjectNode table() {
    return table;
  }

  public int number() {
    return number;
  }

  /** Everything that has come in, as it came. */
  public List<String> frames() {
    synchronized (frames) {
      return List.copyOf(frames);
    }
  }

  @Override
  public void close() {
    socket.abort();
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        synchronized (frames) {
          frames.add(text.toString());
        }
        inbox.add((ObjectNode) Json.MAPPER.readTree(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }
}
