package haven.server.http;

import haven.server.room.Company;
import haven.server.room.Denied;
import haven.server.room.Room;
import haven.server.room.Viewer;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.table.Tables;
import haven.server.wire.BadMessage;
import haven.server.wire.Codec;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import haven.server.wire.PhraseJson;
import io.github.bucket4j.Bucket;
import io.javalin.websocket.WsContext;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * One client's end of a WebSocket: what it says, and what it is told. All that is about people is
 * the same in every room; what is played there is said by those who extend it.
 */
abstract class Connection implements Viewer {
  private static final Logger LOG = Logger.getLogger(Connection.class.getName());
  private static final int POLICY_VIOLATION = 1008;
  private static final int SERVER_ERROR = 1011;
  private static final int MOST_WAITING = 1000;
  private static final int LONGEST_CHAT = 500;
  private static final int LEAST_PATIENCE = 30;
  private static final int MOST_PATIENCE = 3600;
  static final int LONGEST_CHOICE = 2000;
  static final int LONGEST_WORD = 40;
  static final int MOST_SEATS = 64;

  private final WsContext context;
  private final Store store;
  private final Tables tables;
  private final Bucket allowance;
  private final AtomicInteger waiting = new AtomicInteger();
  private volatile @Nullable Person person;

  Connection(WsContext context, Store store, Tables tables, Bucket allowance) {
    this.context = context;
    this.store = store;
    this.tables = tables;
    this.allowance = allowance;
  }

  /** Where it is, once it has said hello. */
  abstract Optional<? extends Room> room();

  /** It has said hello, and is to be let in. */
  abstract Room enter(Fields hello);

  /** It has gone. */
  abstract void leave();

  /** A message that is not about people. */
  abstract void handle(String what, Fields fields);

  @Override
  public Person person() {
    Person known = person;
    if (known == null) {
      throw new BadMessage("say hello first");
    }
    return known;
  }

  @Override
  public void renamed(Person other) {
    person = other;
  }

  /** A client that does not take what it is sent is let go; it comes back and looks again. */
  @Override
  public void send(String message) {
    if (waiting.incrementAndGet() > MOST_WAITING) {
      context.closeSession(POLICY_VIOLATION, "too slow");
      return;
    }
    context.session.sendText(
        message, Callback.from(waiting::decrementAndGet, _ -> waiting.decrementAndGet()));
  }

  final void send(ObjectNode json) {
    send(Json.write(json));
  }

  void receive(String message) {
    if (!allowance.tryConsume(1)) {
      bye("that was much at once");
      return;
    }
    try {
      Fields fields = Fields.of(message);
      answered(fields, () -> take(fields.text("t", 20), fields));
    } catch (BadMessage e) {
      refuse(null, Denied.of(String.valueOf(e.getMessage())));
    }
  }

  /** Whatever comes of it, whoever asked is told. */
  final void answered(Fields fields, Runnable work) {
    try {
      work.run();
    } catch (BadMessage e) {
      refuse(fields, Denied.of(String.valueOf(e.getMessage())));
    } catch (Denied denied) {
      refuse(fields, denied);
    } catch (RuntimeException e) {
      // Not the message itself: a hello holds a secret.
      String kind = fields.node().path("t").asString("");
      LOG.log(Level.SEVERE, e, () -> "a message failed: " + kind);
      refuse(fields, Denied.of("something went wrong here; it is written down"));
      if (room().isEmpty()) {
        // Whoever could not be let in comes back, as after any lost connection.
        context.closeSession(SERVER_ERROR, "try again");
      }
    }
  }

  private void bye(String why) {
    send(Json.object().put("t", "bye").put("why", why));
    context.closeSession(POLICY_VIOLATION, why);
  }

  private void refuse(@Nullable Fields fields, Denied denied) {
    ObjectNode json = Json.object().put("t", "no").put("why", denied.why());
    denied.phrase().ifPresent(say -> json.set("say", PhraseJson.of(say)));
    denied.rule().ifPresent(rule -> json.put("rule", rule));
    if (denied.isStale()) {
      json.put("stale", true);
    }
    if (fields != null) {
      for (String name : new String[] {"id", "q"}) {
        if (fields.node().hasNonNull(name) && fields.node().get(name).isValueNode()) {
          json.set(name, fields.node().get(name));
        }
      }
    }
    send(json);
  }

