package haven.board;

/** What a tile does to a figure that enters it, as far as the board cares. */
public interface TileEffect {
  /** Whether it immobilizes or stuns, so that nobody would get away from it (MOV-24, OVL-49). */
  boolean holds();
}
