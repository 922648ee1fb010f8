package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.bots.Strength;
import haven.bots.lab.Experiment;
import haven.bots.lab.Findings;
import haven.bots.lab.Job;
import haven.content.pack.Library;
import haven.model.Difficulty;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import haven.server.http.Limits;
import haven.server.lab.Bounds;
import haven.server.report.Heading;
import haven.server.report.RowResult;
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
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Bots play many games for somebody, within bounds. */
final class LaboratoryTest {
  private static final Library PACKS = Library.of(List.of());
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int PAUSE = 20;
  private static final Bounds FEW =
      new Bounds(200, Duration.ofMinutes(10), Duration.ofMinutes(5), 1, 2, 3, 4, 2);

  private final HandClock clock = new HandClock();
  private Server server;
  private String ada;

  @BeforeEach
  void open() {
    server =
        Server.start(
            Server.Options.of(TestDatabase.SQLITE.fresh())
                .withLimits(Limits.NONE)
                .withClock(clock)
                .withBounds(FEW),
            PACKS);
    ada = guest("Ada");
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String guest(String name) {
    return PlayClient.guest(server.port(), name);
  }

  private static ObjectNode asked(String bots, int games) {
    ObjectNode asked = Json.object().put("bots", bots).put("games", games).put("seed", 7);
    ObjectNode plan = asked.putObject("plan").put("pack", "gh").put("scenario", "1");
    var heroes = plan.putArray("heroes");
    heroes.addObject().put("class", "brute").put("level", 2);
    heroes.addObject().put("class", "spellweaver").put("level", 2);
    return asked;
  }

  private HttpResponse<String> begin(String who, ObjectNode asked) {
    return PlayClient.send(server.port(), "/api/laboratory", who, asked);
  }

  private HttpResponse<String> send(String method, String path, String who) {
    try {
      return HTTP.send(
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
              .header("Authorization", "Bearer " + who)
              .method(method, HttpRequest.BodyPublishers.noBody())
              .build(),
          HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private JsonNode study(String who) {
    return Json.MAPPER.readTree(send("GET", "/api/laboratory", who).body()).get("study");
  }

  private static String phase(JsonNode study) {
    return study.get("phase").asString();
  }

  private JsonNode await(String who, Predicate<JsonNode> wanted) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    JsonNode study = study(who);
    while (!wanted.test(study)) {
      assertThat(System.nanoTime()).as(() -> "no patience: " + study(who)).isLessThan(end);
      pause();
      study = study(who);
    }
    return study;
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static Setup setup(Difficulty difficulty) {
    return Enrolment.of(
            PACKS.pack("gh"), "1", List.of(Sheet.of("Brute", 2), Sheet.of("Spellweaver", 2)))
        .atDifficulty(difficulty)
        .setup();
  }

  /** What {@code haven simulate} counts for the same games. */
  private static RowResult counted(int games) {
    Experiment first = new Experiment(setup(Difficulty.NORMAL), List.of(Strength.RANDOM));
    Experiment second = new Experiment(setup(Difficulty.VERY_HARD), List.of(Strength.RANDOM));
    List<String> party = List.of("Brute", "Spellweaver");
    int harder = setup(Difficulty.VERY_HARD).level();
    Heading other = new Heading("gh/1", party, "random", 2, harder, Optional.empty());
    return new RowResult(
        new Heading(
            "gh/1",
            party,
            "random",
            2,
            setup(Difficulty.NORMAL).level(),
            Optional.of(new Heading.Against("very-hard", other))),
        7,
        new Findings(new Job(first, Optional.of(second), 7, games).counts()));
  }

  @Test
  void gamesAreCountedAsOnTheCommandLine() {
    ObjectNode asked = asked("random", 12);
    asked.putObject("compare").put("difficulty", "VERY_HARD");
    assertThat(begin(ada, asked).statusCode()).isEqualTo(200);
    JsonNode study = await(ada, one -> phase(one).equals("DONE"));
    assertThat(study.get("asked")).isEqualTo(asked);
    assertThat(study.get("done").asInt()).isEqualTo(12);
    RowResult counted = counted(12);
    assertThat(Json.MAPPER.readTree(send("GET", "/api/laboratory/report.json", ada).body()))
        .isEqualTo(
            Json.MAPPER.readTree(
                Json.MAPPER.writeValueAsString(Map.of("rows", List.of(counted.json())))));
    JsonNode results = study.get("results");
    assertThat(results.get("wins").asLong()).isEqualTo(counted.findings().wins());
    assertThat(results.get("heroes")).hasSize(2);
    assertThat(results.get("halves")).hasSize(36);
    assertThat(results.get("compared").get("wins").asLong())
        .isEqualTo(counted.findings().pairs().orElseThrow().other().wins());
    assertThat(study.get("played").valueStream().map(one -> one.get("seed").asInt()))
        .containsExactly(7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18);
    assertThat(send("GET", "/api/laboratory/report.html", ada).body())
        .startsWith("<!doctype html>")
        .contains(
            "haven simulate gh/1 --party Brute,Spellweaver --level 2 --bots random --games 12"
                + " --seed 7 --compare very-hard");
  }

  @Test
  void whatIsStoppedKeepsWhatItHas() {
    begin(ada, asked("steady", 200));
    await(ada, one -> one.get("done").asInt() > 0);
    send("DELETE", "/api/laboratory", ada);
    JsonNode study = study(ada);
    assertThat(phase(study)).isEqualTo("STOPPED");
    int done = study.get("done").asInt();
    assertThat(done).isBetween(1, 199);
    assertThat(study.get("results").get("games").asInt()).isEqualTo(done);
    assertThat(begin(ada, asked("random", 1)).statusCode()).isEqualTo(200);
    assertThat(await(ada, one -> phase(one).equals("DONE")).get("games").asInt()).isOne();
  }

  @Test
  void everybodyHasOneAndTheOthersWait() {
    assertThat(begin(ada, asked("steady", 200)).statusCode()).isEqualTo(200);
    assertThat(begin(ada, asked("random", 1)).body()).contains("one study at a time");
    String bob = guest("Bob");
    begin(bob, asked("random", 3));
    JsonNode waits = study(bob);
    assertThat(phase(waits)).isEqualTo("WAITING");
    assertThat(waits.get("ahead").asInt()).isOne();
    begin(guest("Cy"), asked("random", 1));
    assertThat(begin(guest("Di"), asked("random", 1)).body()).contains("too many wait");
    send("DELETE", "/api/laboratory", ada);
    await(bob, one -> phase(one).equals("DONE"));
  }

  @Test
  void whatTakesTooLongEnds() {
    begin(ada, asked("steady", 200));
    clock.goOn(FEW.time().minusSeconds(1));
    assertThat(phase(study(ada))).isEqualTo("RUNNING");
    clock.goOn(Duration.ofSeconds(1));
    await(ada, one -> phase(one).equals("TIMED_OUT"));
  }

  @Test
  void whatNobodyAsksAboutEnds() {
    begin(ada, asked("steady", 200));
    String bob = guest("Bob");
    begin(bob, asked("random", 1));
    clock.goOn(FEW.absence().minusSeconds(1));
    study(bob);
    clock.goOn(Duration.ofSeconds(1));
    await(bob, one -> phase(one).equals("DONE"));
    assertThat(phase(study(ada))).isEqualTo("ABANDONED");
  }

  @Test
  void aGameIsOpenedAtATable() {
    ObjectNode asked = asked("random", 2);
    asked.putObject("compare").put("bots", "steady");
    begin(ada, asked);
    JsonNode study = await(ada, one -> phase(one).equals("DONE"));
    String code = opened(8, false);
    assertThat(opened(8, false)).isEqualTo(code);
    String other = opened(8, true);
    assertThat(other).isNotEqualTo(code);
    JsonNode played = study.get("played").get(1);
    isThere(code, played.get("game"));
    isThere(other, played.get("other"));
    assertThat(open(9, false).statusCode()).isEqualTo(409);
  }

  private HttpResponse<String> open(int seed, boolean other) {
    return PlayClient.send(
        server.port(),
        "/api/laboratory/games",
        ada,
        Json.object().put("seed", seed).put("other", other));
  }

  private String opened(int seed, boolean other) {
    HttpResponse<String> opened = open(seed, other);
    assertThat(opened.statusCode()).as(opened.body()).isEqualTo(200);
    return Json.MAPPER.readTree(opened.body()).get("code").asString();
  }

  private void isThere(String code, JsonNode ending) {
    JsonNode table =
        Json.MAPPER
            .readTree(send("GET", "/api/me", ada).body())
            .get("tables")
            .valueStream()
            .filter(one -> one.get("code").asString().equals(code))
            .findFirst()
            .orElseThrow();
    assertThat(table.get("over").asBoolean()).isTrue();
    assertThat(table.get("round").asInt()).isEqualTo(ending.get("rounds").asInt());
  }

  @Test
  void whatGoesTooFarIsRefused() {
    assertThat(begin(ada, asked("random", 201)).statusCode()).isEqualTo(400);
    assertThat(begin(ada, asked("random", 0)).statusCode()).isEqualTo(400);
    assertThat(begin(ada, asked("psychic", 1)).statusCode()).isEqualTo(400);
    assertThat(begin(ada, asked("random", 1).put("threads", 9)).statusCode()).isEqualTo(400);
    ObjectNode two = asked("random", 1);
    two.putObject("compare").put("bots", "steady").put("difficulty", "HARD");
    assertThat(begin(ada, two).statusCode()).isEqualTo(400);
    ObjectNode wrong = asked("random", 1);
    wrong.withObject("/plan").putArray("heroes").addObject().put("class", "bricklayer");
    assertThat(begin(ada, wrong).statusCode()).isEqualTo(409);
    assertThat(begin("", asked("random", 1)).statusCode()).isEqualTo(401);
    assertThat(send("GET", "/api/laboratory/report.json", ada).statusCode()).isEqualTo(404);
    assertThat(study(ada)).isNull();
    assertThat(send("GET", "/api/laboratory", "").body()).contains("\"mostGames\":200");
  }
}
