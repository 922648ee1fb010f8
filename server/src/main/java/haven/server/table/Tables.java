package haven.server.table;

import haven.content.pack.BadPack;
import haven.content.pack.Library;
import haven.play.Refused;
import haven.play.engine.Game;
import haven.server.room.Codes;
import haven.server.room.Denied;
import haven.server.room.Hosting;
import haven.server.room.Seat;
import haven.server.room.Seats;
import haven.server.room.SteadyClock;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.store.StoreException;
import haven.server.store.TableRow;
import haven.server.think.Thinking;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/** All tables: those that are in use are in memory, the others in the store. */
public final class Tables {
  private static final Logger LOG = Logger.getLogger(Tables.class.getName());

  private final Store store;
  private final Library library;
  private final Definitions definitions;
  private final Thinking thinking;
  private final SteadyClock clock;
  private final Hosting hosting;
  private final Outings outings;
  private final Duration pace;
  private final Map<String, Table> open = new ConcurrentHashMap<>();

  /**
   * @param thinking who may play the automatic seats
   * @param clock by which people are away
   * @param outings the campaigns whose scenarios are played
   * @param pace how long an automatic player takes, so that people can follow
   */
  public Tables(
      Store store,
      Library library,
      Thinking thinking,
      SteadyClock clock,
      Outings outings,
      Duration pace) {
    this.store = store;
    this.library = library;
    definitions = new Definitions(store, library);
    this.thinking = thinking;
    this.clock = clock;
    hosting = new Hosting(store);
    this.outings = outings;
    this.pace = pace;
  }

  /** A new table, on all seats of which its host sits. */
  public Table create(Person host, Plan plan) {
    try {
      plan.setup(library);
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (IllegalArgumentException e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
    String code = Codes.next();
    TableRow row = row(code, host, plan, Codes.seed());
    Seats all = seats(host, plan);
    store.create(row, all.rows(code));
    Table table = table(row, plan, all);
    open.put(code, table);
    return table;
  }

  /** A new table for a game that was played elsewhere, as its record has it. */
  public Table bring(Person host, String record) {
    Library now = definitions.installed();
    return bring(host, Brought.of(record, now), now);
  }

  /** A new table for a game that was played in the laboratory. */
  public Table bring(Person host, Plan plan, Game game) {
    return bring(host, new Brought(plan, game), definitions.installed());
  }

  /**
   * A new table for the scenario of a campaign, whose game begins at once.
   *
   * @param all who plays which character
   */
  public Table depart(Person host, Plan plan, List<Seat> all, TableRow.Origin origin) {
    String code = Codes.next();
    TableRow row = row(code, host, plan, Codes.seed()).asStarted().of(origin);
    try {
      plan.setup(definitions.installed());
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (IllegalArgumentException | BadPack e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
    store.create(row, new Seats(all, hosting).rows(code));
    store.stamp(definitions.stamp(code, plan, definitions.installed()));
    Table table = find(code).orElseThrow();
    table.wake();
    return table;
  }

  private Table bring(Person host, Brought brought, Library now) {
    Plan plan = brought.plan();
    String code = Codes.next();
    TableRow row = row(code, host, plan, brought.game().seed()).asStarted();
    store.create(brought.game().isOver() ? row.asOver() : row, seats(host, plan).rows(code));
    store.stamp(definitions.stamp(code, plan, now));
    store.append(brought.choices(code));
    return find(code).orElseThrow();
  }

  private static TableRow row(String code, Person host, Plan plan, long seed) {
    return new TableRow(
        code,
        host.id(),
        plan.pack(),
        Json.write(plan.toJson()),
        seed,
        false,
        false,
        Instant.now().truncatedTo(ChronoUnit.MILLIS));
  }

  private Seats seats(Person host, Plan plan) {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < plan.heroes().size(); i++) {
      seats.add(Seat.of(i, host));
    }
    return new Seats(seats, hosting);
  }

  private Table table(TableRow row, Plan plan, Seats seats) {
    return new Table(
        store, definitions, row, plan, seats, thinking, clock, outings, this::automatic);
  }

  /** Who is asked what. */
  public Hosting hosting() {
    return hosting;
  }

  /** The table of that code, resumed where it was. */
  public Optional<Table> find(String code) {
    return Codes.read(code)
        .flatMap(
            wanted ->
                Optional.ofNullable(
                    open.computeIfAbsent(
                        wanted,
                        _ ->
                            store
                                .table(wanted)
                                .filter(TableRow::isGame)
                                .map(this::load)
                                .orElse(null))));
  }

  private Table load(TableRow row) {
    Plan plan =
        row.origin()
            .map(origin -> Plan.of(row.pack(), outings.of(origin)))
            .orElseGet(() -> Plan.of(Fields.of(row.setup())));
    Table table =
        table(row, plan, Seats.stored(store, row.code(), hosting, thinking.brains()::stored));
    table.resume();
    return table;
  }

  /** The tables of somebody, newest first. */
  public List<Table> of(Person person, int most) {
    return store.tablesOf(person.id()).stream()
        .limit(most)
        .map(TableRow::code)
        .flatMap(code -> resumed(code).stream())
        .toList();
  }

  /** A table that cannot be resumed keeps nobody from the others. */
  private Optional<Table> resumed(String code) {
    try {
      return find(code);
    } catch (Denied | BadPack | StoreException e) {
      LOG.log(Level.WARNING, () -> "Table " + code + " cannot be resumed: " + e.getMessage());
      return Optional.empty();
    }
  }

  /** Resumes every table that was being played, while it is wanted; automatic players go on. */
  public void resume(BooleanSupplier wanted) {
    for (String code : store.running()) {
      if (!wanted.getAsBoolean()) {
        return;
      }
      resumed(code).ifPresent(Table::wake);
    }
  }

  /** Tables at which nobody is leave the memory; they come back when somebody looks. */
  public void tidy() {
    open.values().removeIf(Table::isDeserted);
    hosting.forget();
  }

  /** Time has gone by: people are told whose seats may be given on. */
  public void look() {
    for (Table table : open.values()) {
      try {
        table.look();
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, e, () -> "Table " + table.code() + " could not be looked after");
      }
    }
  }

  /** Somebody has another name now, which everybody sees at once. */
  public void rename(Person person) {
    open.values().forEach(table -> table.rename(person));
  }

  public Thinking thinking() {
    return thinking;
  }

  private Runnable automatic(Table table) {
    return () -> {
      try {
        do {
          Thread.sleep(pace);
        } while (table.automatic().decide());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, e, () -> "Table " + table.code() + ": an automatic player stopped");
        table.automatic().failed();
      }
    };
  }
}
