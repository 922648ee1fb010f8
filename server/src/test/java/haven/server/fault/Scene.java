package haven.server.fault;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.server.Server;
import haven.server.http.Limits;
import haven.server.load.Caller;
import haven.server.load.Player;
import haven.server.load.Talk;
import haven.server.store.Store;
import haven.server.store.TestDatabase;
import haven.server.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import tools.jackson.databind.node.ObjectNode;

/** A server with a table under play: Anna and Bert sit at it, Carl does not. */
final class Scene implements AutoCloseable {
  /** A message that is never known; its refusal says that all before it has been dealt with. */
  private static final String BARRIER = "barrier";

  final Caller caller;
  final Caller.Guest anna;
  final Caller.Guest bert;
  final Caller.Guest carl;
  final String code;
  final Store store;
  private final Server server;
  private final Logger log = Logger.getLogger("haven.server");
  private final ConcurrentLinkedQueue<String> failures = new ConcurrentLinkedQueue<>();
  private final Handler listener =
      new Handler() {
        @Override
        public void publish(LogRecord said) {
          if (said.getLevel().intValue() >= Level.SEVERE.intValue()) {
            failures.add(said.getMessage() + " " + said.getThrown());
          }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };
  private int barriers;

  Scene(TestDatabase database, boolean accounts) {
    String url = database.fresh();
    server =
        Server.start(
            Server.Options.of(url).withLimits(Limits.NONE).withAccounts(accounts),
            Library.of(List.of()));
    store = Store.open(url);
    log.addHandler(listener);
    caller = new Caller(server.port());
    if (accounts) {
      anna = bert = carl = new Caller.Guest(0, "");
      code = "";
      return;
    }
    anna = caller.guest("Anna");
    bert = caller.guest("Bert");
    carl = caller.guest("Carl");
    code = caller.party("1", List.of(anna, bert)).code();
    warmUp();
  }

  /** Some choices at random, so that there is something to lose. */
  private void warmUp() {
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
    List<Player> players = new ArrayList<>();
    for (Caller.Guest guest : List.of(anna, bert)) {
      players.add(
          new Player(
              caller.http(),
              clock,
              caller::play,
              guest.secret(),
              code,
              new Player.Manner(0, 1, 0, 0, Player.Weather.FAIR),
              new Player.Witness() {},
              new Random(5)));
    }
    players.forEach(Player::start);
    while (players.getFirst().number() < 20) {
      Thread.onSpinWait();
    }
    players.forEach(Player::rest);
    while (players.stream().anyMatch(Player::isWaiting)) {
      Thread.onSpinWait();
    }
    players.forEach(Player::close);
    clock.shutdownNow();
  }

  /** Somebody at the table. */
  Talk talk(Caller.Guest who) {
    Talk talk = Talk.open(caller.http(), caller.play());
    talk.say(Talk.hello(who.secret(), code));
    talk.hear("welcome");
    return talk;
  }

  /** Everything that is heard until the server has dealt with a text; a "bye" or end is last. */
  List<ObjectNode> answers(Talk talk, String text) {
    talk.line().send(text);
    String mark = BARRIER + barriers++;
    talk.say(Json.object().put("t", BARRIER).put("q", mark));
    List<ObjectNode> answers = new ArrayList<>();
    while (true) {
      ObjectNode next = next(talk, text);
      if (next.path("q").asString("").equals(mark)) {
        return answers;
      }
      // Who comes and goes is told to everybody at any time.
      if (!next.get("t").asString().equals("table")) {
        answers.add(next);
      }
      if (next.get("t").asString().equals(Talk.END)) {
        return answers;
      }
    }
  }

  private static ObjectNode next(Talk talk, String text) {
    try {
      return talk.next();
    } catch (IllegalStateException e) {
      throw new IllegalStateException("after " + text, e);
    }
  }

  /** All that must not change. */
  String record() {
    return store.choices(code) + "\n" + store.seats(code) + "\n" + store.table(code);
  }

  int choices() {
    return store.choices(code).size();
  }

  /** The text is refused with a sentence, and nothing changes. */
  String refused(Talk talk, String text) {
    String before = record();
    List<ObjectNode> answers = answers(talk, text);
    assertThat(answers).as(text).hasSize(1);
    ObjectNode answer = answers.getFirst();
    assertThat(answer.get("t").asString()).as("%s: %s", text, answer).isEqualTo("no");
    checkWords(text, answer.get("why").asString());
    assertThat(record()).as(text).isEqualTo(before);
    checkFailures(text);
    return answer.get("why").asString();
  }

  static void checkWords(String text, String why) {
    assertThat(why)
        .as(text)
        .isNotBlank()
        .doesNotContain("Exception", "haven.", "tools.jackson", "java.", "SQL", "went wrong");
  }

  void checkFailures(String text) {
    List<String> seen = List.copyOf(failures);
    failures.clear();
    assertThat(seen).as(text).isEmpty();
  }

  @Override
  public void close() {
    log.removeHandler(listener);
    store.close();
    server.close();
  }
}
