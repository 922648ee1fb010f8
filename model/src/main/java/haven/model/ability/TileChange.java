package haven.model.ability;

import haven.board.OverlayTile;

/** What becomes of a tile. */
public sealed interface TileChange {
  /** It moves up to so many hexes (TIL-05). */
  record Move(int hexes) implements TileChange {}

  /**
   * It is placed elsewhere (TIL-04).
   *
   * @param range within what range; 0 for that of the ability
   */
  record Transfer(int range) implements TileChange {
    public Transfer() {
      this(0);
    }
  }

  /** Another takes its place (TIL-06). */
  record Replace(OverlayTile by) implements TileChange {}

  /** A trap that hurts the acting figure, wherever it stands (TIL-07). */
  record Spring() implements TileChange {}
}
