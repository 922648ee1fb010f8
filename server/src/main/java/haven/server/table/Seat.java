package haven.server.table;

import haven.server.store.Person;
import java.util.Optional;

/**
 * A place at a table: one hero, and who plays it.
 *
 * @param person who plays it, if a person does
 */
public record Seat(int number, Kind kind, Optional<Person> person) {
  /** Who answers for a seat. */
  public enum Kind {
    PERSON,
    /** A {@link haven.play.engine.Brain}. */
    AUTOMATIC,
    /** Nobody yet: whoever has the code may sit down. */
    FREE
  }

  static Seat of(int number, Person person) {
    return new Seat(number, Kind.PERSON, Optional.of(person));
  }

  static Seat automatic(int number) {
    return new Seat(number, Kind.AUTOMATIC, Optional.empty());
  }

  static Seat free(int number) {
    return new Seat(number, Kind.FREE, Optional.empty());
  }

  boolean isOf(Person other) {
    return person.isPresent() && person.get().id() == other.id();
  }
}
