package haven.model.map;

import haven.board.Hex;

/**
 * An entrance or exit of a random dungeon's room.
 *
 * @param shown where the room card points to; the hex itself is the nearest joint of the tile
 */
public record Gate(Type type, Hex shown) {

  /** An exit leads to an entrance of its own type (SCM-14). */
  public enum Type {
    A,
    B
  }
}
