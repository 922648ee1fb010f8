package haven.play.target;

import haven.board.Area;
import haven.board.Hex;
import java.util.List;
import java.util.TreeSet;

/**
 * An area laid on the table: which hexes are red and which blue. Some may lie in walls or off the
 * map.
 */
public record Placement(List<Hex> red, List<Hex> blue) {

  public Placement {
    red = List.copyOf(new TreeSet<>(red));
    blue = List.copyOf(new TreeSet<>(blue));
  }

  static Placement of(Area.Orientation orientation, Hex at) {
    return new Placement(
        orientation.red().stream().map(at::plus).toList(),
        orientation.blue().stream().map(at::plus).toList());
  }

  boolean covers(Hex hex) {
    return red.contains(hex) || blue.contains(hex);
  }
}
