package haven.server.http;

import haven.play.engine.Choice;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.table.Company;
import haven.server.table.Denied;
import haven.server.table.Plan;
import haven.server.table.Questions;
import haven.server.table.Table;
import haven.server.table.Tables;
import haven.server.table.Viewer;
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
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** One client's end of the WebSocket: what it says, and what it is told. */
final class Connection implements Viewer {
  private static final Logger LOG = Logger.getLogger(Connection.class.getName());
  private static final int POLICY_VIOLATION = 1008;
  private static final int SERVER_ERROR = 1011;
  private static final int MOST_WAITING = 1000;
  private static final int LONGEST_CHAT = 500;
  private static final int LONGEST_CHOICE = 2000;
  private static final int FARTHEST = 1000;
  private static final int MOST_SEATS = 64;
  private static final int LONGEST_WORD = 40;
  private static final int LEAST_PATIENCE = 30;
  private static final int MOST_PATIENCE = 3600;

  private final WsContext context;
  private final Store store;
  private final Tables tables;
  private final Bucket allowance;
  private final AtomicInteger waiting = new AtomicInteger();
  private volatile @Nullable Person person;
  private @Nullable Table table;

  Connection(WsContext context, Store store, Tables tables, Bucket allowance) {
    this.context = context;
    this.store = store;
    this.tables = tables;
    this.allowance = allowance;
  }

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

