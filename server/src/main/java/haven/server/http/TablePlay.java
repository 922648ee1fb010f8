package haven.server.http;

import haven.play.engine.Choice;
import haven.server.room.Company;
import haven.server.room.Denied;
import haven.server.room.Room;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.table.Plan;
import haven.server.table.Questions;
import haven.server.table.Table;
import haven.server.table.Tables;
import haven.server.wire.BadMessage;
import haven.server.wire.Codec;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import io.github.bucket4j.Bucket;
import io.javalin.websocket.WsContext;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Somebody at a table. */
final class TablePlay extends Connection {
  private static final int FARTHEST = 1000;

  private final Tables tables;
  private @Nullable Table table;

  TablePlay(WsContext context, Store store, Tables tables, Bucket allowance) {
    super(context, store, tables, allowance);
    this.tables = tables;
  }

  @Override
  Optional<Table> room() {
    return Optional.ofNullable(table);
  }

  @Override
  Room enter(Fields hello) {
    Table found =
        tables
            .find(hello.only("t", "v", "secret", "table").text("table", 20))
            .orElseThrow(() -> Denied.of("no table has that code"));
    table = found;
    return found;
  }

  @Override
  void leave() {
    table = null;
  }

  private Table table() {
    Table known = table;
    if (known == null) {
      throw new BadMessage("say hello first");
    }
    return known;
  }

  @Override
  void handle(String what, Fields fields) {
    switch (what) {
      case "do" -> choose(fields);
      case "ping" ->
          table()
              .company()
              .ping(
                  person(),
                  fields.only("t", "q", "r").number("q", -FARTHEST, FARTHEST),
                  fields.number("r", -FARTHEST, FARTHEST));
      case "automatic" -> automatic(fields);
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

  private void choose(Fields fields) {
    fields.only("t", "id", "seat", "seen", "choice");
    String id = command(fields);
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

  private void automatic(Fields fields) {
    int seat = fields.number("seat", 0, MOST_SEATS);
    Person me = person();
    Company here = table().company();
    String brain = brain(fields);
    here.seat(seats -> seats.automate(me, seat, brain, here.isHost(me)));
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
}
