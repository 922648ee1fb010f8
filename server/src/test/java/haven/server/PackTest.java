package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.server.http.Limits;
import haven.server.store.TestDatabase;
import haven.server.wire.Json;
import haven.testkit.YardPack;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Packs that a user writes while a server runs. */
final class PackTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @TempDir private Path folder;
  private final String database = TestDatabase.SQLITE.fresh();
  private @Nullable Server server;

  private int start() {
    stop();
    Server started =
        Server.start(
            Server.Options.of(database).withLimits(Limits.NONE).withPace(Duration.ZERO),
            Library.of(List.of(folder)));
    server = started;
    return started.port();
  }

  @AfterEach
  void stop() {
    Server running = server;
    if (running != null) {
      running.close();
      server = null;
    }
  }

  private static JsonNode get(int port, String path) {
    try {
      HttpResponse<String> response =
          HTTP.send(
              HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
      return Json.MAPPER.readTree(response.body());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable JsonNode pack(int port, String id) {
    for (JsonNode pack : get(port, "/api/packs")) {
      if (pack.get("id").asString().equals(id)) {
        return pack;
      }
    }
    return null;
  }

  /** As the page would ask for it: by the ids of classes and scenario. */
  private static ObjectNode plan(YardPack pack, int heroes) {
    ObjectNode plan = Json.object().put("pack", pack.id()).put("scenario", "Yard");
    var party = plan.putArray("heroes");
    party.addObject().put("class", "ice-mason");
    if (heroes > 1) {
      party.addObject().put("class", "cook");
    }
    return plan;
  }

  private static PlayClient play(int port, String secret, ObjectNode plan) {
    String code = PlayClient.post(port, "/api/tables", secret, plan).get("code").asString();
    PlayClient client = PlayClient.at(port, code, secret);
    client.say(Json.object().put("t", "start"));
    client.await(message -> message.get("t").asString().equals("welcome"));
    return client;
  }

  private static List<String> names(JsonNode view) {
    return view.get("heroes").valueStream().map(hero -> hero.get("name").asString()).toList();
  }

  @ParameterizedTest
  @CsvSource({"GH,2,4,0,5", "JL,2,4,0,4", "FH,2,0,8,5", "BB,1,0,0,0"})
  void aPackOfAnyGameIsPlayedByItsOwnWords(
      String ruleset, int heroes, int steps, int levels, int variants) {
    YardPack pack = YardPack.write(folder, ruleset);
    int port = start();
    JsonNode shown = Objects.requireNonNull(pack(port, pack.id()));
    assertThat(shown.get("difficulties")).hasSize(steps);
    assertThat(shown.get("levels")).hasSize(levels);
    assertThat(shown.get("variants")).hasSize(variants);
    assertThat(shown.get("fewest").asInt()).isEqualTo(heroes);
    assertThat(shown.get("scenarios").get(0).has("number")).isFalse();
    String secret = PlayClient.guest(port, "Ada");
    try (PlayClient ada = play(port, secret, plan(pack, heroes))) {
      assertThat(ada.view().get("level").asInt()).isEqualTo(1);
      assertThat(names(ada.view())).hasSize(heroes).first().isEqualTo(YardPack.MASON);
    }
    if (levels > 0) {
      try (PlayClient ada = play(port, secret, plan(pack, heroes).put("level", 5))) {
        assertThat(ada.view().get("level").asInt()).isEqualTo(5);
        assertThat(ada.table().get("level").asInt()).isEqualTo(5);
      }
    }
  }

  @Test
  void heroesKeepTheirNamesWhenTheServerComesBack() {
    YardPack pack = YardPack.write(folder, "GH");
    int port = start();
    String secret = PlayClient.guest(port, "Ada");
    ObjectNode plan = plan(pack, 2);
    ((ObjectNode) plan.get("heroes").get(1)).put("name", "Bo");
    String code;
    try (PlayClient ada = play(port, secret, plan)) {
      code = ada.table().get("code").asString();
      assertThat(names(ada.view())).containsExactly(YardPack.MASON, "Bo");
    }
    port = start();
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      assertThat(names(ada.view())).containsExactly(YardPack.MASON, "Bo");
      assertThat(ada.table().has("changed")).isFalse();
    }
  }

  @Test
  void aMendedPackIsThereAgainAndABrokenOneIsNamedOnce() {
    YardPack pack = YardPack.write(folder, "GH");
    pack.change("yard.yaml", "monster: Rat, at", "monster: Rta, at");
    List<String> logged = new CopyOnWriteArrayList<>();
    Handler handler = new Listener(logged);
    Logger logger = Logger.getLogger("haven.server.pack.PackShelf");
    logger.addHandler(handler);
    try {
      int port = start();
      for (int i = 0; i < 3; i++) {
        assertThat(pack(port, pack.id())).isNull();
      }
      assertThat(logged).hasSize(1).first().asString().contains("yard-gh", "'Rta'");
      JsonNode broken = get(port, "/api/broken-packs").get(0);
      assertThat(broken.get("name").asString()).isEqualTo("The Yard of GH");
      assertThat(broken.get("message").asString()).isEqualTo("there is no monster 'Rta'");
      assertThat(broken.get("file").asString()).isEqualTo("yard-gh/yard.yaml");
      assertThat(broken.get("line").asInt()).isPositive();
      pack.change("yard.yaml", "monster: Rta, at", "monster: Rat, at");
      Instant end = Instant.now().plusSeconds(10);
      while (pack(port, pack.id()) == null && Instant.now().isBefore(end)) {
        Thread.onSpinWait();
      }
      assertThat(pack(port, pack.id())).isNotNull();
      assertThat(get(port, "/api/broken-packs")).isEmpty();
      assertThat(logged).hasSize(1);
    } finally {
      logger.removeHandler(handler);
    }
  }

  /** A table goes on with the pack it was begun with, whatever becomes of the files meanwhile. */
  @Test
  void aGameGoesOnWithItsOwnMonstersWhileTheirPackChanges() throws InterruptedException {
    YardPack pack = YardPack.write(folder, "FH");
    int port = start();
    String secret = PlayClient.guest(port, "Ada");
    String code;
    JsonNode before;
    try (PlayClient ada = play(port, secret, plan(pack, 2))) {
      code = ada.table().get("code").asString();
      pack.change("yard.yaml", "attack: 1", "attack: 7");
      Thread.sleep(600); // by then the library looks again
      assertThat(pack(port, pack.id())).isNotNull();
      JsonNode prompt = Objects.requireNonNull(ada.prompt());
      assertThat(
              ada.choose(ada.seatFor(prompt), PlayClient.anyChoice(prompt, new Random(1)))
                  .get("t")
                  .asString())
          .isEqualTo("ok");
      ada.say(Json.object().put("t", "sync"));
      ada.await(message -> message.get("t").asString().equals("view"));
      before = ada.view();
    }
    port = start();
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      assertThat(ada.table().has("changed")).isFalse();
      assertThat(ada.view()).isEqualTo(before);
    }
    pack.change("yard.yaml", "monster: Rat, at", "monster: Rta, at");
    port = start();
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      assertThat(ada.table().has("changed")).as("even a broken pack keeps nobody out").isFalse();
      assertThat(ada.view()).isEqualTo(before);
    }
  }

  private static final class Listener extends Handler {
    private final List<String> logged;

    Listener(List<String> logged) {
      this.logged = logged;
    }

    @Override
    public void publish(LogRecord record) {
      logged.add(record.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
