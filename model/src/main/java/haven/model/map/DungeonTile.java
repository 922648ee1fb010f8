package haven.model.map;

import haven.board.Hex;
import haven.board.MapTile;
import java.util.List;

/** A map tile with the edge hexes that have a puzzle joint. */
public record DungeonTile(MapTile tile, List<Hex> joints) {

  public DungeonTile {
    joints = joints.stream().sorted().toList();
    if (joints.isEmpty() || !tile.border().containsAll(joints)) {
      throw new IllegalArgumentException("the joints of " + tile.name() + " are border hexes");
    }
  }

  /** The edge hexes of a gate: the nearest joint, or several if the party decides (SCM-13). */
  public List<Hex> hexesOf(Gate gate) {
    int least = joints.stream().mapToInt(gate.shown()::distanceTo).min().orElseThrow();
    return joints.stream().filter(joint -> gate.shown().distanceTo(joint) == least).toList();
  }
}