  private Table table() {
    Table known = table;
    if (known == null) {
      throw new BadMessage("say hello first");
    }
    return known;
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

  private void send(ObjectNode json) {
    send(Json.write(json));
  }

  void receive(String message) {
    if (!allowance.tryConsume(1)) {
      bye("that was much at once");
      return;
    }
    try {
      Fields fields = Fields.of(message);
      answered(fields, () -> handle(fields.text("t", 20), fields));
    } catch (BadMessage e) {
      refuse(null, Denied.of(String.valueOf(e.getMessage())));
    }
  }

  /** Whatever comes of it, whoever asked is told. */
  private void answered(Fields fields, Runnable work) {
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
      if (table == null) {
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

  private void handle(String what, Fields fields) {
    switch (what) {
      case "hello" -> hello(fields);
      case "do" -> choose(fields);
      case "sync" -> table().company().sync(this);
      case "chat" -> chat(fields);
      case "ping" ->
          table()
              .company()
              .ping(
                  person(),
                  fields.only("t", "q", "r").number("q", -FARTHEST, FARTHEST),
                  fields.number("r", -FARTHEST, FARTHEST));
      case "sit", "stand", "give", "automatic" -> seat(what, fields);
      case "replace", "back", "claim", "host", "patience" -> absence(what, fields);
      case "manners" -> manners(fields);
      case "hero", "party", "start" -> plan(what, fields);
      case "go-on" -> {
        fields.only("t");
        table().goOn(person());
      }
      case "moves", "preview", "why", "look", "log" -> question(what, fields);
      case "review" -> answer(fields.only("t", "q"), table().review(this));
      // Thinking takes a while, in which other messages are not kept waiting.
      case "hint" -> Thread.ofVirtual().start(() -> answered(fields, () -> question(what, fields)));
      default -> throw new BadMessage("no message is called '" + what + "'");
    }
  }

  private void hello(Fields fields) {
    fields.only("t", "v", "secret", "table");
    if (table != null) {
      throw new BadMessage("you have said hello");
    }
    fields.number("v", 1, 1);
    Person known =
        store.person(fields.text("secret", 200)).orElseThrow(() -> Denied.of("nobody knows you"));
    Table found =
        tables
            .find(fields.text("table", 20))
            .orElseThrow(() -> Denied.of("no table has that code"));
    person = known;
    table = found;
    found.company().join(this);
  }

  private void choose(Fields fields) {
    fields.only("t", "id", "seat", "seen", "choice");
    String id = fields.text("id", 64);
    if (!id.matches("[A-Za-z0-9-]{8,64}") || id.startsWith("automatic-")) {
      throw new BadMessage("the field 'id' should be 8 to 64 letters, digits or hyphens");
    }
    int n =
        table()
            .choose(
                person(),
                id,
                fields.number("seat", 0, MOST_SEATS),
                fields.number("seen", 0, Integer.MAX_VALUE),
                choice(fields));
    send(Json.object().put("t", "ok").put("id", id).put("n", n));
  }

  /** By the token that came with an option, or as the choice itself. */
  private static String choice(Fields fields) {
    if (!fields.node().path("choice").isObject()) {
      return fields.text("choice");
    }
    String text = Codec.PLAIN.read(Choice.class, fields.object("choice").node()).text();
    if (text.length() > LONGEST_CHOICE) {
      throw new BadMessage("the choice is far too long");
    }
    return text;
  }

  /** Somebody wants to be asked everything, or what a good host asks. */
  private void manners(Fields fields) {
    boolean everything = fields.only("t", "everything").truth("everything");
    table();
    tables.hosting().askEverything(person(), everything);
    send(Json.object().put("t", "manners").put("everything", everything));
  }

  private void chat(Fields fields) {
    String text = fields.only("t", "text").text("text", LONGEST_CHAT).strip();
    if (text.isEmpty()) {
      throw new BadMessage("say something");
    }
    table().company().chat(person(), text);
  }

  private void seat(String what, Fields fields) {
    int seat = fields.number("seat", 0, MOST_SEATS);
    Person me = person();
    Company here = table().company();
    switch (what) {
      case "sit" -> here.seat(seats -> seats.sit(me, seat, here.isHost(me)));
      case "stand" -> here.seat(seats -> seats.stand(me, seat));
      case "automatic" -> {
        String brain = brain(fields);
        here.seat(seats -> seats.automate(me, seat, brain, here.isHost(me)));
      }
      default -> {
        Person to =
            store.person(fields.id("to")).orElseThrow(() -> Denied.of("nobody has that number"));
        here.seat(seats -> seats.give(me, seat, to));
      }
    }
  }

  private String brain(Fields fields) {
    Optional<String> wanted = fields.maybeText("brain", LONGEST_WORD);
    return tables
        .thinking()
        .brains()
        .named(wanted)
        .orElseThrow(() -> Denied.of("no automatic player is called " + wanted.orElse("")));
  }

  private void absence(String what, Fields fields) {
    Person me = person();
    Company here = table().company();
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

  private void plan(String what, Fields fields) {
    Person me = person();
    Table here = table();
    switch (what) {
      case "start" -> here.start(me);
      case "hero" -> {
        int seat = fields.only("t", "seat", "hero").number("seat", 0, MOST_SEATS);
        here.company().checkMayDress(me, seat);
        Plan.Wish wish = Plan.Wish.of(fields.object("hero"));
        here.plan(me, plan -> plan.with(seat, wish));
      }
      default -> {
        here.company().hostOnly(me);
        Plan wanted = Plan.of(fields.only("t", "plan").object("plan"));
        here.plan(me, plan -> plan.with(wanted));
      }
    }
  }

  private void question(String what, Fields fields) {
    Function<Questions, Record> question =
        switch (what) {
          case "moves" -> {
            int seat = fields.number("seat", 0, MOST_SEATS);
            yield asked -> asked.moves(seat);
          }
          case "preview" -> {
            int seat = fields.number("seat", 0, MOST_SEATS);
            String choice = choice(fields);
            yield asked -> asked.preview(seat, choice);
          }
          case "hint" -> {
            int seat = fields.only("t", "q", "seat").number("seat", 0, MOST_SEATS);
            yield asked -> asked.hint(seat, person(), tables.thinking());
          }
          case "why" -> {
            int step = fields.number("step", 0, Integer.MAX_VALUE);
            int event = fields.number("event", 0, Integer.MAX_VALUE);
            yield asked -> asked.why(step, event);
          }
          case "look" -> {
            int step = fields.number("step", 0, Integer.MAX_VALUE);
            yield asked -> asked.look(step);
          }
          default -> Questions::log;
        };
    answer(fields, table().ask(this, question));
  }

  private void answer(Fields fields, Record told) {
    ObjectNode answer = Codec.write(told);
    answer.put("t", "answer");
    answer.set("q", fields.node().path("q"));
    send(answer);
  }

  void close() {
    Table left = table;
    if (left != null) {
      table = null;
      left.company().leave(this);
    }
  }
}
