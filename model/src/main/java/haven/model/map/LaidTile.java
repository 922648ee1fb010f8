package haven.model.map;

import haven.board.Hex;
import java.util.Optional;

/**
 * One hex of an overlay tile in the lay-out.
 *
 * @param picture the name of the art; it decides nothing (OVL-01, OVL-22)
 * @param effect what the legend or the scenario card prints for a trap or hazard (OVL-35, OVL-45);
 *     empty if it says nothing
 */
public record LaidTile(String picture, TileKind kind, Hex hex, Optional<HexEffect> effect) {

  public LaidTile(String picture, TileKind kind, Hex hex) {
    this(picture, kind, hex, Optional.empty());
  }

  /** The same somewhere else. */
  public LaidTile at(Hex other) {
    return new LaidTile(picture, kind, other, effect);
  }
}
