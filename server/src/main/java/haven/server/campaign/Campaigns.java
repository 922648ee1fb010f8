package haven.server.campaign;

import haven.campaign.journey.Outing;
import haven.content.pack.BadPack;
import haven.content.pack.Library;
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
import haven.server.table.Definitions;
import haven.server.table.Outings;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;

/** All campaigns: those that are in use are in memory, the others in the store. */
public final class Campaigns implements Outings {
  private static final Logger LOG = Logger.getLogger(Campaigns.class.getName());

  private final Store store;
  private final Definitions definitions;
  private final SteadyClock clock;
  private final Hosting hosting;
  private final Map<String, Hall> open = new ConcurrentHashMap<>();

  public Campaigns(Store store, Library library, SteadyClock clock) {
    this.store = store;
    this.clock = clock;
    definitions = new Definitions(store, library);
    hosting = new Hosting(store);
  }

  /** A new campaign, in which its host has the first place. */
  public Hall create(Person host, Charter charter) {
    String code = Codes.next();
    TableRow row =
        new TableRow(
                code,
                host.id(),
                charter.pack(),
                Json.write(charter.toJson()),
                Codes.seed(),
                true,
                false,
                Instant.now().truncatedTo(ChronoUnit.MILLIS))
            .asCampaign();
    Reopening fresh = new Reopening(store, definitions, row, charter);
    fresh.check();
    List<Seat> places = new ArrayList<>();
    places.add(Seat.of(0, host));
    for (int place = 1; place < charter.people(); place++) {
      places.add(Seat.free(place));
    }
    Seats seats = new Seats(places, hosting);
    store.create(row, seats.rows(code));
    Hall hall = new Hall(store, definitions, row, charter, seats, fresh.start(), clock);
    open.put(code, hall);
    return hall;
  }

  /** The campaign of that code, resumed where it was. */
  public Optional<Hall> find(String code) {
    return Codes.read(code)
        .flatMap(
            wanted ->
                Optional.ofNullable(
                    open.computeIfAbsent(wanted, _ -> row(wanted).map(this::load).orElse(null))));
  }

  private Optional<TableRow> row(String code) {
    return store.table(code).filter(row -> !row.isGame());
  }

  private Hall load(TableRow row) {
    Charter charter = Charter.of(Fields.of(row.setup()));
    Chronicle again = new Reopening(store, definitions, row, charter).resume();
    LOG.log(Level.INFO, () -> "Campaign %s resumes at %d".formatted(row.code(), again.number()));
    Seats seats = Seats.stored(store, row.code(), hosting, UnaryOperator.identity());
    return new Hall(store, definitions, row, charter, seats, again, clock);
  }

  /** The campaigns of somebody, newest first. One that cannot be resumed hides no other. */
  public List<Hall> of(Person person, int most) {
    return store.campaignsOf(person.id()).stream()
        .limit(most)
        .flatMap(row -> resumed(row.code()).stream())
        .toList();
  }

  private Optional<Hall> resumed(String code) {
    try {
      return find(code);
    } catch (Denied | BadPack | StoreException e) {
      LOG.log(Level.WARNING, () -> "Campaign " + code + " cannot be resumed: " + e.getMessage());
      return Optional.empty();
    }
  }

  /** From the store alone: whoever asks may own a table, and nobody waits for two at once. */
  @Override
  public Outing of(TableRow.Origin origin) {
    TableRow row = row(origin.campaign()).orElseThrow(() -> Denied.of("no campaign has that code"));
    Charter charter = Charter.of(Fields.of(row.setup()));
    return new Reopening(store, definitions, row, charter)
        .resume(origin.n())
        .campaign()
        .outing()
        .orElseThrow(() -> Denied.of("the party is out for no scenario"));
  }

  @Override
  public void over(TableRow.Origin origin, String table, Game game) {
    find(origin.campaign()).ifPresent(hall -> hall.bringHome(origin, table, game));
  }

  /** Campaigns at which nobody looks leave the memory; they come back when somebody does. */
  public void tidy() {
    open.values().removeIf(Hall::isDeserted);
  }

  /** Time has gone by: people are told who has been away for long. */
  public void look() {
    for (Hall hall : open.values()) {
      try {
        hall.look();
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, e, () -> "Campaign " + hall.code() + " could not be looked after");
      }
    }
  }

  /** Somebody has another name now, which everybody sees at once. */
  public void rename(Person person) {
    open.values().forEach(hall -> hall.rename(person));
  }
}
