package haven.model.ability;

import haven.board.OverlayTile;

/** What becomes of a tile. */
public sealed interface TileChange {
  /** It moves up to so many hexes (TIL-05). */
  record Move(int hexes) implements TileChange {}

  /** It is placed elsewhere, within range too (TIL-04). */
  record Transfer() implements TileChange {}

  /** Another takes its place (TIL-06). */
  record Replace(OverlayTile by) implements TileChange {}

  /** A trap that hurts the acting figure, wherever it stands (TIL-07). */
  record Spring() implements TileChange {}
}
