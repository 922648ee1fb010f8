package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.server.http.Limits;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A real server, real WebSocket clients. */
class PlayTest {
  @TempDir Path folder;
  private Server server;
  private int port;

  @BeforeEach
  void start() {
    server = Server.start(options(), Library.of(List.of()));
    port = server.port();
  }

  private Server.Options options() {
    return Server.Options.of("jdbc:sqlite:" + folder.resolve("haven.db"))
        .withLimits(Limits.NONE)
        .withPace(Duration.ZERO);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static void start(PlayClient host) {
    host.say(Json.object().put("t", "start"));
    host.await(message -> message.get("t").asString().equals("welcome"));
  }

  private static void answer(PlayClient client, Random random, int times) {
    for (int i = 0; i < times; i++) {
      JsonNode prompt = client.prompt();
      if (prompt == null) {
        return;
      }
      ObjectNode answer =
          client.choose(client.seatFor(prompt), PlayClient.anyChoice(prompt, random));
      assertThat(answer.get("t").asString()).as(answer.toString()).isEqualTo("ok");
    }
  }

  @Test
  void onePersonPlaysBothSeatsToTheEnd() {
    String secret = PlayClient.guest(port, "Ada");
    String code = PlayClient.table(port, secret, "Brute", "Spellweaver");
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      start(ada);
      answer(ada, new Random(7), 5000);
      assertThat(ada.view().get("over").asBoolean()).isTrue();
      assertThat(ada.view().get("result").get("heroes")).hasSize(2);
    }
  }

  @Test
  void whatPatchesAddUpToIsWhatASyncShows() {
    String secret = PlayClient.guest(port, "Ada");
    String code = PlayClient.table(port, secret, "Brute", "Spellweaver");
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      start(ada);
      Random random = new Random(3);
      for (int i = 0; i < 30; i++) {
        answer(ada, random, 5);
        ObjectNode patched = ada.view();
        ada.say(Json.object().put("t", "sync"));
        ada.await(message -> message.get("t").asString().equals("view"));
        assertThat(ada.view()).isEqualTo(patched);
      }
    }
  }
}
