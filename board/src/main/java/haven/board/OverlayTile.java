package haven.board;

import java.util.Optional;

/**
 * An overlay tile with what is written on it, for everybody to see (OVL-35).
 *
 * @param effect what it does to a figure that enters; empty for what is usual for its kind
 */
public record OverlayTile(Terrain terrain, Optional<TileEffect> effect) {

  public static OverlayTile of(Terrain terrain) {
    return new OverlayTile(terrain, Optional.empty());
  }

  public static OverlayTile of(Terrain terrain, TileEffect effect) {
    return new OverlayTile(terrain, Optional.of(effect));
  }
}
