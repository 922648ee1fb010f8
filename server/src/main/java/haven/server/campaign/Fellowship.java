package haven.server.campaign;

import haven.server.room.Audience;
import haven.server.room.Company;
import haven.server.room.Presence;
import haven.server.room.Seat;
import haven.server.room.Seats;
import haven.server.room.Viewer;
import haven.server.store.ChatRow;
import haven.server.store.Person;
import haven.server.store.TableRow;
import haven.server.wire.AtTable;
import haven.server.wire.Codec;
import haven.server.wire.Ledger;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the people of a campaign are told about each other. */
record Fellowship(
    TableRow row, Charter charter, Seats seats, Audience audience, Presence presence) {

  Ledger.Gathering gathering(
      Optional<AtTable.Drift> changed, Optional<Ledger.Game> game, List<Ledger.Vote> ballot) {
    return new Ledger.Gathering(
        row.code(),
        charter.name(),
        charter.pack(),
        charter.variants().stream().sorted().toList(),
        charter.openQuests(),
        charter.deciding(),
        changed,
        row.host(),
        presence.isHere(row.host()),
        presence.isClaimable(row),
        row.patience(),
        seats.all().stream().map(this::place).toList(),
        audience.all().stream()
            .map(Viewer::person)
            .filter(person -> seats.of(person).isEmpty())
            .map(Person::name)
            .distinct()
            .toList(),
        game,
        ballot);
  }

  private Ledger.Place place(Seat seat) {
    boolean away = seat.person().filter(person -> !presence.isHere(person)).isPresent();
    return new Ledger.Place(
        seat.number(),
        AtTable.Player.valueOf(seat.kind().name()),
        seat.person().map(Person::id),
        seat.person().map(Person::name),
        seat.person().map(_ -> !away),
        seat.person()
            .filter(person -> away && presence.hasLeft(person))
            .map(person -> (int) presence.away(person.id()).toSeconds()),
        away ? Optional.of(presence.isDue(seat, row)) : Optional.empty(),
        seat.keptFor().map(person -> new AtTable.Who(person.id(), person.name())));
  }

  /** What is told to whoever was given the code. */
  Ledger.Invitation invitation(String host) {
    return new Ledger.Invitation(
        row.code(),
        charter.name(),
        host,
        charter.pack(),
        seats.all().stream()
            .flatMap(seat -> seat.keptFor().or(seat::person).stream())
            .map(Person::name)
            .distinct()
            .toList(),
        (int) seats.all().stream().filter(one -> one.kind() == Seat.Kind.FREE).count());
  }

  /** What somebody is told who comes in: everything. */
  ObjectNode welcome(
      ObjectNode whole, Viewer viewer, Ledger.Gathering gathering, List<ChatRow> said) {
    whole.put("t", "welcome").put("v", 1);
    whole.putObject("me").put("person", viewer.person().id()).put("name", viewer.person().name());
    whole.set("campaign", Codec.write(gathering));
    ArrayNode chat = whole.putArray("chat");
    said.forEach(one -> chat.add(Company.chat(one)));
    return whole;
  }
}
