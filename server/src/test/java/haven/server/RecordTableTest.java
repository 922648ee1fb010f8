package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.bots.Strength;
import haven.bots.lab.Experiment;
import haven.content.pack.Library;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Stamp;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Sheet;
import haven.server.http.Limits;
import haven.server.store.TestDatabase;
import haven.server.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A game of the laboratory is looked at in the page. */
public final class RecordTableTest {
  private static final Library PACKS = Library.of(List.of());
  private final String database = TestDatabase.SQLITE.fresh();

  private Server start() {
    return Server.start(
        Server.Options.of(database).withLimits(Limits.NONE).withPace(Duration.ZERO), PACKS);
  }

  /** A game by bots. */
  public static GameRecord simulated() {
    Enrolment enrolment =
        Enrolment.of(
            PACKS.pack("gh"),
            "1",
            List.of(
                Sheet.of("Brute", 1).bringing(List.of("Iron Helmet")), Sheet.of("Spellweaver", 1)));
    Game game = new Experiment(enrolment.setup(), List.of(Strength.RANDOM)).play(17);
    return GameRecord.of(game, "gh/1", "")
        .with(
            Map.of("party", "Brute, Spellweaver", "level", "1", "items", "Brute: Iron Helmet"),
            Stamp.of(enrolment.print()));
  }

  private static HttpResponse<String> bring(Server server, String secret, String record) {
    return PlayClient.send(
        server.port(), "/api/records", secret, Json.object().put("record", record));
  }

  @Test
  void aSimulatedGameComesToATable() {
    GameRecord record = simulated();
    String code;
    String secret;
    try (Server server = start()) {
      secret = PlayClient.guest(server.port(), "Ada");
      HttpResponse<String> brought = bring(server, secret, record.toString());
      assertThat(brought.statusCode()).as(brought.body()).isEqualTo(200);
      code = Json.MAPPER.readTree(brought.body()).get("code").asString();
      isThere(server, secret, code);
    }
    try (Server server = start()) { // and it is there tomorrow
      isThere(server, secret, code);
    }
  }

  private static void isThere(Server server, String secret, String code) {
    JsonNode tables = me(server, secret).get("tables");
    assertThat(tables).hasSize(1);
    assertThat(tables.get(0).get("code").asString()).isEqualTo(code);
    assertThat(tables.get(0).get("over").asBoolean()).isTrue();
  }

  private static JsonNode me(Server server, String secret) {
    try {
      HttpRequest asked =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/api/me"))
              .header("Authorization", "Bearer " + secret)
              .build();
      return Json.MAPPER.readTree(
          HttpClient.newHttpClient().send(asked, HttpResponse.BodyHandlers.ofString()).body());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whatIsNoRecordIsRefused() {
    GameRecord record = simulated();
    String text = record.toString();
    try (Server server = start()) {
      String secret = PlayClient.guest(server.port(), "Ada");
      assertThat(bring(server, secret, "hello").statusCode()).isEqualTo(409);
      assertThat(bring(server, secret, text.replace("gh/1", "cellar-gh")).body())
          .contains("only games of packs");
      assertThat(bring(server, secret, text.replace("level: 1", "level: 2")).body())
          .contains("no longer goes as it went");
      assertThat(bring(server, secret, text.replace("level: 1", "level: 10")).body())
          .contains("no record of a game");
      assertThat(bring(server, secret, text.replace("seed: 17", "seed: 18")).body())
          .contains("no longer goes as it went");
      assertThat(bring(server, secret, text.replace("Iron Helmet", "Iron Pan")).statusCode())
          .isEqualTo(409);
      assertThat(bring(server, "", text).statusCode()).isEqualTo(401);
    }
  }
}
