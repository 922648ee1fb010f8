package haven.server.solve;

import haven.board.Hex;
import java.util.ArrayList;
import java.util.List;

/** The map of a position: columns of hexes, odd ones half a hex lower. */
record MapSize(int width, int height) {

  boolean contains(Hex hex) {
    int row = hex.r() + Math.floorDiv(hex.q(), 2);
    return hex.q() >= 0 && hex.q() < width && row >= 0 && row < height;
  }

  Hex inside(PositionFields field, Hex hex) {
    if (!contains(hex)) {
      throw field.wrong("the hex " + hex + " is outside the map of " + width + " by " + height);
    }
    return hex;
  }

  List<Hex> hexes() {
    var hexes = new ArrayList<Hex>();
    for (int q = 0; q < width; q++) {
      for (int row = 0; row < height; row++) {
        hexes.add(new Hex(q, row - q / 2));
      }
    }
    return hexes;
  }
}
