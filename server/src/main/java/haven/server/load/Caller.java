package haven.server.load;

import haven.server.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Speaks to a server as the page does: makes people and tables. */
public final class Caller {
  private static final List<String> CLASSES =
      List.of("Brute", "Spellweaver", "Scoundrel", "Cragheart");

  private final HttpClient http =
      HttpClient.newBuilder().executor(Executors.newVirtualThreadPerTaskExecutor()).build();
  private final String authority;

  /** Somebody at a table. */
  public record Guest(long person, String secret) {}

  /** A table, and who sits on its seats in order. */
  public record Party(String code, List<Guest> guests) {}

  public Caller(int port) {
    authority = "127.0.0.1:" + port;
  }

  public HttpClient http() {
    return http;
  }

  public URI play() {
    return URI.create("ws://" + authority + "/api/play");
  }

  public HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://" + authority + path))
        .header("Content-Type", "application/json");
  }

  public HttpResponse<String> send(HttpRequest request) {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private ObjectNode post(String path, String secret, ObjectNode body) {
    HttpRequest.Builder request =
        request(path).POST(HttpRequest.BodyPublishers.ofString(Json.write(body)));
    if (!secret.isEmpty()) {
      request.header("Authorization", "Bearer " + secret);
    }
    HttpResponse<String> response = send(request.build());
    if (response.statusCode() != 200) {
      throw new IllegalStateException(response.statusCode() + " " + response.body());
    }
    return Json.read(response.body());
  }

  public Guest guest(String name) {
    ObjectNode made = post("/api/people", "", Json.object().put("name", name));
    return new Guest(made.get("person").asLong(), made.get("secret").asString());
  }

  public String table(Guest host, String scenario, int seats) {
    return post("/api/tables", host.secret(), plan(scenario, seats)).get("code").asString();
  }

  public static ObjectNode plan(String scenario, int seats) {
    ObjectNode plan = Json.object().put("pack", "gh").put("scenario", scenario);
    ArrayNode heroes = plan.putArray("heroes");
    for (int i = 0; i < seats; i++) {
      heroes.addObject().put("class", CLASSES.get(i));
    }
    return plan;
  }

  /** A started game with a guest on each seat. */
  public Party party(String scenario, int seats) {
    List<Guest> guests = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      guests.add(guest("Guest " + i));
    }
    return party(scenario, guests);
  }

  /** A started game; the first of the guests is its host. */
  public Party party(String scenario, List<Guest> guests) {
    Guest host = guests.getFirst();
    String code = table(host, scenario, guests.size());
    try (Talk talk = Talk.open(http, play())) {
      talk.say(Talk.hello(host.secret(), code));
      talk.hear("welcome");
      for (int i = 1; i < guests.size(); i++) {
        talk.say(Json.object().put("t", "give").put("seat", i).put("to", guests.get(i).person()));
      }
      talk.say(Json.object().put("t", "start"));
      talk.hear("welcome");
    }
    return new Party(code, List.copyOf(guests));
  }
}
