package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.play.record.Stamp;
import haven.server.http.Limits;
import haven.server.store.ChoiceRow;
import haven.server.store.StampRow;
import haven.server.store.Store;
import haven.server.store.TestDatabase;
import haven.server.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game that is stored goes on over whatever the next release has changed. */
class UpgradeTest {
  private static final int PLAYED = 60;

  @TempDir Path packs;
  private @Nullable Server server;
  private String url = "";
  private int port;
  private String secret = "";
  private String code = "";

  /** A server whose packs lie in a folder, with a table at which somebody has played. */
  private ObjectNode begin(TestDatabase database) throws IOException {
    url = database.fresh();
    for (var file : Library.of(List.of()).files("gh").orElseThrow().texts().entrySet()) {
      Path path = packs.resolve("gh").resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    restart();
    secret = PlayClient.guest(port, "Ada");
    code = PlayClient.table(port, secret, "brute", "spellweaver", "tinkerer", "scoundrel");
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      ada.say(Json.object().put("t", "start"));
      ada.await(message -> message.get("t").asString().equals("welcome"));
      return answer(ada, PLAYED);
    }
  }

  private void restart() {
    stop();
    Server.Options options = Server.Options.of(url).withLimits(Limits.NONE).withPace(Duration.ZERO);
    Server started = Server.start(options, Library.of(List.of(packs)));
    server = started;
    port = started.port();
  }

  @AfterEach
  void stop() {
    Server running = server;
    if (running != null) {
      running.close();
      server = null;
    }
  }

  private static ObjectNode answer(PlayClient client, int times) {
    Random random = new Random(client.number());
    for (int i = 0; i < times; i++) {
      JsonNode prompt = Objects.requireNonNull(client.prompt(), "the game is over");
      ObjectNode said = client.choose(client.seatFor(prompt), PlayClient.anyChoice(prompt, random));
      assertThat(said.get("t").asString()).as(said.toString()).isEqualTo("ok");
    }
    client.say(Json.object().put("t", "sync"));
    client.await(message -> message.get("t").asString().equals("view"));
    return client.view();
  }

  private void change(String file, String from, String to) throws IOException {
    Path path = packs.resolve("gh").resolve(file);
    String text = Files.readString(path);
    assertThat(text).contains(from);
    Files.writeString(path, text.replace(from, to));
  }

  private void addScenario() throws IOException {
    Path scenarios = packs.resolve("gh/scenarios");
    Files.writeString(
        scenarios.resolve("99-added.yaml"),
        Files.readString(scenarios.resolve("01-black-barrow.yaml"))
            .replace("scenario: Black Barrow", "scenario: Added")
            .replace("number: 1", "number: 99"));
    for (String language : List.of("de", "it")) {
      Files.writeString(
          packs.resolve("gh/texts/" + language + ".yaml"),
          "\nAdded: A\nAdded (introduction): B\nAdded (conclusion): C\n",
          StandardOpenOption.APPEND);
    }
  }

  private void sql(String statement) throws SQLException {
    stop();
    try (Connection connection = DriverManager.getConnection(url);
        Statement change = connection.createStatement()) {
      assertThat(change.executeUpdate(statement)).isPositive();
    }
  }

  private void goesOnAsBefore(ObjectNode before) {
    restart();
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      assertThat(ada.table().has("changed")).isFalse();
      assertThat(ada.view()).isEqualTo(before);
      answer(ada, 5);
    }
  }

  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void textsVersionsAndOtherScenariosDoNotTouchIt(TestDatabase database) throws IOException {
    ObjectNode before = begin(database);
    change("texts/de.yaml", "Bandit Archer: ", "Bandit Archer: Böse ");
    change("pack.yaml", "version: ", "version: 9");
    addScenario();
    goesOnAsBefore(before);
  }

  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void changedFiguresAreForNewGamesOnly(TestDatabase database) throws IOException {
    ObjectNode before = begin(database);
    change("monsters/bandit-guard.yaml", "hit-points:  6", "hit-points:  9");
    change("monsters/bandit-guard.yaml", "attack: 2", "attack: 3");
    goesOnAsBefore(before);
    String other = PlayClient.table(port, secret, "Brute", "Spellweaver", "Tinkerer", "Scoundrel");
    try (PlayClient ada = PlayClient.at(port, other, secret)) {
      ada.say(Json.object().put("t", "start"));
      ada.await(message -> message.get("t").asString().equals("welcome"));
      assertThat(ada.view().get("figures"))
          .filteredOn(figure -> figure.path("group").asString("").equals("Bandit Guard"))
          .isNotEmpty()
          .allMatch(guard -> guard.get("max").asInt() == 9);
    }
  }

  /** What a release does that no longer allows a choice, and knows itself by another number. */
  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void aChoiceThatNoLongerHoldsIsNamedAndTheGameGoesOnFromThere(TestDatabase database)
      throws IOException, SQLException {
    begin(database);
    sql("UPDATE choice SET choice = 'number 777' WHERE n = 40 AND code = '" + code + "'");
    sql("UPDATE stamp SET behaviour = " + (Stamp.BEHAVIOUR - 1) + " WHERE code = '" + code + "'");
    restart();
    ObjectNode on;
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      JsonNode changed = ada.table().get("changed");
      assertThat(changed.get("n").asInt()).isEqualTo(40);
      assertThat(changed.get("dropped").asInt()).isEqualTo(PLAYED - 39);
      assertThat(changed.has("choice")).as("it may be somebody's secret").isFalse();
      assertThat(ada.number()).isEqualTo(39);
      JsonNode prompt = ada.view().get("prompts").get(0);
      String choice = PlayClient.anyChoice(prompt, new Random(1));
      assertThat(ada.choose(ada.seatFor(prompt), choice).get("why").asString())
          .contains("go on from here first");

      ada.say(Json.object().put("t", "go-on"));
      ada.await(
          message ->
              message.get("t").asString().equals("table") && !message.get("table").has("changed"));
      assertThat(ada.number()).as("new numbers begin behind the old ones").isEqualTo(PLAYED);
      on = answer(ada, 15);
    }
    goesOnAsBefore(on);
    stop();
    try (Store store = Store.open(url)) {
      List<ChoiceRow> all = store.choices(code);
      List<StampRow> stamps = store.stamps(code);
      assertThat(all).as("nothing is deleted").hasSize(PLAYED + 20);
      assertThat(StampRow.counted(all, stamps)).hasSize(39 + 20);
      assertThat(stamps).extracting(StampRow::behaviour).endsWith(Stamp.BEHAVIOUR);
    }
  }

  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void aGameThatComesOutOtherwiseGoesOnAsItComesOut(TestDatabase database)
      throws IOException, SQLException {
    ObjectNode before = begin(database);
    sql("UPDATE snapshot SET hash = hash - 1 WHERE code = '" + code + "'");
    restart();
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      assertThat(ada.table().get("changed").get("n").asInt()).isEqualTo(50);
      assertThat(ada.table().get("changed").get("seat").asInt()).isEqualTo(-1);
      ada.say(Json.object().put("t", "go-on"));
      ada.await(
          message ->
              message.get("t").asString().equals("table") && !message.get("table").has("changed"));
      assertThat(ada.view().get("figures")).isEqualTo(before.get("figures"));
      before = answer(ada, 5);
    }
    goesOnAsBefore(before);
  }
}
