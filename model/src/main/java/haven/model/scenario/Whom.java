package haven.model.scenario;

import haven.board.Hex;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The figures that a special rule speaks of: all of a side, less those that one of the filters
 * leaves out.
 *
 * @param side allies for the characters, allies or self for them and their summons, enemies for the
 *     monsters' side, figures for everybody, self for the figure whose turn it is
 * @param name a type or name; of any if it is empty
 * @param number of the standee or token; 0 for any
 * @param at hexes, one of which they must stand on; anywhere if there are none
 * @param notAt hexes on which they must not stand
 * @param beside hexes, one of which they must stand next to, or on
 * @param room any hex of the room they must be in
 * @param only what must hold of each, taken for the target
 */
public record Whom(
    Affects side,
    String name,
    int number,
    List<Hex> at,
    List<Hex> notAt,
    List<Hex> beside,
    Optional<Hex> room,
    List<Check> only) {
  public static final Whom SELF = all(Affects.SELF);

  public Whom {
    at = List.copyOf(at);
    notAt = List.copyOf(notAt);
    beside = List.copyOf(beside);
    only = List.copyOf(only);
  }

  /** All figures of a side. */
  public static Whom all(Affects side) {
    return new Whom(side, "", 0, List.of(), List.of(), List.of(), Optional.empty(), List.of());
  }

  /** All figures of that type or name. */
  public static Whom named(String name) {
    return new Whom(
        Affects.FIGURES, name, 0, List.of(), List.of(), List.of(), Optional.empty(), List.of());
  }

  public Whom withNumber(int standee) {
    return new Whom(side, name, standee, at, notAt, beside, room, only);
  }

  public Whom on(Hex... hexes) {
    return new Whom(side, name, number, List.of(hexes), notAt, beside, room, only);
  }

  public Whom notOn(Hex... hexes) {
    return new Whom(side, name, number, at, List.of(hexes), beside, room, only);
  }

  public Whom beside(Hex... hexes) {
    return new Whom(side, name, number, at, notAt, List.of(hexes), room, only);
  }

  public Whom in(Hex anyHex) {
    return new Whom(side, name, number, at, notAt, beside, Optional.of(anyHex), only);
  }

  public Whom only(Check... checks) {
    return new Whom(side, name, number, at, notAt, beside, room, List.of(checks));
  }

  /** The same, once it is known where somebody has died. */
  Whom where(Hex hex) {
    return new Whom(
        side,
        name,
        number,
        ScenarioRule.where(at, hex),
        ScenarioRule.where(notAt, hex),
        ScenarioRule.where(beside, hex),
        room,
        only);
  }

  /** Every hex that it names but the one of the room. */
  public List<Hex> hexes() {
    return Stream.of(at, notAt, beside).flatMap(List::stream).toList();
  }

  /** Whether it is only a side, and says nothing more. */
  public boolean isSide() {
    return equals(all(side));
  }

  /** Whether it is about the figure whose turn it is. */
  public boolean isActing() {
    return side == Affects.SELF;
  }
}
