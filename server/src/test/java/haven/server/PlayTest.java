package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.server.http.Limits;
import haven.server.store.TestDatabase;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
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
    return Server.Options.of(TestDatabase.in(folder))
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

  /** Somebody who plays both seats of a game that has begun. */
  private PlayClient alone() {
    String secret = PlayClient.guest(port, "Ada");
    PlayClient ada =
        PlayClient.at(port, PlayClient.table(port, secret, "Brute", "Spellweaver"), secret);
    start(ada);
    return ada;
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
    try (PlayClient ada = alone()) {
      answer(ada, new Random(7), 5000);
      assertThat(ada.view().get("over").asBoolean()).isTrue();
      assertThat(ada.view().get("result").get("heroes")).hasSize(2);
      assertThat(said(ada.choose(0, "undo"))).as("the scenario is over").isEqualTo("no");
    }
  }

  @Test
  void whatPatchesAddUpToIsWhatASyncShows() {
    try (PlayClient ada = alone()) {
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

  private static JsonNode asked(PlayClient client) {
    return Objects.requireNonNull(client.prompt(), "nothing is asked");
  }

  private static String said(ObjectNode answer) {
    return answer.get("t").asString();
  }

  @Test
  void aCommandSentAgainCountsOnce() {
    try (PlayClient ada = alone()) {
      JsonNode prompt = asked(ada);
      String choice = PlayClient.anyChoice(prompt, new Random(1));
      int seat = ada.seatFor(prompt);
      ObjectNode first = ada.command("command-1", seat, 0, choice);
      ObjectNode again = ada.command("command-1", seat, 0, choice);
      assertThat(said(first)).isEqualTo("ok");
      assertThat(again).isEqualTo(first);
      assertThat(ada.number()).isEqualTo(first.get("n").asInt());
    }
  }

  @Test
  void whoeverHasNotSeenThePromptCannotAnswerIt() {
    try (PlayClient ada = alone()) {
      answer(ada, new Random(1), 3);
      JsonNode prompt = asked(ada);
      ObjectNode late =
          ada.command(
              "command-late",
              ada.seatFor(prompt),
              prompt.get("since").asInt() - 1,
              PlayClient.anyChoice(prompt, new Random(1)));
      assertThat(said(late)).isEqualTo("no");
      assertThat(late.get("stale").asBoolean()).isTrue();
    }
  }

  @Test
  void aRefusalNamesTheRule() {
    try (PlayClient ada = alone()) {
      ObjectNode refused = ada.choose(ada.seatFor(asked(ada)), "to (99,99)");
      assertThat(said(refused)).isEqualTo("no");
      assertThat(refused.get("rule").asString()).isEqualTo(asked(ada).get("rule").asString());
      assertThat(ada.number()).isZero();
    }
  }

  @Test
  void nobodyPlaysAnothersSeatOrSeesItsCards() {
    String host = PlayClient.guest(port, "Ada");
    String friend = PlayClient.guest(port, "Bob");
    String code = PlayClient.table(port, host, "Brute", "Spellweaver");
    try (PlayClient ada = PlayClient.at(port, code, host);
        PlayClient bob = PlayClient.at(port, code, friend)) {
      assertThat(said(bob.choose(0, "yes"))).isEqualTo("no");
      bob.say(Json.object().put("t", "sit").put("seat", 1));
      assertThat(said(bob.await(message -> message.has("why")))).isEqualTo("no");
      ada.say(Json.object().put("t", "stand").put("seat", 1));
      ada.await(
          message ->
              message.get("t").asString().equals("table")
                  && message
                      .get("table")
                      .get("seats")
                      .get(1)
                      .get("kind")
                      .asString()
                      .equals("FREE"));
      bob.say(Json.object().put("t", "sit").put("seat", 1));
      bob.await(
          message ->
              message.get("t").asString().equals("table")
                  && message
                      .get("table")
                      .get("seats")
                      .get(1)
                      .path("name")
                      .asString("")
                      .equals("Bob"));
      start(ada);
      bob.await(message -> message.get("t").asString().equals("welcome"));
      assertThat(bob.view().get("heroes").get("0").has("hand")).isFalse();
      assertThat(bob.view().get("heroes").get("1").has("hand")).isTrue();
      assertThat(said(bob.choose(0, "undo"))).isEqualTo("no");
      assertThat(String.join("", bob.frames())).doesNotContain("Trample");
    }
  }

  @Test
  void aRestartedServerResumesTheTable() {
    String secret = PlayClient.guest(port, "Ada");
    String code = PlayClient.table(port, secret, "Brute", "Spellweaver");
    ObjectNode before;
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      start(ada);
      answer(ada, new Random(5), 60);
      ada.say(Json.object().put("t", "sync"));
      ada.await(message -> message.get("t").asString().equals("view"));
      before = ada.view();
    }
    server.close();
    start();
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      assertThat(ada.view().get("round")).isEqualTo(before.get("round"));
      assertThat(ada.view().get("figures")).isEqualTo(before.get("figures"));
      assertThat(ada.view().get("prompts")).isEqualTo(before.get("prompts"));
      answer(ada, new Random(6), 20);
    }
  }

  @Test
  void automaticPlayersPlayToTheEnd() {
    String secret = PlayClient.guest(port, "Ada");
    String code = PlayClient.table(port, secret, "Brute", "Spellweaver");
    try (PlayClient ada = PlayClient.at(port, code, secret)) {
      ada.say(Json.object().put("t", "automatic").put("seat", 0));
      ada.say(Json.object().put("t", "automatic").put("seat", 1));
      start(ada);
      ada.await(message -> message.path("table").path("over").asBoolean(false));
      assertThat(ada.view().get("over").asBoolean()).isTrue();
    }
  }

  @Test
  void oneWhoPlaysAllSeatsTakesBackWhatCameOut() {
    try (PlayClient ada = alone()) {
      Random random = new Random(11);
      for (int i = 0; i < 60; i++) {
        answer(ada, random, 1);
        ObjectNode before = ada.view();
        answer(ada, random, 1);
        if (ada.prompt() == null) {
          break;
        }
        assertThat(said(ada.choose(0, "undo"))).isEqualTo("ok");
        assertThat(ada.view().get("figures")).isEqualTo(before.get("figures"));
        assertThat(ada.view().get("heroes")).isEqualTo(before.get("heroes"));
        answer(ada, random, 1);
      }
    }
  }

  /** Whoever plays at random may lose before it aims at anybody; then it sits down again. */
  @Test
  void questionsAreAnsweredWithoutDoingAnything() {
    Random random = new Random(2);
    Set<String> answered = new HashSet<>();
    for (int games = 0; games < 20 && answered.size() < 2; games++) {
      try (PlayClient ada = alone()) {
        for (int i = 0; i < 400 && answered.size() < 2 && ada.prompt() != null; i++) {
          int number = ada.number();
          answered.addAll(askAbout(ada, random));
          assertThat(ada.number()).isEqualTo(number);
          answer(ada, random, 1);
        }
      }
    }
    assertThat(answered).containsOnly("STEP", "TARGET");
  }

  /** The kind of the prompt, if it is one about which questions can be asked, and was answered. */
  private Set<String> askAbout(PlayClient ada, Random random) {
    JsonNode prompt = asked(ada);
    String kind = prompt.get("kind").asString();
    int seat = ada.seatFor(prompt);
    boolean told =
        switch (kind) {
          case "STEP" ->
              !ada.ask(Json.object().put("t", "moves").put("seat", seat)).get("moves").isEmpty();
          case "TARGET" -> {
            String choice = PlayClient.anyChoice(prompt, random);
            ObjectNode asks = Json.object().put("t", "preview").put("seat", seat);
            yield !ada.ask(asks.put("choice", choice)).path("targets").isEmpty();
          }
          default -> false;
        };
    return told ? Set.of(kind) : Set.of();
  }

  @Test
  void whatWasBeforeCanBeLookedAt() {
    try (PlayClient ada = alone()) {
      answer(ada, new Random(2), 10);
      ObjectNode log = ada.ask(Json.object().put("t", "log"));
      assertThat(log.get("steps").size()).isGreaterThan(5);
      ObjectNode look = ada.ask(Json.object().put("t", "look").put("step", 0));
      assertThat(look.get("view").get("round").asInt()).isZero();
    }
  }
}
