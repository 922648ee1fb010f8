package haven.play.attack;

import haven.board.Area;
import haven.board.Hex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * An area laid on the table: which hexes are red and which blue. Some may lie in walls or off the
 * map.
 */
public record Placement(List<Hex> red, List<Hex> blue) {

  public Placement {
    red = sorted(red);
    blue = sorted(blue);
  }

  static Placement of(Area.Orientation orientation, Hex at) {
    return new Placement(shifted(orientation.red(), at), shifted(orientation.blue(), at));
  }

  private static List<Hex> shifted(List<Hex> hexes, Hex at) {
    var shifted = new ArrayList<Hex>(hexes.size());
    for (Hex hex : hexes) {
      shifted.add(at.plus(hex));
    }
    return shifted;
  }

  /** Each hex once, in the order of hexes. */
  private static List<Hex> sorted(List<Hex> hexes) {
    if (hexes.isEmpty()) {
      return List.of();
    }
    Hex[] all = hexes.toArray(Hex[]::new);
    Arrays.sort(all);
    for (int i = 1; i < all.length; i++) {
      if (all[i].equals(all[i - 1])) {
        return List.copyOf(new TreeSet<>(hexes));
      }
    }
    return List.of(all);
  }
}
