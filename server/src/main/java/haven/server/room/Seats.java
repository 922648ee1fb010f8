package haven.server.room;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.Person;
import haven.server.store.SeatRow;
import haven.server.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Who sits where at a table. */
public final class Seats {
  private final List<Seat> seats;
  private final Hosting hosting;

  public Seats(List<Seat> seats, Hosting hosting) {
    this.seats = new ArrayList<>(seats);
    this.hosting = hosting;
  }

  /**
   * As they are stored.
   *
   * @param brains what an automatic player of that name is called by now
   */
  public static Seats stored(
      Store store, String code, Hosting hosting, UnaryOperator<String> brains) {
    List<Seat> all =
        store.seats(code).stream()
            .map(
                seat ->
                    new Seat(
                        seat.seat(),
                        Seat.Kind.valueOf(seat.kind()),
                        person(store, seat.person()),
                        person(store, seat.keptFor()),
                        seat.brain().map(brains)))
            .toList();
    return new Seats(all, hosting);
  }

  private static Optional<Person> person(Store store, OptionalLong id) {
    return id.isPresent() ? store.person(id.getAsLong()) : Optional.empty();
  }

  /** What need not be asked of whoever sits there; whatever others decide together is asked. */
  public Optional<Choice> answer(Game game, Prompt prompt) {
    return prompt.group()
        ? Optional.empty()
        : at(prompt.seat()).person().flatMap(person -> hosting.answer(person, game, prompt));
  }

  public boolean asksEverything(Person person) {
    return hosting.asksEverything(person);
  }

  /** The seats that somebody plays; none for spectators. */
  public Set<Integer> of(Person person) {
    return seats.stream()
        .filter(seat -> seat.isOf(person))
        .map(Seat::number)
        .collect(Collectors.toUnmodifiableSet());
  }

  public List<Seat> all() {
    return List.copyOf(seats);
  }

  /** All sit as they sat. */
  void restore(List<Seat> before) {
    seats.clear();
    seats.addAll(before);
  }

  public Seat at(int number) {
    if (number < 0 || number >= seats.size()) {
      throw Denied.of("the table has no seat " + number);
    }
    return seats.get(number);
  }

  public void checkOwner(Person person, int seat) {
    if (!at(seat).isOf(person)) {
      throw Denied.of("somebody else sits on seat " + seat);
    }
  }

  public void checkFull() {
    if (seats.stream().anyMatch(seat -> seat.kind() == Seat.Kind.FREE)) {
      throw Denied.of("a seat is still free");
    }
  }

  /** Whether the one agrees to what the other wants, being the same person or nobody at all. */
  public boolean isSamePerson(int one, int other) {
    return at(other).kind() != Seat.Kind.PERSON || at(one).person().equals(at(other).person());
  }

  /**
   * Automatic players answer for themselves; for the group only where nobody else could. Where
   * nobody sits, nobody minds that something is taken back.
   */
  public boolean isForAutomatic(Prompt prompt) {
    Seat.Kind kind = at(prompt.seat()).kind();
    if (prompt.kind() == Prompt.Kind.UNDO) {
      return kind != Seat.Kind.PERSON;
    }
    return kind == Seat.Kind.AUTOMATIC
        && !(prompt.group() && seats.stream().anyMatch(one -> one.kind() == Seat.Kind.PERSON));
  }

  /**
   * Somebody sits down. A free seat is theirs from then on; who takes an automatic player's place
   * keeps it for whomever that one kept it.
   *
   * @param host whether it is the host, who alone may send an automatic player away
   */
  public void sit(Person person, int seat, boolean host) {
    Seat now = at(seat);
    switch (now.kind()) {
      case PERSON -> throw Denied.of("somebody sits on seat " + seat + " already");
      case AUTOMATIC -> {
        if (!host && !now.isKeptFor(person)) {
          throw Denied.of("only the host of the table may take an automatic player's seat");
        }
        seats.set(seat, Seat.of(seat, person).keptFor(now.keptFor()));
      }
      case FREE -> seats.set(seat, Seat.of(seat, person));
    }
  }

  public void stand(Person person, int seat) {
    checkOwner(person, seat);
    seats.set(seat, Seat.free(seat).keptFor(at(seat).keptFor()));
  }

  public void give(Person person, int seat, Person to) {
    checkOwner(person, seat);
    seats.set(seat, Seat.of(seat, to).keptFor(at(seat).keptFor()));
  }

  /**
   * A seat plays by itself from now on, or plays otherwise.
   *
   * @param host whether it is the host, who alone may change how an automatic player plays
   */
  public void automate(Person person, int seat, String brain, boolean host) {
    Seat.Kind kind = at(seat).kind();
    if (kind == Seat.Kind.PERSON || kind == Seat.Kind.AUTOMATIC && !host) {
      checkOwner(person, seat);
    }
    seats.set(seat, Seat.automatic(seat, brain).keptFor(at(seat).keptFor()));
  }

  /** Another, or nobody, answers for somebody who is away; the seat stays that person's. */
  void replace(Seat by) {
    Seat now = at(by.number());
    seats.set(by.number(), by.keptFor(now.keptFor().or(now::person)));
  }

  /** Whoever it is kept for sits there again. */
  void giveBack(int seat) {
    Person owner =
        at(seat).keptFor().orElseThrow(() -> Denied.of("seat " + seat + " is kept for nobody"));
    seats.set(seat, Seat.of(seat, owner));
  }

  void rename(Person person) {
    seats.replaceAll(seat -> seat.renamed(person));
  }

  /** The automatic player of a seat, if it has a name. */
  public Optional<String> brain(int seat) {
    return at(seat).brain();
  }

  /** More or fewer heroes take part; new seats are those of whoever wants it so. */
  public void resize(int size, Person person) {
    while (seats.size() > size) {
      seats.removeLast();
    }
    while (seats.size() < size) {
      seats.add(Seat.of(seats.size(), person));
    }
  }

  public List<SeatRow> rows(String code) {
    return seats.stream().map(seat -> seat.row(code)).toList();
  }
}
