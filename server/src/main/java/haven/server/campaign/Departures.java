package haven.server.campaign;

import haven.server.room.Seat;
import haven.server.room.Seats;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.store.TableRow;
import haven.server.table.Plan;
import haven.server.table.Tables;
import haven.server.wire.Json;
import haven.server.wire.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tables at which scenarios of a campaign are played. */
record Departures(Store store, String campaign, Seats places) {
  /** The one for which the party has set out by that choice, if there is one. */
  Optional<TableRow> game(TableRow.Origin origin) {
    return store.gamesOf(campaign).stream()
        .filter(one -> one.origin().filter(origin::equals).isPresent())
        .reduce((_, last) -> last);
  }

  /** A table at which everybody plays their own characters, or an automatic player all of them. */
  void play(Tables tables, Person host, Plan plan, TableRow.Origin origin, Optional<String> brain) {
    List<Integer> players = plan.outing().orElseThrow().players();
    List<Seat> seats = new ArrayList<>();
    for (int place : players) {
      int number = seats.size();
      Seat from = places.at(place);
      seats.add(
          brain
              .map(name -> Seat.automatic(number, name))
              .orElseGet(
                  () -> Seat.of(number, from.person().orElse(host)).keptFor(from.keptFor())));
    }
    tables.depart(host, plan, seats, origin);
  }

  /** All of them, the first one first. */
  Ledger.Games games() {
    return new Ledger.Games(store.gamesOf(campaign).stream().map(Departures::shown).toList());
  }

  static Ledger.Game shown(TableRow row) {
    return new Ledger.Game(
        row.code(), Json.read(row.setup()).path("scenario").asString(""), row.over());
  }
}
