package haven.model.ability;

import haven.board.OverlayTile;

/**
 * Lays tiles where not only the range says (TIL-02).
 *
 * @param range how far each of the hexes may be; not asked where somebody fell
 */
public record LayTiles(OverlayTile tile, int range, Place place) implements Ability.OnTiles {
  /** Where they lie. */
  public enum Place {
    /** Three hexes that meet in one corner: a bigger tile. */
    TRIANGLE,
    /** Where those died whom the ability before this one killed. */
    WHERE_KILLED
  }
}
