package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.play.engine.Prompt;
import haven.server.http.Limits;
import haven.server.store.TestDatabase;
import haven.server.think.Brains;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** After a game people see which of their decisions cost most. */
class ReviewTest {
  @TempDir Path folder;
  private Server server;
  private PlayClient ada;
  private String code;

  @BeforeEach
  void begin() {
    server =
        Server.start(
            Server.Options.of(TestDatabase.in(folder))
                .withLimits(Limits.NONE)
                .withPace(Duration.ZERO)
                .withBrains(new Brains("judge", new Judge(Prompt.Kind.CARDS))),
            Library.of(List.of()));
    String secret = PlayClient.guest(server.port(), "Ada");
    code = PlayClient.table(server.port(), secret, "Brute", "Spellweaver");
    ada = PlayClient.at(server.port(), code, secret);
  }

  @AfterEach
  void end() {
    ada.close();
    server.close();
  }

  private static Predicate<ObjectNode> said(String kind) {
    return message -> message.get("t").asString().equals(kind);
  }

  private static ObjectNode review() {
    return Json.object().put("t", "review");
  }

  private boolean isOver() {
    return ada.view().path("over").asBoolean(false);
  }

  private void playToTheEnd() {
    ada.say(Json.object().put("t", "start"));
    ada.await(said("welcome"));
    Random random = new Random(4);
    while (!isOver()) {
      JsonNode prompt = ada.prompt();
      if (prompt == null) {
        ada.await(_ -> ada.prompt() != null || isOver());
      } else {
        ada.choose(ada.seatFor(prompt), PlayClient.anyChoice(prompt, random));
      }
    }
  }

  private static ObjectNode reviewed(PlayClient who) {
    ObjectNode told = who.ask(review());
    while (!told.get("over").asBoolean()) {
      told = who.ask(review());
    }
    return told;
  }

  @Test
  void theWorstOfOnesOwnDecisionsAreTold() {
    playToTheEnd();
    JsonNode moments = reviewed(ada).get("moments");
    assertThat(moments.size()).isBetween(1, 5);
    for (JsonNode moment : moments) {
      assertThat(moment.get("best").asInt()).isEqualTo(Judge.BEST);
      assertThat(moment.get("left").asInt()).isEqualTo(Judge.LEFT);
      assertThat(moment.at("/chosen/choice")).isNotEqualTo(moment.at("/better/choice"));
      assertThat(moment.at("/better/reasons/0/0").asString()).isEqualTo("opt.stop");
      int step = moment.get("step").asInt();
      ObjectNode then = ada.ask(Json.object().put("t", "look").put("step", step));
      assertThat(then.get("t").asString()).isEqualTo("answer");
    }
    String bobs = PlayClient.guest(server.port(), "Bob");
    try (PlayClient bob = PlayClient.at(server.port(), code, bobs)) {
      assertThat(reviewed(bob).get("moments")).as("what others knew is theirs").isEmpty();
    }
  }

  @Test
  void whatABotDecidedIsNobodysFault() {
    ada.say(Json.object().put("t", "automatic").put("seat", 1));
    playToTheEnd();
    Set<Integer> seats = new HashSet<>();
    reviewed(ada).get("moments").forEach(one -> seats.add(one.get("seat").asInt()));
    assertThat(seats).isSubsetOf(0);
    ada.say(Json.object().put("t", "sit").put("seat", 1));
    ada.await(message -> message.at("/table/seats/1/kind").asString("").equals("PERSON"));
    reviewed(ada).get("moments").forEach(one -> seats.add(one.get("seat").asInt()));
    assertThat(seats).as("also if one sits there now").isSubsetOf(0);
  }

  @Test
  void beforeTheEndThereIsNone() {
    assertThat(ada.ask(review()).get("why").asString()).contains("not started");
    ada.say(Json.object().put("t", "start"));
    ada.await(said("welcome"));
    assertThat(ada.ask(review()).get("why").asString()).isEqualTo("the scenario is not over yet");
  }
}
