package haven.board;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What lies on the hexes of a board: overlay tiles and loot tokens. Mutable and cheap to copy; says
 * what is there, not what it does to whom.
 */
public final class Ground {
  private static final Terrain[] KINDS = Terrain.values();

  private final byte[] tile;
  private final byte[] tokens;
  private final CellSet[] byKind = new CellSet[KINDS.length];
  private final CellSet holding;
  private final @Nullable TileEffect[] effects;

  public Ground(Board board) {
    tile = new byte[board.cells()];
    tokens = new byte[board.cells()];
    for (int i = 0; i < KINDS.length; i++) {
      byKind[i] = board.noCells();
    }
    byKind[Terrain.NONE.ordinal()].fill(board.cells());
    holding = board.noCells();
    effects = new TileEffect[board.cells()];
  }

  private Ground(Ground other) {
    tile = other.tile.clone();
    tokens = other.tokens.clone();
    for (int i = 0; i < KINDS.length; i++) {
      byKind[i] = other.byKind[i].copy();
    }
    holding = other.holding.copy();
    effects = other.effects.clone();
  }

  public Ground copy() {
    return new Ground(this);
  }

  public Terrain at(int cell) {
    return KINDS[tile[cell]];
  }

  public void put(int cell, Terrain terrain) {
    byKind[tile[cell]].remove(cell);
    holding.remove(cell);
    effects[cell] = null;
    tile[cell] = (byte) terrain.ordinal();
    byKind[tile[cell]].add(cell);
  }

  /** Lays a tile with the effect that is written on it (OVL-35). */
  public void put(int cell, OverlayTile overlay) {
    put(cell, overlay.terrain());
    overlay
        .effect()
        .ifPresent(
            effect -> {
              effects[cell] = effect;
              holding.set(cell, effect.holds());
            });
  }

  /** The tile in a hex and what is written on it. */
  public OverlayTile tile(int cell) {
    return new OverlayTile(at(cell), Optional.ofNullable(effects[cell]));
  }

  public boolean holds(int cell) {
    return holding.contains(cell);
  }

  /** The cells with that terrain; not to be written to. */
  public CellSet all(Terrain terrain) {
    return byKind[terrain.ordinal()];
  }

  public int tokens(int cell) {
    return tokens[cell];
  }

  public void drop(int cell) {
    tokens[cell]++;
  }

  /** Takes all loot tokens of a hex and says how many there were. */
  public int takeTokens(int cell) {
    int taken = tokens[cell];
    tokens[cell] = 0;
    return taken;
  }
}