  private void take(String what, Fields fields) {
    switch (what) {
      case "hello" -> hello(fields);
      case "sync" -> company().sync(this);
      case "chat" -> chat(fields);
      case "sit", "stand", "give" -> seat(what, fields);
      case "replace", "back", "claim", "host", "patience" -> absence(what, fields);
      default -> handle(what, fields);
    }
  }

  private void hello(Fields fields) {
    if (room().isPresent()) {
      throw new BadMessage("you have said hello");
    }
    fields.number("v", 1, 1);
    Person known =
        store.person(fields.text("secret", 200)).orElseThrow(() -> Denied.of("nobody knows you"));
    Room found = enter(fields);
    person = known;
    found.company().join(this);
  }

  private Company company() {
    return room().orElseThrow(() -> new BadMessage("say hello first")).company();
  }

  static String command(Fields fields) {
    String id = fields.text("id", 64);
    if (!id.matches("[A-Za-z0-9-]{8,64}") || id.matches("(automatic|table|ballot)-.*")) {
      throw new BadMessage("the field 'id' should be 8 to 64 letters, digits or hyphens");
    }
    return id;
  }

  private void chat(Fields fields) {
    String text = fields.only("t", "text").text("text", LONGEST_CHAT).strip();
    if (text.isEmpty()) {
      throw new BadMessage("say something");
    }
    company().chat(person(), text);
  }

  private void seat(String what, Fields fields) {
    int seat = fields.number("seat", 0, MOST_SEATS);
    Person me = person();
    Company here = company();
    switch (what) {
      case "sit" -> sit(me, seat);
      case "stand" -> here.seat(seats -> seats.stand(me, seat));
      default -> {
        Person to =
            store.person(fields.id("to")).orElseThrow(() -> Denied.of("nobody has that number"));
        here.seat(seats -> seats.give(me, seat, to));
      }
    }
  }

  /** Somebody takes a seat. */
  void sit(Person me, int seat) {
    Company here = company();
    here.seat(seats -> seats.sit(me, seat, here.isHost(me)));
  }

  final String brain(Fields fields) {
    Optional<String> wanted = fields.maybeText("brain", LONGEST_WORD);
    return tables
        .thinking()
        .brains()
        .named(wanted)
        .orElseThrow(() -> Denied.of("no automatic player is called " + wanted.orElse("")));
  }

  private void absence(String what, Fields fields) {
    Person me = person();
    Company here = company();
    switch (what) {
      case "replace" -> {
        fields.only("t", "seat", "by", "brain");
        int seat = fields.number("seat", 0, MOST_SEATS);
        here.replace(me, seat, instead(fields.text("by", LONGEST_WORD)), brain(fields));
      }
      case "back" -> here.takeBack(me, fields.only("t", "seat").number("seat", 0, MOST_SEATS));
      case "claim" -> {
        fields.only("t");
        here.claim(me);
      }
      case "host" -> here.handOn(me, fields.only("t", "to").id("to"));
      default ->
          here.patience(
              me, fields.only("t", "seconds").number("seconds", LEAST_PATIENCE, MOST_PATIENCE));
    }
  }

  private static Company.Instead instead(String name) {
    for (Company.Instead one : Company.Instead.values()) {
      if (one.name().equals(name)) {
        return one;
      }
    }
    throw new BadMessage(
        "'%s' should be one of %s".formatted(name, Arrays.toString(Company.Instead.values())));
  }

  final void answer(Fields fields, Record told) {
    ObjectNode answer = Codec.write(told);
    answer.put("t", "answer");
    answer.set("q", fields.node().path("q"));
    send(answer);
  }

  final void close() {
    Optional<? extends Room> left = room();
    leave();
    left.ifPresent(one -> one.company().leave(this));
  }
}
