package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.server.http.Limits;
import haven.server.store.TestDatabase;
import haven.server.think.Brains;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Nobody who is away keeps the others from playing, and everybody gets the own seat back. */
class AbsenceTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration ALMOST = PATIENCE.minusSeconds(1);
  private static final Duration LONGER = PATIENCE.multipliedBy(5);

  @TempDir Path folder;
  private final HandClock clock = new HandClock();
  private Server server;
  private int port;
  private String adasSecret;
  private String bobsSecret;
  private String code;
  private PlayClient ada;
  private PlayClient bob;

  /** Ada is the host and plays seat 0, Bob plays seat 1. */
  @BeforeEach
  void begin() {
    open();
    adasSecret = PlayClient.guest(port, "Ada");
    bobsSecret = PlayClient.guest(port, "Bob");
    code = PlayClient.table(port, adasSecret, "Brute", "Spellweaver");
    ada = PlayClient.at(port, code, adasSecret);
    bob = PlayClient.at(port, code, bobsSecret);
    ada.say(message("stand", 1));
    bob.await(table(seat(1, "kind", "FREE")));
    bob.say(message("sit", 1));
    ada.await(table(seat(1, "name", "Bob")));
    ada.say(Json.object().put("t", "start"));
    ada.await(said("welcome"));
    bob.await(said("welcome"));
    answer(ada, 40); // until the game waits for Bob
    assertThat(ada.prompt()).isNull();
  }

  private void open() {
    server =
        Server.start(
            Server.Options.of(TestDatabase.in(folder))
                .withLimits(Limits.NONE)
                .withPace(Duration.ZERO)
                .withClock(clock),
            Library.of(List.of()));
    port = server.port();
  }

  @AfterEach
  void end() {
    ada.close();
    bob.close();
    server.close();
  }

  private static ObjectNode message(String kind, int seat) {
    return Json.object().put("t", kind).put("seat", seat);
  }

  private static ObjectNode replace(String by) {
    return message("replace", 1).put("by", by);
  }

  private static Predicate<ObjectNode> said(String kind) {
    return message -> message.get("t").asString().equals(kind);
  }

  private static Predicate<ObjectNode> table(Predicate<JsonNode> wanted) {
    return message -> message.has("table") && wanted.test(message.get("table"));
  }

  private static Predicate<JsonNode> seat(int seat, String field, String value) {
    return table -> table.get("seats").get(seat).path(field).asString("").equals(value);
  }

  private static Predicate<ObjectNode> news(String what) {
    return said("news").and(message -> message.get("what").asString().equals(what));
  }

  private static String refusal(PlayClient client, ObjectNode message) {
    client.say(message);
    return client.await(said("no")).get("why").asString();
  }

  /** Bob's window is closed, and Ada sees it. */
  private void bobGoes() {
    bob.close();
    ada.await(table(table -> !table.get("seats").get(1).get("here").asBoolean()));
  }

  private void bobIsAwayFor(Duration time) {
    bobGoes();
    clock.goOn(time);
    ada.await(table(table -> table.get("seats").get(1).path("due").asBoolean(false)));
  }

  private ObjectNode bobComes() {
    bob = PlayClient.at(port, code, bobsSecret);
    return bob.await(said("news"));
  }

  private void answer(PlayClient client, int times) {
    Random random = new Random(4);
    for (int i = 0; i < times && client.prompt() != null; i++) {
      JsonNode prompt = Objects.requireNonNull(client.prompt());
      client.choose(client.seatFor(prompt), PlayClient.anyChoice(prompt, random));
    }
  }

  private static boolean plays(PlayClient client, int seat) {
    for (JsonNode one : client.view().get("seats")) {
      if (one.asInt() == seat) {
        return true;
      }
    }
    return false;
  }

  @Test
  void whoIsHereOrAwayForALittleKeepsTheSeat() {
    assertThat(refusal(ada, replace("HOST"))).contains("not been away");
    bobGoes();
    clock.goOn(ALMOST);
    assertThat(refusal(ada, replace("HOST"))).contains("not been away");
    bob = PlayClient.at(port, code, bobsSecret);
    clock.goOn(PATIENCE);
    assertThat(refusal(ada, replace("HOST"))).contains("not been away");
    assertThat(refusal(bob, message("replace", 0).put("by", "HOST"))).contains("only the host");
  }

  @Test
  void allAreToldForHowLongSomebodyIsAway() {
    bobGoes();
    assertThat(ada.table().get("seats").get(1).get("away").asInt()).isZero();
    clock.goOn(PATIENCE);
    ObjectNode told =
        ada.await(table(table -> table.get("seats").get(1).path("due").asBoolean(false)));
    assertThat(told.at("/table/seats/1/away").asInt()).isEqualTo((int) PATIENCE.toSeconds());
    assertThat(told.at("/table/seats/0/here").asBoolean()).isTrue();
    bob = PlayClient.at(port, code, bobsSecret);
    ada.await(table(table -> table.get("seats").get(1).get("here").asBoolean()));
  }

  @Test
  void anAutomaticPlayerPlaysUntilItsPersonIsBack() {
    bobIsAwayFor(PATIENCE);
    ada.say(replace("AUTOMATIC"));
    ObjectNode told = ada.await(news("AUTOMATED"));
    assertThat(told.get("whom").asString()).isEqualTo("Bob");
    assertThat(ada.table().at("/seats/1/kind").asString()).isEqualTo("AUTOMATIC");
    assertThat(ada.table().at("/seats/1/keptFor/name").asString()).isEqualTo("Bob");
    assertThat(ada.table().at("/seats/1/brain").asString()).isEqualTo(Brains.ALL.usual());
    int before = ada.number();
    ada.await(message -> ada.number() > before); // it has begun to choose
    assertThat(plays(ada, 1)).isFalse();
    ObjectNode back = bobComes();
    assertThat(back.get("what").asString()).isEqualTo("RETURNED");
    assertThat(plays(bob, 1)).isTrue();
    assertThat(bob.table().at("/seats/1/name").asString()).isEqualTo("Bob");
    assertThat(bob.table().at("/seats/1").has("keptFor")).isFalse();
  }

  @Test
  void aSeatThatWasFreedIsItsPersonsUntilAnotherSitsDown() {
    bobIsAwayFor(PATIENCE);
    ada.say(replace("NOBODY"));
    ada.await(news("FREED"));
    assertThat(bobComes().get("what").asString()).isEqualTo("RETURNED");
    bobIsAwayFor(PATIENCE);
    ada.say(replace("NOBODY"));
    ada.await(news("FREED"));
    try (PlayClient carl = PlayClient.at(port, code, PlayClient.guest(port, "Carl"))) {
      carl.say(message("sit", 1));
      carl.await(table(seat(1, "name", "Carl")));
      bob = PlayClient.at(port, code, bobsSecret);
      bob.await(table(seat(1, "name", "Carl")));
      assertThat(plays(bob, 1)).isFalse();
    }
  }

  /** The game waits for Bob's battle goal or cards when Ada takes over. */
  @Test
  void whoeverIsAskedForAnotherFinishesThat() {
    bobIsAwayFor(PATIENCE);
    assertThat(ada.view().at("/heroes/1").has("hand")).isFalse();
    ada.say(replace("HOST"));
    ada.await(news("TAKEN_OVER"));
    assertThat(plays(ada, 1)).isTrue();
    assertThat(ada.view().at("/heroes/1").has("hand")).isTrue();
    ObjectNode back = bobComes();
    assertThat(back.get("what").asString()).isEqualTo("WAITS");
    assertThat(back.get("whom").asString()).isEqualTo("Ada");
    assertThat(plays(bob, 1)).isFalse();
    answer(ada, 1);
    bob.await(news("RETURNED"));
    assertThat(plays(bob, 1)).isTrue();
    assertThat(plays(ada, 1)).as("told before her choice was answered").isFalse();
  }

  @Test
  void whoeverIsBackMayHaveTheSeatAtOnce() {
    bobIsAwayFor(PATIENCE);
    ada.say(replace("HOST"));
    ada.await(news("TAKEN_OVER"));
    bobComes();
    assertThat(refusal(ada, message("back", 1))).contains("somebody else");
    bob.say(message("back", 1));
    bob.await(news("RETURNED"));
    assertThat(plays(bob, 1)).isTrue();
    answer(bob, 1);
    assertThat(bob.choose(1, "undo").path("t").asString("")).isEqualTo("ok");
  }

  @Test
  void theSeatIsKeptOverARestart() {
    bobIsAwayFor(PATIENCE);
    ada.say(replace("HOST"));
    ada.await(news("TAKEN_OVER"));
    server.close();
    open();
    bob = PlayClient.at(port, code, bobsSecret);
    ObjectNode back = bob.await(news("RETURNED"));
    assertThat(back.get("whom").asString()).isEqualTo("Ada");
    assertThat(plays(bob, 1)).isTrue();
    ada = PlayClient.at(port, code, adasSecret);
    assertThat(plays(ada, 1)).isFalse();
  }

  @Test
  void nobodyIsHostForEver() {
    ada.close();
    bob.await(table(table -> !table.get("hostHere").asBoolean()));
    clock.goOn(LONGER.minusSeconds(1));
    assertThat(refusal(bob, Json.object().put("t", "claim"))).contains("not been away");
    clock.goOn(Duration.ofSeconds(1));
    bob.await(table(table -> table.get("claimable").asBoolean()));
    try (PlayClient carl = PlayClient.at(port, code, PlayClient.guest(port, "Carl"))) {
      assertThat(refusal(carl, Json.object().put("t", "claim"))).contains("only who sits");
    }
    bob.say(Json.object().put("t", "claim"));
    bob.await(news("HOST"));
    bob.say(message("replace", 0).put("by", "AUTOMATIC"));
    bob.await(news("AUTOMATED"));
    ada = PlayClient.at(port, code, adasSecret);
    ada.await(news("RETURNED"));
    assertThat(refusal(ada, message("patience", 0))).contains("seat");
    long adasId = ada.table().at("/seats/0/person").asLong();
    bob.say(Json.object().put("t", "host").put("to", adasId));
    bob.await(news("HOST"));
    assertThat(bob.table().get("host").asLong()).isEqualTo(adasId);
  }

  @Test
  void theTableDecidesHowLongIsLong() {
    ObjectNode wish = Json.object().put("t", "patience").put("seconds", 600);
    assertThat(refusal(bob, wish)).contains("only the host");
    assertThat(refusal(ada, wish.deepCopy().put("seconds", 1))).contains("30 to 3600");
    ada.say(wish);
    ada.await(table(table -> table.get("patience").asInt() == 600));
    bobGoes();
    clock.goOn(PATIENCE);
    assertThat(refusal(ada, replace("NOBODY"))).contains("not been away");
    clock.goOn(Duration.ofMinutes(8));
    ada.say(replace("NOBODY"));
    ada.await(news("FREED"));
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThat(refusal(ada, replace("GOD"))).contains("NOBODY, HOST, AUTOMATIC");
    assertThat(refusal(ada, replace("AUTOMATIC").put("brain", "wise"))).contains("wise");
    assertThat(refusal(ada, replace("HOST").put("seat", 3))).contains("no seat 3");
    assertThat(refusal(bob, message("back", 0))).contains("somebody else");
    assertThat(refusal(ada, Json.object().put("t", "host").put("to", 7))).contains("only who sits");
  }

  @Test
  void aNewNameReachesEverybodyAtOnceAndLasts() {
    PlayClient.post(port, "/api/me", bobsSecret, Json.object().put("name", "Robert"));
    ObjectNode told = ada.await(news("RENAMED"));
    assertThat(told.get("who").asString()).isEqualTo("Robert");
    assertThat(told.get("whom").asString()).isEqualTo("Bob");
    assertThat(ada.table().at("/seats/1/name").asString()).isEqualTo("Robert");
    bob.say(Json.object().put("t", "chat").put("text", "hello"));
    assertThat(ada.await(said("chat")).get("who").asString()).isEqualTo("Robert");
    server.close();
    open();
    ada = PlayClient.at(port, code, adasSecret);
    assertThat(ada.table().at("/seats/1/name").asString()).isEqualTo("Robert");
  }
}
