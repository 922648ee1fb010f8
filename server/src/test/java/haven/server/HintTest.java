package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.bots.Bot;
import haven.bots.Decision;
import haven.content.pack.Library;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.server.http.Limits;
import haven.server.store.TestDatabase;
import haven.server.think.Brains;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Whoever is asked may ask what an automatic player would do. */
@SuppressWarnings("NullAway.Init") // each test opens its own server first
class HintTest {
  @TempDir Path folder;
  private final CountDownLatch thinks = new CountDownLatch(1);
  private final CountDownLatch ready = new CountDownLatch(1);
  private Server server;
  private PlayClient ada;
  private String code;

  /** The last option, and where it walks the first step of all. */
  private static Decision decided(Prompt prompt) {
    Choice choice =
        prompt.kind() == Prompt.Kind.STEP
            ? prompt.options().stream()
                .filter(Choice.To.class::isInstance)
                .findFirst()
                .orElseThrow()
            : prompt.options().getLast();
    return new Decision(choice, List.of(Phrase.of("opt.stop"), Phrase.of("opt.skip")));
  }

  private void begin(Bot bot) {
    server =
        Server.start(
            Server.Options.of(TestDatabase.in(folder))
                .withLimits(Limits.NONE)
                .withPace(Duration.ZERO)
                .withBrains(new Brains("wise", bot)),
            Library.of(List.of()));
    String secret = PlayClient.guest(server.port(), "Ada");
    code = PlayClient.table(server.port(), secret, "Brute", "Spellweaver");
    ada = PlayClient.at(server.port(), code, secret);
    ada.say(Json.object().put("t", "start"));
    ada.await(said("welcome"));
  }

  @AfterEach
  void end() {
    ready.countDown();
    ada.close();
    server.close();
  }

  private static Predicate<ObjectNode> said(String kind) {
    return message -> message.get("t").asString().equals(kind);
  }

  private static ObjectNode hint(int seat) {
    return Json.object().put("t", "hint").put("seat", seat);
  }

  private JsonNode prompt() {
    return Objects.requireNonNull(ada.prompt());
  }

  private void playUntil(String kind) {
    Random random = new Random(4);
    while (!prompt().get("kind").asString().equals(kind)) {
      ada.choose(ada.seatFor(prompt()), PlayClient.anyChoice(prompt(), random));
    }
  }

  @Test
  void theAnswerIsAnOptionWithItsReasonsInWords() {
    begin((_, prompt) -> decided(prompt));
    for (int i = 0; i < 20; i++) {
      int seat = ada.seatFor(prompt());
      ObjectNode told = ada.ask(hint(seat));
      assertThat(told.get("t").asString()).isEqualTo("answer");
      assertThat(told.get("reasons").toString()).isEqualTo("[[\"opt.stop\"],[\"opt.skip\"]]");
      assertThat(told.get("say").get(0).asString()).isNotEmpty();
      assertThat(ada.choose(seat, told.get("token").asString()).get("t").asString())
          .as(prompt() + " answered by " + told)
          .isEqualTo("ok");
    }
  }

  /** A step alone says little: the way is told as far as it would go on. */
  @Test
  void aMoveIsToldToItsEnd() {
    begin((_, prompt) -> decided(prompt));
    playUntil("STEP");
    int seat = ada.seatFor(prompt());
    ObjectNode told = ada.ask(hint(seat));
    assertThat(told.get("way")).isNotEmpty();
    int figure = prompt().get("figure").asInt();
    assertThat(ada.choose(seat, told.get("token").asString()).get("t").asString()).isEqualTo("ok");
    JsonNode end = told.get("way").get(told.get("way").size() - 1);
    JsonNode stands = ada.view().at("/figures/" + figure);
    assertThat(stands.get("q").asInt()).isEqualTo(end.get("q").asInt());
    assertThat(stands.get("r").asInt()).isEqualTo(end.get("r").asInt());
  }

  @Test
  void whoeverIsNotAskedIsGivenNone() {
    begin((_, prompt) -> decided(prompt));
    assertThat(ada.ask(hint(7)).get("why").asString()).contains("somebody else");
    String bobs = PlayClient.guest(server.port(), "Bob");
    try (PlayClient bob = PlayClient.at(server.port(), code, bobs)) {
      assertThat(bob.ask(hint(0)).get("why").asString()).contains("somebody else");
    }
    playUntil("STEP");
    int other = 1 - prompt().get("seat").asInt();
    assertThat(ada.ask(hint(other)).get("why").asString()).contains("not asked anything");
  }

  @Test
  void oneIsThoughtOfAtATimeAndNothingWaitsForIt() throws InterruptedException {
    begin(
        (_, prompt) -> {
          thinks.countDown();
          try {
            ready.await(20, TimeUnit.SECONDS);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return decided(prompt);
        });
    int seat = ada.seatFor(prompt());
    ada.say(hint(seat).put("q", "first"));
    assertThat(thinks.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(ada.ask(hint(seat)).get("why").asString()).contains("one hint at a time");
    ada.say(Json.object().put("t", "chat").put("text", "hm"));
    ada.await(said("chat"));
    ObjectNode late = ada.await(message -> message.path("q").asString("").equals("first"));
    assertThat(late.get("why").asString()).as("it takes too long").contains("took longer");
  }

  @Test
  void oneThatFailsIsSaidSo() {
    begin(
        (_, _) -> {
          throw new IllegalStateException("lost");
        });
    assertThat(ada.ask(hint(ada.seatFor(prompt()))).get("why").asString())
        .isEqualTo("no hint: it failed");
  }
}
