package haven.server.table;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.Person;
import haven.server.store.SeatRow;
import haven.server.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Who sits where at a table. */
public final class Seats {
  private final List<Seat> seats;
  private final Hosting hosting;

  Seats(List<Seat> seats, Hosting hosting) {
    this.seats = new ArrayList<>(seats);
    this.hosting = hosting;
  }

  /** What need not be asked of whoever sits there; whatever others decide together is asked. */
  Optional<Choice> answer(Game game, Prompt prompt) {
    return prompt.group()
        ? Optional.empty()
        : at(prompt.seat()).person().flatMap(person -> hosting.answer(person, game, prompt));
  }

  boolean asksEverything(Person person) {
    return hosting.asksEverything(person);
  }

  /** The seats that somebody plays; none for spectators. */
  Set<Integer> of(Person person) {
    return seats.stream()
        .filter(seat -> seat.isOf(person))
        .map(Seat::number)
        .collect(Collectors.toUnmodifiableSet());
  }

  private Seat at(int number) {
    if (number < 0 || number >= seats.size()) {
      throw Denied.of("the table has no seat " + number);
    }
    return seats.get(number);
  }

  void checkOwner(Person person, int seat) {
    if (!at(seat).isOf(person)) {
      throw Denied.of("somebody else sits on seat " + seat);
    }
  }

  void checkFull() {
    if (seats.stream().anyMatch(seat -> seat.kind() == Seat.Kind.FREE)) {
      throw Denied.of("a seat is still free");
    }
  }

  /** Whether the one agrees to what the other wants, being the same person or nobody at all. */
  boolean isSamePerson(int one, int other) {
    return at(other).kind() != Seat.Kind.PERSON || at(one).person().equals(at(other).person());
  }

  /** Automatic players answer for themselves; for the group only where nobody else could. */
  boolean isForAutomatic(Prompt prompt) {
    return prompt.group()
        ? seats.stream().noneMatch(seat -> seat.kind() == Seat.Kind.PERSON)
            && at(prompt.seat()).kind() == Seat.Kind.AUTOMATIC
        : at(prompt.seat()).kind() == Seat.Kind.AUTOMATIC;
  }

  /**
   * Somebody sits down.
   *
   * @param host whether it is the host, who alone may send an automatic player away
   */
  public void sit(Person person, int seat, boolean host) {
    switch (at(seat).kind()) {
      case PERSON -> throw Denied.of("somebody sits on seat " + seat + " already");
      case AUTOMATIC -> {
        if (!host) {
          throw Denied.of("only the host of the table may take an automatic player's seat");
        }
      }
      case FREE -> {}
    }
    seats.set(seat, Seat.of(seat, person));
  }

  public void stand(Person person, int seat) {
    checkOwner(person, seat);
    seats.set(seat, Seat.free(seat));
  }

  public void give(Person person, int seat, Person to) {
    checkOwner(person, seat);
    seats.set(seat, Seat.of(seat, to));
  }

  public void automate(Person person, int seat) {
    if (at(seat).kind() != Seat.Kind.FREE) {
      checkOwner(person, seat);
    }
    seats.set(seat, Seat.automatic(seat));
  }

  /** More or fewer heroes take part; new seats are those of whoever wants it so. */
  void resize(int size, Person person) {
    while (seats.size() > size) {
      seats.removeLast();
    }
    while (seats.size() < size) {
      seats.add(Seat.of(seats.size(), person));
    }
  }

  List<SeatRow> rows(String code) {
    return seats.stream()
        .map(
            seat ->
                new SeatRow(
                    code,
                    seat.number(),
                    seat.kind().name(),
                    seat.person().map(p -> OptionalLong.of(p.id())).orElse(OptionalLong.empty())))
        .toList();
  }

  /** As somebody sees them: which cards the others take along is their secret. */
  ArrayNode toJson(Plan plan, Audience audience, Set<Integer> own) {
    ArrayNode list = Json.array();
    for (Seat seat : seats) {
      ObjectNode one = list.addObject();
      one.put("seat", seat.number());
      ObjectNode hero = plan.heroes().get(seat.number()).toJson();
      if (!own.contains(seat.number())) {
        hero.remove("cards");
      }
      one.set("hero", hero);
      one.put("kind", seat.kind().name());
      seat.person()
          .ifPresent(
              person ->
                  one.put("person", person.id())
                      .put("name", person.name())
                      .put("here", audience.isHere(person)));
    }
    return list;
  }
}
