package haven.model.map;

import haven.board.Hex;

/**
 * One hex of an overlay tile in the lay-out.
 *
 * @param picture the name of the art; it decides nothing (OVL-01, OVL-22)
 */
public record LaidTile(String picture, TileKind kind, Hex hex) {}
