package haven.model.scenario;

import haven.board.Hex;
import haven.model.ability.Affects;
import java.util.List;
import java.util.Optional;

/**
 * The figures that a special rule speaks of: all of a side, less those that one of the filters
 * leaves out.
 *
 * @param side allies for the characters, enemies for the monsters' side, figures for everybody,
 *     self for the figure whose turn it is
 * @param name a type or name; of any if it is empty
 * @param number of the standee or token; 0 for any
 * @param at hexes, one of which they must stand on; anywhere if there are none
 * @param room any hex of the room they must be in
 */
public record Whom(Affects side, String name, int number, List<Hex> at, Optional<Hex> room) {
  public static final Whom SELF = all(Affects.SELF);

  public Whom {
    at = List.copyOf(at);
  }

  /** All figures of a side. */
  public static Whom all(Affects side) {
    return new Whom(side, "", 0, List.of(), Optional.empty());
  }

  /** All figures of that type or name. */
  public static Whom named(String name) {
    return new Whom(Affects.FIGURES, name, 0, List.of(), Optional.empty());
  }

  public Whom withNumber(int standee) {
    return new Whom(side, name, standee, at, room);
  }

  public Whom on(Hex... hexes) {
    return new Whom(side, name, number, List.of(hexes), room);
  }

  public Whom in(Hex anyHex) {
    return new Whom(side, name, number, at, Optional.of(anyHex));
  }

  /** Whether it is only a side, and says nothing more. */
  public boolean isSide() {
    return name.isEmpty() && number == 0 && at.isEmpty() && room.isEmpty();
  }

  /** Whether it is about the figure whose turn it is. */
  public boolean isActing() {
    return side == Affects.SELF;
  }
}
