package haven.server.room;

import haven.server.store.Person;
import haven.server.store.SeatRow;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A place at a table: one hero, and who plays it.
 *
 * @param person who plays it, if a person does
 * @param keptFor whose it is, while it is played otherwise because that person is away
 * @param brain the name of the automatic player, if one plays it
 */
public record Seat(
    int number,
    Kind kind,
    Optional<Person> person,
    Optional<Person> keptFor,
    Optional<String> brain) {
  /** Who answers for a seat. */
  public enum Kind {
    PERSON,
    /** A {@link haven.play.engine.Brain}. */
    AUTOMATIC,
    /** Nobody yet: whoever has the code may sit down. */
    FREE
  }

  public static Seat of(int number, Person person) {
    return new Seat(number, Kind.PERSON, Optional.of(person), Optional.empty(), Optional.empty());
  }

  public static Seat automatic(int number, String brain) {
    return new Seat(number, Kind.AUTOMATIC, Optional.empty(), Optional.empty(), Optional.of(brain));
  }

  public static Seat free(int number) {
    return new Seat(number, Kind.FREE, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Kept for somebody; whoever sits there already needs nobody to keep it. */
  public Seat keptFor(Optional<Person> owner) {
    return new Seat(number, kind, person, owner.filter(one -> !isOf(one)), brain);
  }

  public boolean isOf(Person other) {
    return person.isPresent() && person.get().id() == other.id();
  }

  public boolean isKeptFor(Person other) {
    return keptFor.isPresent() && keptFor.get().id() == other.id();
  }

  /** The same seat, by a person's new name. */
  Seat renamed(Person other) {
    return new Seat(
        number,
        kind,
        person.map(one -> one.id() == other.id() ? other : one),
        keptFor.map(one -> one.id() == other.id() ? other : one),
        brain);
  }

  SeatRow row(String code) {
    return new SeatRow(code, number, kind.name(), id(person), id(keptFor), brain);
  }

  private static OptionalLong id(Optional<Person> person) {
    return person.map(one -> OptionalLong.of(one.id())).orElse(OptionalLong.empty());
  }
}
