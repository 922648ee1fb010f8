package haven.server.browser;

import haven.content.pack.Library;
import haven.model.Agreement;
import haven.model.Difficulty;
import haven.play.engine.Game;
import haven.play.record.OpenChoices;
import haven.server.HandClock;
import haven.server.Server;
import haven.server.http.Limits;
import haven.server.room.Seat;
import haven.server.store.ChoiceRow;
import haven.server.store.SeatRow;
import haven.server.store.SignedIn;
import haven.server.store.Store;
import haven.server.store.TableRow;
import haven.server.store.TestDatabase;
import haven.server.table.Plan;
import haven.server.think.Brains;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A server and its database. The test owns the database: it seats people at tables whose seed it
 * knows before the server has started, so that what the page will be asked is known too.
 */
final class House implements AutoCloseable {
  private static final Library LIBRARY = Library.of(List.of());

  private final String database;
  private final HandClock clock = new HandClock();
  private Brains brains = Brains.ALL;
  private @Nullable Server server;
  private int tables;
  private int port;

  House(Path folder) {
    database = TestDatabase.in(folder);
  }

  /** Two heroes in the first scenario. */
  static Plan plan(Difficulty difficulty, String... classes) {
    List<Plan.Wish> heroes = new ArrayList<>();
    for (String one : classes) {
      heroes.add(new Plan.Wish(one, "", List.of(), List.of()));
    }
    return new Plan(
        "gh", "1", heroes, Optional.of(difficulty), OptionalInt.empty(), Set.of(), Agreement.NONE);
  }

  static Plan plan() {
    return plan(Difficulty.NORMAL, "Brute", "Spellweaver");
  }

  private <T> T stored(Function<Store, T> work) {
    try (Store store = Store.open(database)) {
      return work.apply(store);
    }
  }

  /** Somebody who is asked everything, so that a test knows what comes next. */
  SignedIn guest(String name) {
    return stored(
        store -> {
          SignedIn guest = store.guest(name);
          store.askEverything(guest.person().id(), true);
          return guest;
        });
  }

  /** Somebody who is asked what a good host asks, as people are who have set nothing. */
  SignedIn newcomer(String name) {
    return stored(store -> store.guest(name));
  }

  /**
   * A table at which the game has begun.
   *
   * @param people one for each seat
   */
  String table(Plan plan, long seed, SignedIn... people) {
    return table(plan, seed, true, people);
  }

  /** A table at which the game has not begun yet. */
  String gathering(Plan plan, SignedIn... people) {
    return table(plan, 0, false, people);
  }

  private String table(Plan plan, long seed, boolean started, SignedIn... people) {
    String code = "TEST%04d".formatted(++tables);
    return stored(
        store -> {
          store.create(
              new TableRow(
                  code,
                  people[0].person().id(),
                  plan.pack(),
                  Json.write(plan.toJson()),
                  seed,
                  started,
                  false,
                  Instant.now().truncatedTo(ChronoUnit.MILLIS)),
              seats(code, people));
          return code;
        });
  }

  private static List<SeatRow> seats(String code, SignedIn... people) {
    List<SeatRow> seats = new ArrayList<>();
    for (SignedIn one : people) {
      seats.add(
          SeatRow.of(
              code, seats.size(), Seat.Kind.PERSON.name(), OptionalLong.of(one.person().id())));
    }
    return seats;
  }

  /** What was chosen at the table before the page is opened. */
  void play(String code, List<Game.Made> choices) {
    List<ChoiceRow> rows = new ArrayList<>();
    for (Game.Made made : choices) {
      int n = rows.size() + 1;
      rows.add(new ChoiceRow(code, n, made.seat(), "prepared-" + n, made.choice().text()));
    }
    stored(
        store -> {
          store.append(rows);
          return true;
        });
  }

  /** The game as it is stored. */
  Game game(String code) {
    return stored(
        store -> {
          TableRow row = store.table(code).orElseThrow();
          Game game = start(Plan.of(Fields.of(row.setup())), row.seed());
          for (ChoiceRow choice : store.choices(code)) {
            game.choose(choice.seat(), OpenChoices.named(game, choice.seat(), choice.choice()));
          }
          return game;
        });
  }

  static Game start(Plan plan, long seed) {
    return Game.start(plan.setup(LIBRARY), seed);
  }

  /** Opens the doors; on the same port if they have been open before. */
  void open() {
    open(LIBRARY);
  }

  void open(Library library) {
    Server.Options options =
        Server.Options.of(database)
            .at(Server.Options.LOOPBACK, port)
            .withLimits(Limits.NONE)
            .withClock(clock)
            .withPace(Duration.ZERO)
            .withBrains(brains);
    server = Server.start(options, library);
    port = server.port();
  }

  /** Who plays by itself and gives hints; to be said before the doors are opened. */
  void brains(Brains others) {
    brains = others;
  }

  /** By which people are away, and codes run out. */
  HandClock clock() {
    return clock;
  }

  String address() {
    return "http://127.0.0.1:" + Objects.requireNonNull(server).port();
  }

  @Override
  public void close() {
    if (server != null) {
      server.close();
      server = null;
    }
  }
}
