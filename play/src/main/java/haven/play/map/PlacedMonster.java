package haven.play.map;

import haven.board.Hex;
import haven.model.map.Rank;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Side;
import java.util.Optional;

/**
 * A monster as it was put on the map.
 *
 * @param base the base of its rank; none if they ran out (OVL-13b)
 */
public record PlacedMonster(String type, int number, Rank rank, Optional<Rank> base, Hex hex) {

  public String name() {
    return type + " " + number;
  }

  /** Its initiative is the last one until the ability card of its type is known. */
  Figure figure() {
    return Figure.of(name(), hex, Side.MONSTERS, Initiative.LAST);
  }
}
