package haven.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A seat at a table and who holds it, if anybody does.
 *
 * @param keptFor whose it is, while somebody or something else answers for it
 * @param brain which automatic player has it, if one does
 */
public record SeatRow(
    String code,
    int seat,
    String kind,
    OptionalLong person,
    OptionalLong keptFor,
    Optional<String> brain) {

  /** A seat that is nobody else's. */
  public static SeatRow of(String code, int seat, String kind, OptionalLong person) {
    return new SeatRow(code, seat, kind, person, OptionalLong.empty(), Optional.empty());
  }
}
