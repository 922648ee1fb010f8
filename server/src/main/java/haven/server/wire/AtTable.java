package haven.server.wire;

import haven.model.Difficulty;
import haven.model.Variant;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** What people are told about each other: who sits where, who is there, who plays for whom. */
public final class AtTable {
  private AtTable() {}

  /**
   * A table as one of its people sees it.
   *
   * @param hostHere whether the host looks at it
   * @param claimable whether the host has been away for so long that any seated person may take
   *     over
   * @param patience the seconds after which the seat of somebody who is away may be given on
   * @param watching the names of those who look on
   */
  public record Table(
      String code,
      String pack,
      String scenario,
      Optional<Difficulty> difficulty,
      Optional<Integer> level,
      List<Variant> variants,
      boolean started,
      boolean over,
      Optional<Drift> changed,
      long host,
      boolean hostHere,
      boolean claimable,
      int patience,
      List<Place> seats,
      List<String> watching) {}

  /** Where a stored game no longer goes as it went. */
  public record Drift(int n, int seat, int dropped) {}

  public enum Player {
    PERSON,
    AUTOMATIC,
    FREE
  }

  /**
   * A seat.
   *
   * @param here whether the person who plays it is there
   * @param away for how many seconds not, if it was there before
   * @param due whether that is long enough for another to play it
   * @param keptFor whose it is while another plays it
   * @param brain which automatic player plays it
   */
  public record Place(
      int seat,
      @As(Wish.class) ObjectNode hero,
      Player kind,
      Optional<Long> person,
      Optional<String> name,
      Optional<Boolean> here,
      Optional<Integer> away,
      Optional<Boolean> due,
      Optional<Who> keptFor,
      Optional<String> brain) {}

  public record Who(long person, String name) {}

  /**
   * What somebody who has the code is told before joining.
   *
   * @param host the name of whoever has opened the table
   * @param free the classes of the seats that are free
   */
  public record Invitation(
      String code,
      String host,
      String pack,
      String scenario,
      boolean started,
      boolean over,
      List<String> free) {}

  /** A hero as somebody wants it; the cards are told to nobody else. */
  public record Wish(
      @Called("class") String characterClass,
      Optional<String> name,
      Optional<Integer> level,
      Optional<List<String>> cards,
      List<String> items) {}

  /** How things stand at the table. */
  public record Standing(String t, Table table) {
    public Standing(Table table) {
      this("table", table);
    }
  }

  /** What has changed among the people. */
  public enum Change {
    /** Somebody who is away no longer holds a seat up. */
    FREED,
    AUTOMATED,
    TAKEN_OVER,
    /** Somebody is back, and gets the seat at the next question. */
    WAITS,
    RETURNED,
    /** There is another host. */
    HOST,
    RENAMED
  }

  /**
   * Something about people that all should hear of.
   *
   * @param seat which one, or -1
   * @param who did it, or it is about
   * @param whom it concerns, if another: whose seat it is, who played it, or what the name was
   */
  public record News(String t, Change what, int seat, String who, String whom) {
    public News(Change what, int seat, String who, String whom) {
      this("news", what, seat, who, whom);
    }
  }
}
