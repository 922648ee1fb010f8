package haven.board;

import java.util.Set;

/**
 * A map tile as printed: passable hexes and the border hexes around them (GH: the partial hexes on
 * its rim). The edges between the two are its wall lines (MAP-04a, MAP-04b).
 */
public record MapTile(String name, Set<Hex> hexes, Set<Hex> border) {
  public MapTile {
    hexes = Set.copyOf(hexes);
    border = Set.copyOf(border);
  }

  /** A tile whose border is every hex that touches one of its passable hexes. */
  public static MapTile of(String name, Set<Hex> hexes) {
    var border = new java.util.HashSet<Hex>();
    for (Hex hex : hexes) {
      for (Direction direction : Direction.ALL) {
        border.add(hex.step(direction));
      }
    }
    border.removeAll(hexes);
    return new MapTile(name, hexes, border);
  }

  /** A tile drawn as text: {@code #} is a border hex, everything else a passable one. */
  public static MapTile drawn(String name, String picture) {
    Layout layout = Drawing.of(picture).layout();
    return new MapTile(name, layout.floor(), layout.walls());
  }

  Hex laid(Hex hex, Hex at, int turns) {
    Hex turned = hex;
    for (int i = 0; i < turns; i++) {
      turned = turned.turned();
    }
    return turned.plus(at);
  }
}
