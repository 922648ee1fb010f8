package haven.server;

import static org.assertj.core.api.Assertions.assertThat;

import haven.bots.Bot;
import haven.bots.Decision;
import haven.bots.Strength;
import haven.content.pack.Library;
import haven.server.http.Limits;
import haven.server.store.SeatRow;
import haven.server.store.Store;
import haven.server.store.TestDatabase;
import haven.server.think.Brains;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A bot of a strength that was chosen plays a seat, and no table waits for its thinking. */
@SuppressWarnings("NullAway.Init") // each test opens its own server first
class BotSeatTest {
  @TempDir Path folder;
  private final AtomicInteger asked = new AtomicInteger();
  private final CountDownLatch thinks = new CountDownLatch(1);
  private final CountDownLatch ready = new CountDownLatch(1);
  private Server server;
  private String secret;
  private String code;
  private PlayClient ada;

  private String database() {
    return TestDatabase.in(folder);
  }

  /** One that answers at once and counts, and one that waits until it is told. */
  private Brains brains() {
    Bot quick =
        (insight, prompt) -> {
          asked.incrementAndGet();
          return Strength.RANDOM.bot(7).consider(insight, prompt);
        };
    Bot slow =
        (_, prompt) -> {
          thinks.countDown();
          try {
            ready.await(20, TimeUnit.SECONDS);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return new Decision(prompt.options().getFirst(), List.of());
        };
    LinkedHashMap<String, LongFunction<Bot>> all = new LinkedHashMap<>();
    all.put("random", Strength.RANDOM::bot);
    all.put("quick", _ -> quick);
    all.put("slow", _ -> slow);
    return new Brains(all, "quick");
  }

  private int open() {
    server =
        Server.start(
            Server.Options.of(database())
                .withLimits(Limits.NONE)
                .withPace(Duration.ZERO)
                .withBrains(brains()),
            Library.of(List.of()));
    return server.port();
  }

  /** Ada plays seat 0; seat 1 is automatic. */
  private void begin(ObjectNode automatic) {
    int port = open();
    secret = PlayClient.guest(port, "Ada");
    code = PlayClient.table(port, secret, "Brute", "Spellweaver");
    ada = PlayClient.at(port, code, secret);
    ada.say(automatic);
    ada.await(seat("kind", "AUTOMATIC"));
  }

  private void start() {
    ada.say(Json.object().put("t", "start"));
    ada.await(said("welcome"));
  }

  @AfterEach
  void end() {
    ready.countDown();
    ada.close();
    server.close();
  }

  private static ObjectNode automatic() {
    return Json.object().put("t", "automatic").put("seat", 1);
  }

  private static Predicate<ObjectNode> said(String kind) {
    return message -> message.get("t").asString().equals(kind);
  }

  private static Predicate<ObjectNode> seat(String field, String value) {
    return message ->
        message.has("table") && message.at("/table/seats/1").path(field).asString("").equals(value);
  }

  /** Ada plays until somebody is asked. */
  private void answer(BooleanSupplier until) {
    Random random = new Random(4);
    while (!until.getAsBoolean()) {
      JsonNode prompt = ada.prompt();
      if (prompt == null) {
        ada.await(_ -> ada.prompt() != null || until.getAsBoolean());
        continue;
      }
      ada.choose(ada.seatFor(prompt), PlayClient.anyChoice(prompt, random));
    }
  }

  @Test
  void theOneThatWasChosenPlaysAndTheHostMayChooseAnother() {
    begin(automatic().put("brain", "random"));
    assertThat(ada.table().at("/seats/1/brain").asString()).isEqualTo("random");
    start();
    answer(() -> ada.number() >= 8);
    assertThat(asked).hasValue(0);
    ada.say(automatic());
    ada.await(seat("brain", "quick"));
    answer(() -> asked.get() > 0);
  }

  @Test
  void nobodyElseChangesHowASeatPlays() {
    begin(automatic());
    String bobs = PlayClient.guest(server.port(), "Bob");
    try (PlayClient bob = PlayClient.at(server.port(), code, bobs)) {
      bob.say(automatic().put("brain", "random"));
      assertThat(bob.await(said("no")).get("why").asString()).contains("somebody else");
    }
    ada.say(automatic().put("brain", "wise"));
    assertThat(ada.await(said("no")).get("why").asString())
        .isEqualTo("no automatic player is called wise");
    assertThat(ada.table().at("/seats/1/brain").asString()).isEqualTo("quick");
  }

  /** It is over the table's lock that people talk, ask, and take a seat. */
  @Test
  void whileItThinksTheTableGoesOn() throws InterruptedException {
    begin(automatic().put("brain", "slow"));
    start();
    answer(() -> ada.prompt() == null);
    assertThat(thinks.await(20, TimeUnit.SECONDS)).isTrue();
    ada.say(Json.object().put("t", "chat").put("text", "still there?"));
    ada.await(said("chat"));
    assertThat(ada.ask(Json.object().put("t", "log")).get("t").asString()).isEqualTo("answer");
    ada.say(Json.object().put("t", "sit").put("seat", 1));
    ada.await(seat("kind", "PERSON"));
    int before = ada.number();
    ready.countDown();
    ada.say(Json.object().put("t", "chat").put("text", "mine"));
    ada.await(said("chat"));
    assertThat(ada.number()).as("what it thought of came too late").isEqualTo(before);
    assertThat(ada.view().get("seats")).hasSize(2);
  }

  @Test
  void theNameIsKeptAndThatOfOldIsKnown() {
    begin(automatic().put("brain", "quick"));
    server.close();
    ada.close();
    open();
    ada = PlayClient.at(server.port(), code, secret);
    assertThat(ada.table().at("/seats/1/brain").asString()).isEqualTo("quick");
    server.close();
    ada.close();
    try (Store store = Store.open(database())) {
      store.seats(
          code,
          store.seats(code).stream()
              .map(
                  row ->
                      row.brain().isEmpty()
                          ? row
                          : new SeatRow(
                              row.code(),
                              row.seat(),
                              row.kind(),
                              row.person(),
                              row.keptFor(),
                              Optional.of("any")))
              .toList());
    }
    open();
    ada = PlayClient.at(server.port(), code, secret);
    assertThat(ada.table().at("/seats/1/brain").asString()).isEqualTo("random");
  }

  @Test
  void allAreToldWhichThereAre() {
    begin(automatic());
    JsonNode told = PlayClient.get(server.port(), "/api/server");
    assertThat(told.get("brains").toString()).isEqualTo("[\"random\",\"quick\",\"slow\"]");
    assertThat(told.get("usualBrain").asString()).isEqualTo("quick");
  }
}
